import { board, sides } from '../../mechanisms/board.ts';
import { anyStraight, straight, typedStraight } from '../../mechanisms/straight.ts';
import type { Play } from '../../play/play.ts';
import type { Result } from '../../play/result.ts';
import { figures } from '../../selection/alphabet.ts';
import { createDistinctBalls } from '../distinct-balls.ts';
import { DRAWS } from '../draws.ts';
import { ent, type Family, playsBySettings, trad } from '../family.ts';
import { PK10_ODDS } from './pk10.odds.ts';

const CARS = 10;
/** From this number on a car is big. */
const BIG_NUMBER = 6;
/** Champion and runner-up together: over this is big, this or less is small. */
const SMALL_SUM_MOST = 11;
const FIRST_TWO = [0, 1];

const balls = createDistinctBalls({ from: CARS, length: CARS });

/** PK10 racing: the order in which ten cars finish. */
export const pk10: Family = {
  id: 'pk10',
  draw: DRAWS.pk10,
  settings: {},
  plays: playsBySettings({}, makePlays),
  odds: PK10_ODDS,
  isResult: balls.isResult,
};

function makePlays(): Play[] {
  const places = Array.from({ length: CARS }, (_, i) => i);
  return [
    ...[1, 2, 3, 4, 5].flatMap(firstPlays),
    fixedPositionPlay('front5', [0, 1, 2, 3, 4]),
    fixedPositionPlay('back5', [5, 6, 7, 8, 9]),
    ...places.flatMap(placePlays),
    ...places.slice(0, CARS / 2).map(dragonTigerPlay),
    ...firstTwoPlays(),
  ];
}

/** The first `k` cars in their order. */
function firstPlays(k: number): Play[] {
  const positions = Array.from({ length: k }, (_, i) => i);
  const of = balls.at(positions);
  const shown = [7, 3, 8, 1, 5].slice(0, k);
  const names = shown.map((value) => balls.alphabet.names[value - 1] ?? '');
  const rows = trad(
    `pk10.first${k}.straight`,
    straight(of),
    balls.example(positions, names.map((name) => `${name},09`).join('|'), shown),
  );
  if (k === 1) return [rows];
  return [
    rows,
    trad(`pk10.first${k}.typed`, typedStraight(of), balls.example(positions, names.join(''), shown)),
  ];
}

function fixedPositionPlay(zone: string, positions: readonly number[]): Play {
  return trad(
    `pk10.${zone}.fixedPosition`,
    anyStraight(balls.at(positions), 1),
    balls.example(positions, '01,02||05|10|', [2, 3, 4, 10, 6], { win: 2 }),
  );
}

function placePlays(position: number): Play[] {
  const { space, alphabet } = balls.at([position]);
  const car = (result: Result) => result[position] ?? 0;
  const id = `pk10.place${position + 1}`;
  return [
    ent(
      `${id}.sides`,
      sides({ space, options: sidesBy(car, BIG_NUMBER - 1) }),
      balls.example([position], 'big,odd', [9], { big: 1, odd: 1 }),
    ),
    ent(
      `${id}.number`,
      board({
        rows: [{ id: 'picks', alphabet }],
        space,
        tiers: [{ id: 'win', sample: '01' }],
        winners: (result) => [{ tier: 0, rows: [[car(result)]] }],
      }),
      balls.example([position], '03,08', [8]),
    ),
  ];
}

/** The first against the last, the second against the last but one ... */
function dragonTigerPlay(front: number): Play {
  const back = CARS - 1 - front;
  return ent(
    `pk10.dragonTiger${front + 1}`,
    sides({
      space: balls.at([front, back]).space,
      options: {
        dragon: (result) => (result[front] ?? 0) > (result[back] ?? 0),
        tiger: (result) => (result[front] ?? 0) < (result[back] ?? 0),
      },
    }),
    balls.example([front, back], 'dragon', [8, 2], { dragon: 1 }),
  );
}

/** The sum of champion and runner-up: its sides, and its figure, each figure a tier of its own. */
function firstTwoPlays(): Play[] {
  const { space } = balls.at(FIRST_TWO);
  const total = ([first = 0, second = 0]: Result) => first + second;
  const sums = figures(3, 19);
  return [
    ent(
      'pk10.firstTwo.sides',
      sides({ space, options: sidesBy(total, SMALL_SUM_MOST) }),
      balls.example(FIRST_TWO, 'small,odd', [10, 1], { small: 1, odd: 1 }),
    ),
    ent(
      'pk10.firstTwo.sum',
      board({
        rows: [{ id: 'picks', alphabet: sums }],
        space,
        tiers: sums.names.map((name) => ({ id: name, sample: name })),
        winners: (result) => [{ tier: total(result) - sums.first, rows: [[total(result)]] }],
      }),
      balls.example(FIRST_TWO, '11,19', [10, 9], { '19': 1 }),
    ),
  ];
}

function sidesBy(figure: (result: Result) => number, smallMost: number) {
  return {
    big: (result: Result) => figure(result) > smallMost,
    small: (result: Result) => figure(result) <= smallMost,
    odd: (result: Result) => figure(result) % 2 === 1,
    even: (result: Result) => figure(result) % 2 === 0,
  };
}
