import type { SlotsModel, SpinRules } from '@parlour/game-rules/slots/model';
import type { Cell, SlotSeen, SlotSpin } from '@parlour/game-rules/slots/seen';
import type { Pace } from '../../game/mechanic-page.ts';
import { BEATS, type Beats } from './beats.rules.ts';
import { type Stops, stopsOf } from './stops.rules.ts';
import { litCells } from './wins.rules.ts';

export type Coins = readonly (readonly [cell: Cell, worth: number])[];

/** What stands around the reels while a scene is shown. */
export type Hud = {
  mode: 'base' | 'free' | 'hold';
  /** Coins won so far, and those of them that the feature won. */
  won: number;
  featured: number;
  /** Free spins left. */
  left: number;
  /** Respins left. */
  lives: number;
  /** How many boards of this spin have won before. */
  step: number;
  multiplier: number;
};

type SceneKind =
  | { kind: 'spin'; stops: Stops }
  | { kind: 'fall'; gone: readonly Cell[]; from: SlotSpin; burstMs: number }
  | { kind: 'intro' | 'more' | 'summary'; spins: number }
  | { kind: 'wins' | 'expand' | 'holdIntro' | 'respin' | 'collect' };

/** A part of a round that is shown for so long. */
export type Scene = SceneKind & {
  ms: number;
  picture: SlotSpin;
  /** Coins that were held when it began. */
  held: Coins;
  hud: Hud;
};

/**
 * A round as the scenes that lead to its result. The wins of the last picture are not one of them: they are the result,
 * and stay until the next round.
 */
export function scenesOf(seen: SlotSeen, model: SlotsModel, pace: Pace): Scene[] {
  const beats = BEATS[pace];
  const scenes: Scene[] = [];
  let hud: Hud = { mode: 'base', won: 0, featured: 0, left: 0, lives: 0, step: 0, multiplier: 1 };
  let held: Coins = [];
  let before: SlotSpin | null = null;
  let spins = 0;

  const add = (picture: SlotSpin, scene: SceneKind & { ms: number }) =>
    scenes.push({ ...scene, picture, held, hud });
  /** The round pays no more than its highest win, whatever the pictures add up to. */
  const win = (coins: number) => {
    const won = Math.min(seen.total, hud.won + coins);
    const gained = hud.mode === 'base' ? 0 : won - hud.won;
    hud = { ...hud, won, featured: hud.featured + gained };
  };

  const firstFree = seen.spins.find(({ free }) => free)?.free;
  if (seen.bought !== undefined && firstFree && seen.spins[0]) {
    spins = firstFree.left + 1 - firstFree.awarded;
    hud = { ...hud, mode: 'free', left: spins, multiplier: model.free?.multiplier ?? 1 };
    add(seen.spins[0], { kind: 'intro', spins, ms: beats.intro });
  }

  seen.spins.forEach((picture, index) => {
    const isLast = index === seen.spins.length - 1;
    if (picture.kind === 'respin') addRespin(picture);
    else addBoard(picture, isLast);
    if (picture.board) before = picture;
    held = [...held, ...(picture.coins ?? [])];
    if (picture.kind === 'base' && picture.lives !== undefined) {
      hud = { ...hud, mode: 'hold', lives: picture.lives };
      add(picture, { kind: 'holdIntro', ms: beats.intro });
    }
    if (picture.collected !== undefined) {
      win(picture.collected);
      add(picture, { kind: 'collect', ms: beats.collect });
    }
    if (picture.free) countFree(picture, picture.free);
    if (isLast && hud.mode === 'free') add(picture, { kind: 'summary', spins, ms: beats.summary });
  });
  return scenes;

  function addRespin(picture: SlotSpin): void {
    if (hud.mode !== 'hold') {
      hud = { ...hud, mode: 'hold', lives: picture.lives ?? 0 };
      add(picture, { kind: 'holdIntro', ms: beats.intro });
    }
    add(picture, { kind: 'respin', ms: beats.respin });
    hud = { ...hud, lives: picture.lives ?? 0 };
  }

  function addBoard(picture: SlotSpin, isLast: boolean): void {
    const isCascade = picture.kind === 'cascade';
    if (picture.kind === 'free') hud = { ...hud, left: Math.max(0, hud.left - 1) };
    hud = { ...hud, step: isCascade ? hud.step + 1 : 0 };
    if (isCascade && model.refill === 'fall' && before?.board)
      add(picture, {
        kind: 'fall',
        from: before,
        gone: (before.wins ?? []).flatMap((each) => litCells(each, before ?? picture, model)),
        burstMs: beats.burst,
        ms: beats.burst + beats.drop,
      });
    else add(picture, spinOf(picture));
    const wins = picture.wins ?? [];
    hud = { ...hud, multiplier: picture.multiplier ?? 1 };
    if (picture.expanded) add(picture, { kind: 'expand', ms: beats.expand });
    if (wins.length > 0) win(wins.reduce((sum, { pays }) => sum + pays, 0));
    const isResult = isLast && hud.mode === 'base' && !picture.free && picture.lives === undefined;
    if (wins.length > 0 && !isResult) add(picture, { kind: 'wins', ms: beats.wins });
  }

  function spinOf(picture: SlotSpin): SceneKind & { ms: number } {
    const board = picture.board ?? [];
    const stops = stopsOf({ board, model, rules: rulesOf(model, hud.mode) }, spinMsOf(picture, beats), beats);
    return { kind: 'spin', stops, ms: (stops.at.at(-1) ?? 0) + beats.settle };
  }

  function countFree(picture: SlotSpin, { left, awarded }: { left: number; awarded: number }): void {
    if (awarded > 0) spins += awarded;
    const kind = hud.mode === 'free' ? 'more' : 'intro';
    hud = { ...hud, mode: 'free', left };
    if (kind === 'intro') hud = { ...hud, multiplier: model.free?.multiplier ?? 1 };
    if (awarded > 0) add(picture, { kind, spins: awarded, ms: kind === 'intro' ? beats.intro : beats.more });
  }
}

/** What fills the board: free spins may have reels and multipliers of their own. */
export function rulesOf(model: SlotsModel, mode: Hud['mode']): SpinRules {
  return mode === 'free' ? { ...model.base, ...model.free } : model.base;
}

export function lengthOf(scenes: readonly Scene[]): number {
  return scenes.reduce((sum, { ms }) => sum + ms, 0);
}

function spinMsOf({ kind }: SlotSpin, { spin, freeSpin, again }: Beats): number {
  if (kind === 'cascade') return again;
  return kind === 'free' ? freeSpin : spin;
}
