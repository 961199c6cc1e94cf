import type { SlotsModel } from '@parlour/game-rules/slots/model';
import type { SlotSpin } from '@parlour/game-rules/slots/seen';
import type { Pace } from '../../game/mechanic-page.ts';
import type { Size } from '../layout.rules.ts';
import { expandedStandOf, fillerOf, holdStandOf, standOf } from '../stands.rules.ts';
import { reelAt } from '../timeline/reel-motion.rules.ts';
import type { Hud, Scene } from '../timeline/scenes.rules.ts';
import { inTurn, isExpanded, type Light, lightAt } from '../timeline/wins.rules.ts';
import { createAtlas } from './atlas.ts';
import { createBoard, type Stand } from './board.ts';
import type { Dress } from './dress.ts';
import { createLights } from './lights.ts';
import { createSceneDrawing } from './scenes.ts';

type Needs = {
  canvas: HTMLCanvasElement;
  model: SlotsModel;
  dress: Dress;
  showWorth: (coins: number) => string;
  /** What was drawn should be drawn again. */
  onChange: () => void;
};
/** Reels on their way: since when, from which stand, and if it is known, to which and when each stops. */
export type Spinning = {
  spunAt: number;
  from: Stand;
  to: Stand | null;
  stops: readonly number[] | null;
  mode: Hud['mode'];
  pace: Pace;
};
/** Of the round that is shown. */
export type Told = { mode: Hud['mode']; special: number | undefined; pace: Pace };

const PIXELS_MAX = 2;
const START_LAG_MS = 45;
export const FADED = 0.35;

/** The canvas, and how everything is drawn on it at a given time. */
export function createScreen({ canvas, model, dress, showWorth, onChange }: Needs) {
  const pen = canvas.getContext('2d');
  let tools: ReturnType<typeof makeTools> = null;
  const fillers = {
    base: model.rows.map((_, reel) => fillerOf(model, 'base', reel)),
    free: model.rows.map((_, reel) => fillerOf(model, 'free', reel)),
  };

  function makeTools(size: Size, scale: number) {
    if (!pen || size.width <= 0 || size.height <= 0) return null;
    // A cell of a reel with few rows is larger than one of many: the atlas serves the largest.
    const tallest = (size.height / Math.min(...model.rows)) * (model.base.heights ? 2 : 1);
    const atlas = createAtlas({
      pixels: Math.min(size.width / model.reels, tallest) * scale,
      dress,
      onChange,
    });
    const board = createBoard({ pen, size, model, atlas, dress, showWorth });
    const lights = createLights({ pen, board, model, dress });
    return { atlas, board, lights, drawing: createSceneDrawing({ pen, board, model, atlas, dress }) };
  }

  /** How many reels have stopped. */
  function drawReels(now: number, { spunAt, from, to, stops, mode, pace }: Spinning): number {
    let still = 0;
    model.rows.forEach((rows, reel) => {
      const startMs = spunAt + (pace === 'turbo' ? 0 : reel * START_LAG_MS);
      const at = reelAt(now, { startMs, stopMs: stops?.[reel] ?? null, rows });
      const filler = fillers[mode === 'free' ? 'free' : 'base'][reel] ?? (() => 0);
      if (at.isStopped) still += 1;
      if (to && at.isStopped && at.moved === at.rest) tools?.board.drawStill(reel, to);
      else
        tools?.board.drawReel(reel, at, {
          from: from.board[reel] ?? [],
          to: to?.board[reel] ?? null,
          filler,
        });
    });
    return still;
  }

  /** The wins of a picture, all or in turn; an expanded symbol is shown as what it grew to. */
  function drawWins(picture: SlotSpin, ms: number, { mode, special }: Told): Light {
    const wins = inTurn(picture.wins ?? []);
    const light = lightAt(ms, wins.length);
    const isGrown = light.lit.some((index) => wins[index] && isExpanded(wins[index], picture));
    const plain = standOf(picture, mode, model);
    const stand = isGrown ? expandedStandOf(plain, picture, special) : plain;
    tools?.lights.drawWins({ picture, stand, wins, light, ms });
    return light;
  }

  function drawFall(scene: Scene & { kind: 'fall' }, ms: number, { mode, pace }: Told): void {
    const to = standOf(scene.picture, mode, model);
    if (pace === 'reduced') tools?.board.drawStand(to, { alpha: ms / scene.ms });
    else tools?.drawing.drawFall(scene, ms, { from: standOf(scene.from, mode, model), to });
  }

  return {
    resize(size: Size): void {
      const scale = Math.min(PIXELS_MAX, devicePixelRatio);
      const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
      if (tools && canvas.width === width && canvas.height === height) return;
      canvas.width = width;
      canvas.height = height;
      pen?.setTransform(scale, 0, 0, scale, 0, 0);
      tools?.atlas.close();
      tools = makeTools(size, scale);
    },
    close(): void {
      tools?.atlas.close();
      tools = null;
    },
    clear(): void {
      tools?.board.clear();
      tools?.board.drawSeams();
    },
    drawStand: (stand: Stand, alpha = 1) => tools?.board.drawStand(stand, { alpha }),
    drawTease: (reel: number, strength: number) => tools?.board.drawTease(reel, strength),
    drawReels,
    drawWins,
    /** A scene in which no reel turns. */
    drawScene(scene: Scene, ms: number, told: Told & { stand: Stand }): void {
      const { mode, special, stand } = told;
      if (scene.kind === 'fall') drawFall(scene, ms, told);
      else if (scene.kind === 'wins') drawWins(scene.picture, ms, told);
      else if (scene.kind === 'expand') {
        const from = standOf(scene.picture, mode, model);
        tools?.drawing.drawExpand(scene, ms, { from, to: expandedStandOf(from, scene.picture, special) });
      } else if (scene.kind === 'respin') {
        const held = holdStandOf(scene.held, scene.picture.coins ?? [], model);
        tools?.drawing.drawRespin(scene, ms, held);
      } else if (scene.kind === 'holdIntro' || scene.kind === 'collect')
        tools?.board.drawStand(holdStandOf(scene.held, [], model));
      else tools?.board.drawStand(stand, { alpha: FADED });
    },
  };
}
