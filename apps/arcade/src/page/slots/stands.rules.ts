import { SCATTER, type SlotsModel } from '@parlour/game-rules/slots/model';
import type { SlotSeen, SlotSpin } from '@parlour/game-rules/slots/seen';
import { EMPTY, type Stand } from './draw/board.ts';
import { wrap } from './timeline/reel-motion.rules.ts';
import { type Coins, type Hud, rulesOf } from './timeline/scenes.rules.ts';

const GOLDEN = 0.618_034;
const FILLER_LENGTH = 32;

/** A picture of a round as it stands in the window. */
export function standOf(picture: SlotSpin, mode: Hud['mode'], model: SlotsModel): Stand {
  return {
    board: picture.board ?? [],
    coins: new Map(picture.coins),
    wildTimes: rulesOf(model, mode).wildMultipliers,
  };
}

/** The same with the special symbol on all cells of the reels it filled. */
export function expandedStandOf(
  stand: Stand,
  { expanded = [] }: SlotSpin,
  special: number | undefined,
): Stand {
  if (special === undefined || expanded.length === 0) return stand;
  const board = stand.board.map((cells, reel) =>
    expanded.includes(reel) ? cells.map(() => special) : cells,
  );
  return { ...stand, board };
}

/** Hold and collect: every cell is a place for a coin. */
export function holdStandOf(held: Coins, landed: Coins, { rows }: SlotsModel): Stand {
  const coins = new Map([...held, ...landed]);
  const board = rows.map((count, reel) =>
    Array.from({ length: count }, (_, row) => (coins.has(10 * reel + row) ? SCATTER : EMPTY)),
  );
  return { board, coins, wildTimes: undefined };
}

/** What turns past on a reel: its own strip, or symbols as often as its weights say. */
export function fillerOf(model: SlotsModel, mode: Hud['mode'], reel: number): (n: number) => number {
  const { strips, weights } = rulesOf(model, mode);
  const turning = strips?.[reel] ?? spread(weights?.[reel] ?? []);
  return (n) => turning[wrap(n + reel * 5, turning.length)] ?? 0;
}

/** Before the first round: what the reels happen to show. It wins nothing and means nothing. */
export function firstStand(model: SlotsModel): Stand {
  const board = model.rows.map((rows, reel) => {
    const filler = fillerOf(model, 'base', reel);
    const shown = model.base.heights ? Math.max(2, rows - 2) : rows;
    return Array.from({ length: shown }, (_, row) => filler(row));
  });
  return { board, coins: new Map(), wildTimes: model.base.wildMultipliers };
}

/** The last thing a round shows: its last board, or the coins it collected. */
export function lastStand(
  seen: SlotSeen,
  model: SlotsModel,
): { stand: Stand; picture: SlotSpin; mode: Hud['mode'] } {
  const last = seen.spins.at(-1);
  if (!last) throw new Error('a round without a picture');
  if (last.kind === 'respin') {
    const coins = seen.spins.flatMap((spin) => spin.coins ?? []);
    return { stand: holdStandOf(coins, [], model), picture: last, mode: 'hold' };
  }
  const mode = seen.spins.some(({ kind }) => kind === 'free') ? 'free' : 'base';
  return { stand: standOf(last, mode, model), picture: last, mode };
}

/** Symbols spread evenly by their weights, always in the same order. */
function spread(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return Array.from({ length: FILLER_LENGTH }, (_, index) => {
    let left = (index * GOLDEN - Math.floor(index * GOLDEN)) * total;
    const symbol = weights.findIndex((weight) => {
      left -= weight;
      return left < 0;
    });
    return Math.max(0, symbol);
  });
}
