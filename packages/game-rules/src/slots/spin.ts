import type { WordStream } from '@parlour/fairness';
import { type Board, countOn, drawBoard, drawCells, drawWeighted } from './board.ts';
import { cellsOf } from './cells.ts';
import { SCATTER, type SlotsModel, type SpinRules } from './model.ts';
import type { SlotSpin, SlotWin } from './seen.ts';
import { findWins, payOf } from './wins.ts';

export type Spun = { pictures: SlotSpin[]; coins: number; scatters: number };

type SpinOf = { model: SlotsModel; rules: SpinRules; kind: 'base' | 'free'; special?: number };

/** Nobody waits for more, and none of the models comes near it. */
export const REFILLS_MAX = 50;

/**
 * One spin with whatever its wins bring down. Words: the board, the multiplier of the spin where there is one, then the
 * refills one after another.
 */
export function playSpin(words: WordStream, spin: SpinOf): Spun {
  const { model, rules } = spin;
  let board = drawBoard(words, model, rules);
  const drawn = (rules.multiplier ?? 1) * (rules.multipliers ? drawWeighted(words, rules.multipliers) : 1);
  const pictures: SlotSpin[] = [];
  let scatters = countOn(board, SCATTER);
  for (let step = 0; ; step += 1) {
    const multiplier = drawn * stepOf(rules.ladder, step);
    const wins = findWins(board, model, rules).map((win) => ({ ...win, pays: win.pays * multiplier }));
    pictures.push({
      kind: step === 0 ? spin.kind : 'cascade',
      board,
      wins,
      ...(multiplier === 1 ? {} : { multiplier }),
    });
    if (!model.refill || wins.length === 0 || step === REFILLS_MAX) break;
    board = model.refill === 'whole' ? drawBoard(words, model, rules) : fall(words, { board, wins, spin });
    if (model.refill === 'fall') scatters = countOn(board, SCATTER);
  }
  if (spin.special !== undefined) addExpanded(pictures, spin.special, { model, multiplier: drawn });
  addScatters(pictures, scatters, model);
  return { pictures, coins: countCoins(pictures), scatters };
}

function stepOf(ladder: readonly number[] | undefined, step: number): number {
  return ladder ? (ladder[Math.min(step, ladder.length - 1)] ?? 1) : 1;
}

/** Winning cells go; what lies above them falls, and new symbols come from the top, reel by reel from the first. */
function fall(
  words: WordStream,
  { board, wins, spin }: { board: Board; wins: SlotWin[]; spin: SpinOf },
): Board {
  const gone = new Set(wins.flatMap((win) => cellsOf(win, board, spin.model)));
  return board.map((cells, reel) => {
    const kept = cells.filter((_, row) => !gone.has(10 * reel + row));
    return [...drawCells(words, spin.rules.weights?.[reel] ?? [], cells.length - kept.length), ...kept];
  });
}

/** The special symbol fills every reel it shows on, and pays on all lines wherever those reels are. */
function addExpanded(
  pictures: SlotSpin[],
  special: number,
  { model, multiplier }: { model: SlotsModel; multiplier: number },
): void {
  const picture = pictures.at(-1);
  if (!picture?.board || !picture.wins) return;
  const expanded = picture.board.flatMap((reel, index) => (reel.includes(special) ? [index] : []));
  const pays = payOf(model, special, expanded.length) * (model.lines?.length ?? 0) * multiplier;
  if (pays === 0) return;
  picture.wins.push({ symbol: special, count: expanded.length, pays });
  picture.expanded = expanded;
}

function addScatters(pictures: SlotSpin[], scatters: number, { scatter, refill }: SlotsModel): void {
  const pays = scatter?.pays[Math.min(scatters, scatter.pays.length - 1)] ?? 0;
  // Where boards are replaced, scatters count on the first one; where symbols fall, they stay until the last.
  const picture = refill === 'fall' ? pictures.at(-1) : pictures[0];
  if (pays > 0) picture?.wins?.push({ symbol: SCATTER, count: scatters, pays });
}

function countCoins(pictures: readonly SlotSpin[]): number {
  let coins = 0;
  for (const { wins = [] } of pictures) for (const { pays } of wins) coins += pays;
  return coins;
}
