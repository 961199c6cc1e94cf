import type { FreeSpins, SlotsModel, SpinRules } from '../../../packages/game-rules/src/slots/model.ts';
import { REFILLS_MAX } from '../../../packages/game-rules/src/slots/spin.ts';
import { entryOf } from '../count/pays.ts';
import { enumerateBoards } from './boards.ts';
import { enumerateCells } from './cells.ts';
import { changeWins, type Moments, momentsOf, multiplyWins, type SpinClass } from './outcomes.ts';
import { measureShifting } from './shifting.ts';

/** The outcomes of one board with everything that multiplies it but the ladder, and without scatters. */
export function boardsOf(model: SlotsModel, rules: SpinRules, special?: number): SpinClass[] {
  const boards = rules.strips ? enumerateBoards(model, rules, special) : enumerateCells(model, rules);
  const multiplied = rules.multipliers ? multiplyWins(boards, rules.multipliers) : boards;
  return changeWins(multiplied, (coins) => coins * (rules.multiplier ?? 1));
}

/** The classes of a spin with their moments: refills and scatters are part of it. */
export function measureSpin(model: SlotsModel, rules: SpinRules, boards: readonly SpinClass[]): Moments[] {
  const moments = rules.heights ? measureShifting(model, rules) : boards.map(momentsOf);
  const climbed = rules.ladder ? climbLadder(moments, rules.ladder) : moments;
  return climbed.map((each) => addScatterPay(each, entryOf(model.scatter?.pays ?? [], each.scatters)));
}

/** By the symbol that expands in free spins, how they are played and with what weight; one entry where none does. */
export function listSpecials({ special }: FreeSpins): { symbol: number | undefined; weight: number }[] {
  if (!special) return [{ symbol: undefined, weight: 1 }];
  const total = special.reduce((sum, weight) => sum + weight, 0);
  return special.flatMap((weight, symbol) => (weight > 0 ? [{ symbol, weight: weight / total }] : []));
}

/** A win brings another board, which pays the next step of the ladder. */
function climbLadder(boards: readonly Moments[], ladder: readonly number[]): Moments[] {
  const all = { hit: 0, mean: 0, square: 0 };
  for (const { hit, mean, square } of boards) {
    all.hit += hit;
    all.mean += mean;
    all.square += square;
  }
  const stack = <M extends { hit: number; mean: number; square: number }>(
    board: M,
    step: number,
    later: { mean: number; square: number },
  ) => {
    const multiplier = entryOf(ladder, step);
    return {
      ...board,
      mean: multiplier * board.mean + board.hit * later.mean,
      square:
        multiplier ** 2 * board.square + 2 * multiplier * board.mean * later.mean + board.hit * later.square,
    };
  };
  let later = { mean: 0, square: 0 };
  for (let step = REFILLS_MAX; step > 0; step -= 1) later = stack(all, step, later);
  return boards.map((board) => stack(board, 0, later));
}

function addScatterPay(moments: Moments, pay: number): Moments {
  return {
    ...moments,
    hit: pay > 0 ? moments.chance : moments.hit,
    mean: moments.mean + pay * moments.chance,
    square: moments.square + 2 * pay * moments.mean + pay ** 2 * moments.chance,
  };
}
