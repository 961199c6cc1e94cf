import { board, product } from '../../mechanisms/board.ts';
import { valuesByMultiplicity } from '../../mechanisms/group.ts';
import { pick, pickWithBanker } from '../../mechanisms/pick.ts';
import { sum } from '../../mechanisms/values.ts';
import type { Example, Mechanics } from '../../play/play.ts';
import type { Result } from '../../play/result.ts';
import { unordered } from '../../play/space.ts';
import { type Alphabet, figures, numbers, options } from '../../selection/alphabet.ts';

export const DICE = numbers(1, 6);
/** No play can tell the dice apart. */
export const SPACE = unordered({ first: 1, size: 6, length: 3 }, [0, 1, 2]);

const SUMS = figures(3, 18);

export type NamedMechanics = {
  readonly name: string;
  readonly mechanics: Mechanics;
  readonly example: Example;
};

/** How K3 can be played, apart from the sides. */
export function k3Mechanics(): NamedMechanics[] {
  const two = {
    alphabet: DICE,
    k: 2,
    tiers: [{ id: 'win', hits: 2 }],
    space: SPACE,
    drawn: (dice: Result) => dice,
  };
  const three = { ...two, k: 3, tiers: [{ id: 'win', hits: 3 }] };
  return [
    {
      name: 'sum',
      mechanics: sumMechanics(),
      example: { selection: '7,11', result: [2, 4, 5], wins: { '11': 1 } },
    },
    { name: 'twoDifferent', mechanics: pick(two), example: win('1,2,5', [2, 5, 5]) },
    { name: 'twoDifferentBanker', mechanics: pickWithBanker(two), example: win('2|4,5', [2, 5, 5]) },
    { name: 'pairSingle', mechanics: pairSingle(), example: win('1,5|2,3', [2, 5, 5]) },
    {
      name: 'pair',
      mechanics: onEachDie((dice) => valuesByMultiplicity(dice, [2, 1])?.[0] ?? []),
      example: win('1,5', [5, 2, 5]),
    },
    { name: 'threeDifferent', mechanics: pick(three), example: win('1,2,4,5', [5, 1, 2]) },
    { name: 'threeDifferentBanker', mechanics: pickWithBanker(three), example: win('1|2,4,5', [5, 1, 2]) },
    {
      name: 'triple',
      mechanics: onEachDie((dice) => (isTriple(dice) ? dice.slice(0, 1) : [])),
      example: win('3,4', [4, 4, 4]),
    },
    { name: 'anyTriple', mechanics: onOne('triple', isTriple), example: win('triple', [2, 2, 2]) },
    { name: 'anyStraight', mechanics: onOne('straight', isStraight), example: win('straight', [4, 2, 3]) },
  ];
}

export function isTriple(dice: Result): boolean {
  return new Set(dice).size === 1;
}

function isStraight(dice: Result): boolean {
  return new Set(dice).size === 3 && Math.max(...dice) - Math.min(...dice) === 2;
}

/** Each sum is a tier of its own, because their chances differ. */
function sumMechanics(): Mechanics {
  return board({
    rows: [{ id: 'picks', alphabet: SUMS }],
    space: SPACE,
    tiers: SUMS.names.map((name) => ({ id: name, sample: name })),
    winners: (dice) => [{ tier: sum(dice) - SUMS.first, rows: [[sum(dice)]] }],
  });
}

/** A pair of one number and a single of another. */
function pairSingle(): Mechanics {
  return product({
    rows: [
      { id: 'pair', alphabet: DICE },
      { id: 'single', alphabet: DICE },
    ],
    apart: true,
    space: SPACE,
    sample: '1|2',
    winners: (dice) => valuesByMultiplicity(dice, [2, 1]),
  });
}

/** Every number is a bet; `winning` says which of them win. */
function onEachDie(winning: (dice: Result) => readonly number[]): Mechanics {
  return single(DICE, '1', winning);
}

/** There is only one bet. */
function onOne(name: string, wins: (dice: Result) => boolean): Mechanics {
  return single(options(name), name, (dice) => (wins(dice) ? [0] : []));
}

function single(alphabet: Alphabet, sample: string, winning: (dice: Result) => readonly number[]): Mechanics {
  return board({
    rows: [{ id: 'picks', alphabet }],
    space: SPACE,
    tiers: [{ id: 'win', sample }],
    winners: (dice) => [{ tier: 0, rows: [winning(dice)] }],
  });
}

function win(selection: string, result: Result): Example {
  return { selection, result, wins: { win: 1 } };
}
