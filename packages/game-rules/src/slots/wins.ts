import type { Board } from './board.ts';
import { findClusters } from './clusters.ts';
import { PAYING_SYMBOLS, SCATTER, type SlotsModel, type SpinRules, WILD } from './model.ts';
import type { SlotWin } from './seen.ts';

/** What a board pays before the multiplier of its spin; scatters apart. */
export function findWins(board: Board, model: SlotsModel, rules: SpinRules): SlotWin[] {
  if (model.by === 'lines') return findLineWins(board, model, rules);
  if (model.by === 'ways') return findWayWins(board, model);
  return model.by === 'anywhere' ? findScatteredWins(board, model) : findClusterWins(board, model);
}

/** What so many of a symbol pay. */
export function payOf({ counts, pays }: SlotsModel, symbol: number, count: number): number {
  let pay = 0;
  counts.forEach((least, column) => {
    if (count >= least) pay = pays[symbol]?.[column] ?? 0;
  });
  return pay;
}

function findLineWins(board: Board, model: SlotsModel, { wildMultipliers }: SpinRules): SlotWin[] {
  const wins: SlotWin[] = [];
  model.lines?.forEach((line, index) => {
    const symbol = board[0]?.[line[0] ?? 0] ?? SCATTER;
    if (symbol >= PAYING_SYMBOLS) return;
    let count = 1;
    let multiplier = 1;
    for (; count < board.length; count += 1) {
      const cell = board[count]?.[line[count] ?? 0];
      if (cell === WILD) multiplier *= wildMultipliers?.[count] ?? 1;
      else if (cell !== symbol) break;
    }
    const pays = payOf(model, symbol, count) * multiplier;
    if (pays > 0) wins.push({ symbol, count, pays, line: index });
  });
  return wins;
}

function findWayWins(board: Board, model: SlotsModel): SlotWin[] {
  const wins: SlotWin[] = [];
  const [first = [], ...others] = board;
  for (const symbol of new Set(first)) {
    if (symbol >= PAYING_SYMBOLS) continue;
    let ways = first.filter((cell) => cell === symbol).length;
    let count = 1;
    for (const reel of others) {
      const matching = reel.filter((cell) => cell === symbol || cell === WILD).length;
      if (matching === 0) break;
      ways *= matching;
      count += 1;
    }
    const pays = payOf(model, symbol, count) * ways;
    if (pays > 0) wins.push({ symbol, count, pays, ways });
  }
  return wins;
}

function findScatteredWins(board: Board, model: SlotsModel): SlotWin[] {
  const counts = Array<number>(SCATTER + 1).fill(0);
  for (const reel of board) for (const cell of reel) counts[cell] = (counts[cell] ?? 0) + 1;
  return counts.slice(0, PAYING_SYMBOLS).flatMap((count, symbol) => {
    const pays = payOf(model, symbol, count);
    return pays > 0 ? [{ symbol, count, pays }] : [];
  });
}

function findClusterWins(board: Board, model: SlotsModel): SlotWin[] {
  return findClusters(board).flatMap(({ symbol, cells }) => {
    const pays = payOf(model, symbol, cells.length);
    return pays > 0 ? [{ symbol, count: cells.length, pays, cells }] : [];
  });
}
