import { SCATTER, type SlotsModel } from '@parlour/game-rules/slots/model';
import type { SlotSeen, SlotSpin } from '@parlour/game-rules/slots/seen';
import type { Pace } from '../game/mechanic-page.ts';
import { pageClock } from '../platform/clock.ts';
import { playSound, type Sound, vibrate } from '../platform/sound.ts';
import type { Dress } from './draw/dress.ts';
import { createScreen, FADED } from './draw/screen.ts';
import type { Size } from './layout.rules.ts';
import { expandedStandOf, firstStand, holdStandOf, lastStand, standOf } from './stands.rules.ts';
import { KNOWN_BEFORE_MS } from './timeline/reel-motion.rules.ts';
import type { Hud, Scene } from './timeline/scenes.rules.ts';

type Needs = {
  canvas: HTMLCanvasElement;
  model: SlotsModel;
  dress: Dress;
  showWorth: (coins: number) => string;
  /** A scene begins; null when all were shown. */
  onScene: (scene: Scene | null) => void;
  /** Which of the wins, in turn, is lit alone; null for all of them. */
  onLit: (index: number | null) => void;
};
export type Player = ReturnType<typeof createPlayer>;

const SOUNDS: Readonly<Partial<Record<Scene['kind'], Sound>>> = {
  intro: 'bell',
  more: 'bell',
  holdIntro: 'bell',
  fall: 'chip',
  summary: 'winMedium',
  collect: 'winMedium',
};
const STOP_SHAKE_MS = 10;
/** When the coins of a respin have landed. */
const LANDED = 0.9;

