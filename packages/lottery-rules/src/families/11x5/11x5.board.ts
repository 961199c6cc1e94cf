import { board, type Outcome, sides } from '../../mechanisms/board.ts';
import { sum } from '../../mechanisms/values.ts';
import type { Play } from '../../play/play.ts';
import type { Result } from '../../play/result.ts';
import type { Space } from '../../play/space.ts';
import type { DistinctBalls } from '../distinct-balls.ts';
import { ent } from '../family.ts';

/** From this number on a ball is big. */
const BIG_NUMBER = 6;
/** A ball that is neither big nor small, odd nor even: the stake comes back. */
const PUSH_NUMBER = 11;
/** A sum above is big, below small; at it the stake on the size comes back. */
const MIDDLE_SUM = 30;

const ALL = [0, 1, 2, 3, 4];

/** The board of fixed odds. */
export function elevenFiveBoard(balls: DistinctBalls, inAnyOrder: Space): Play[] {
  return [
    ...ALL.flatMap((position) => ballPlays(balls, position)),
    ent(
      '11x5.total.sides',
      sides({
        space: inAnyOrder,
        pushing: 'big',
        options: {
          big: (result) => atMiddle(result) ?? sum(result) > MIDDLE_SUM,
          small: (result) => atMiddle(result) ?? sum(result) < MIDDLE_SUM,
          odd: (result) => sum(result) % 2 === 1,
          even: (result) => sum(result) % 2 === 0,
        },
      }),
      balls.example(ALL, 'big,odd', [11, 9, 7, 5, 3], { big: 1, odd: 1 }),
    ),
    ent(
      '11x5.dragonTiger',
      sides({
        space: balls.at([0, 4]).space,
        options: {
          dragon: ([first = 0, , , , last = 0]) => first > last,
          tiger: ([first = 0, , , , last = 0]) => first < last,
        },
      }),
      balls.example(ALL, 'tiger', [2, 4, 6, 8, 10], { tiger: 1 }),
    ),
  ];
}

function ballPlays(balls: DistinctBalls, position: number): Play[] {
  const { space, alphabet } = balls.at([position]);
  const unlessPush =
    (is: (value: number) => boolean) =>
    (result: Result): Outcome => {
      const value = result[position] ?? 0;
      return value === PUSH_NUMBER ? 'push' : is(value);
    };
  return [
    ent(
      `11x5.ball${position + 1}.sides`,
      sides({
        space,
        pushing: 'big',
        options: {
          big: unlessPush((value) => value >= BIG_NUMBER),
          small: unlessPush((value) => value < BIG_NUMBER),
          odd: unlessPush((value) => value % 2 === 1),
          even: unlessPush((value) => value % 2 === 0),
        },
      }),
      balls.example([position], 'big,even', [8], { big: 1, even: 1 }),
    ),
    ent(
      `11x5.ball${position + 1}.number`,
      board({
        rows: [{ id: 'picks', alphabet }],
        space,
        tiers: [{ id: 'win', sample: '01' }],
        winners: (result) => [{ tier: 0, rows: [[result[position] ?? 0]] }],
      }),
      balls.example([position], '03,08', [8]),
    ),
  ];
}

function atMiddle(result: Result): 'push' | null {
  return sum(result) === MIDDLE_SUM ? 'push' : null;
}