/** Plays rounds on the canvas, scene by scene. It draws only while something moves. */
export function createPlayer({ canvas, model, dress, showWorth, onScene, onLit }: Needs) {
  const screen = createScreen({ canvas, model, dress, showWorth, onChange: wake });
  let frame = 0;
  /** What was last at rest. */
  let stand = firstStand(model);
  let mode: Hud['mode'] = 'base';
  let pace: Pace = 'normal';
  let special: number | undefined;
  /** Draws a frame; true while more are to come. */
  let act: (now: number) => boolean = drawRest;
  let spunAt = 0;
  let scenes: readonly Scene[] = [];
  let index = 0;
  let startedAt = 0;
  let stopped = 0;
  let lit: number | null = null;

  function wake(): void {
    if (frame === 0) frame = requestAnimationFrame(draw);
  }

  function draw(): void {
    frame = 0;
    screen.clear();
    if (act(pageClock.now())) wake();
  }

  function begin(next: (now: number) => boolean): void {
    act = next;
    wake();
  }

  function drawRest(): boolean {
    screen.drawStand(stand);
    return false;
  }

  /** The reels run, and nobody knows yet where they stop. */
  function drawAsking(now: number): boolean {
    if (pace === 'reduced') screen.drawStand(stand, FADED);
    else screen.drawReels(now, { spunAt, from: stand, to: null, stops: null, mode, pace });
    return pace !== 'reduced';
  }

  function drawScenes(now: number): boolean {
    let scene = scenes[index];
    while (scene && now >= startedAt + scene.ms) {
      finish(scene);
      startedAt += scene.ms;
      index += 1;
      scene = scenes[index];
      if (scene) start(scene);
    }
    if (!scene) {
      act = drawRest;
      onScene(null);
      return drawRest();
    }
    const ms = now - startedAt;
    if (scene.kind === 'spin') drawSpin(scene, now);
    else screen.drawScene(scene, ms, { mode, special, pace, stand });
    if (scene.kind === 'respin' && ms > scene.ms * LANDED && stopped === 0) {
      stopped = 1;
      if (scene.picture.coins?.length) playSound('chip');
    }
    return true;
  }

  function start(scene: Scene): void {
    mode = scene.hud.mode;
    stopped = 0;
    if (index > 0) spunAt = startedAt;
    const sound =
      scene.kind === 'wins' && sumOf(scene.picture) > model.coins ? 'winSmall' : SOUNDS[scene.kind];
    if (sound) playSound(sound);
    onScene(scene);
  }

  function finish({ kind, picture, held }: Scene): void {
    if (kind === 'respin') stand = holdStandOf(held, picture.coins ?? [], model);
    if (kind === 'spin' || kind === 'fall') stand = standOf(picture, mode, model);
    if (kind === 'expand') stand = expandedStandOf(standOf(picture, mode, model), picture, special);
  }

  function drawSpin(scene: Scene & { kind: 'spin' }, now: number): void {
    const to = standOf(scene.picture, mode, model);
    const ms = now - startedAt;
    if (pace === 'reduced') {
      screen.drawStand(to, Math.min(1, ms / scene.ms));
      return;
    }
    const { at, isTeased } = scene.stops;
    const waiting = at.findIndex((stop) => ms < stop);
    if (waiting > 0 && isTeased[waiting]) screen.drawTease(waiting, 0.5 + 0.25 * Math.sin(ms / 60));
    const stops = at.map((stop) => startedAt + stop);
    const still = screen.drawReels(now, { spunAt, from: stand, to, stops, mode, pace });
    if (still > stopped) {
      vibrate(STOP_SHAKE_MS);
      playSound(scene.picture.board?.[still - 1]?.includes(SCATTER) ? 'chip' : 'stop');
      if (isTeased[still]) playSound('tease');
    }
    stopped = still;
  }

  function drawResult(picture: SlotSpin, ms: number): boolean {
    const light = screen.drawWins(picture, ms, { mode, special, pace });
    const count = picture.wins?.length ?? 0;
    const alone = count > 1 && light.lit.length === 1 ? (light.lit[0] ?? null) : null;
    if (alone !== lit) {
      lit = alone;
      onLit(lit);
    }
    return !light.isOver;
  }

  return {
    resize(size: Size): void {
      screen.resize(size);
      wake();
    },
    /** A round was asked for. What is bought begins without reels. */
    ask(at: Pace, { isBought }: { isBought: boolean }): void {
      pace = at;
      mode = 'base';
      spunAt = pageClock.now();
      begin(isBought ? drawRest : drawAsking);
    },
    play(next: readonly Scene[], at: Pace, seen: SlotSeen): void {
      const [first] = next;
      if (!first) return;
      const now = pageClock.now();
      pace = at;
      scenes = next;
      special = seen.special;
      index = 0;
      // The reels have been running since the tap: that is a part of the spin.
      const lead = first.kind === 'spin' ? (first.stops.at[0] ?? 0) - KNOWN_BEFORE_MS : 0;
      startedAt = now - Math.max(0, Math.min(now - spunAt, lead));
      start(first);
      begin(drawScenes);
    },
    /** The result, which stays. */
    rest(seen: SlotSeen): void {
      const last = lastStand(seen, model);
      const { picture } = last;
      const restedAt = pageClock.now();
      stand = last.stand;
      mode = last.mode;
      special = seen.special;
      lit = null;
      onLit(null);
      begin(picture.wins?.length ? (now) => drawResult(picture, now - restedAt) : drawRest);
    },
    /** Nothing came of what was asked for: what stood there before stands there again. */
    idle(): void {
      begin(drawRest);
    },
    /** Ends what is being shown. Reels that may not be stopped early run on. */
    hurry(canStopEarly: boolean): void {
      const scene = scenes[index];
      if (act !== drawScenes || !scene) return;
      const isTurning = scene.kind === 'spin' || scene.kind === 'respin';
      if (isTurning && !canStopEarly) return;
      const until = scene.kind === 'spin' ? (scene.stops.at.at(-1) ?? 0) : scene.ms;
      startedAt = Math.min(startedAt, pageClock.now() - until);
    },
    close(): void {
      cancelAnimationFrame(frame);
      screen.close();
    },
  };
}

function sumOf({ wins = [] }: SlotSpin): number {
  return wins.reduce((sum, { pays }) => sum + pays, 0);
}
