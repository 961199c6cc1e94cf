import { board, sides } from '../../mechanisms/board.ts';
import { sum } from '../../mechanisms/values.ts';
import type { Play } from '../../play/play.ts';
import type { Result } from '../../play/result.ts';
import { DIGITS, type DigitBalls } from '../digits.ts';
import { ent } from '../family.ts';
import { ZONES } from './ssc.zones.ts';

/** From this digit on a ball is big. */
const BIG_DIGIT = 5;
/** From this sum on the five balls are big. */
const BIG_SUM = 23;

/** The board of fixed odds. */
export function sscBoard(balls: DigitBalls): Play[] {
  const { star5, front3, middle3, back3 } = ZONES;
  const whole = balls.inAnyOrder(star5);
  return [
    ...star5.flatMap((position) => ballPlays(balls, position)),
    ent(
      'ssc.total.sides',
      sides({ space: whole.space, options: sidesBy((result) => sum(result), BIG_SUM) }),
      balls.example(star5, 'big,even', '98621', { big: 1, even: 1 }),
    ),
    ent(
      'ssc.dragonTiger',
      sides({
        space: balls.ordered([0, 4]).space,
        options: {
          dragon: ([first = 0, , , , last = 0]) => first > last,
          tiger: ([first = 0, , , , last = 0]) => first < last,
          tie: ([first = 0, , , , last = 0]) => first === last,
        },
      }),
      balls.example(star5, 'dragon', '81234', { dragon: 1 }),
    ),
    ...Object.entries({ front3, middle3, back3 }).map(([zone, positions]) =>
      ent(
        `ssc.${zone}.shape`,
        sides({ space: balls.inAnyOrder(positions).space, options: shapesOf(positions) }),
        balls.example(positions, 'straight,pair', '190', { straight: 1 }),
      ),
    ),
  ];
}

function ballPlays(balls: DigitBalls, position: number): Play[] {
  const { space } = balls.ordered([position]);
  const ball = (result: Result) => result[position] ?? 0;
  return [
    ent(
      `ssc.ball${position + 1}.sides`,
      sides({ space, options: sidesBy(ball, BIG_DIGIT) }),
      balls.example([position], 'small,odd', '3', { small: 1, odd: 1 }),
    ),
    ent(
      `ssc.ball${position + 1}.number`,
      board({
        rows: [{ id: 'picks', alphabet: DIGITS }],
        space,
        tiers: [{ id: 'win', sample: '0' }],
        winners: (result) => [{ tier: 0, rows: [[ball(result)]] }],
      }),
      balls.example([position], '3,8', '8'),
    ),
  ];
}

function sidesBy(figure: (result: Result) => number, big: number) {
  return {
    big: (result: Result) => figure(result) >= big,
    small: (result: Result) => figure(result) < big,
    odd: (result: Result) => figure(result) % 2 === 1,
    even: (result: Result) => figure(result) % 2 === 0,
  };
}

type ThreeBallShape = 'leopard' | 'straight' | 'pair' | 'halfStraight' | 'mixed';

function shapesOf(positions: readonly number[]) {
  const is = (shape: ThreeBallShape) => (result: Result) =>
    shapeOf(positions.map((position) => result[position] ?? 0)) === shape;
  return {
    leopard: is('leopard'),
    straight: is('straight'),
    pair: is('pair'),
    halfStraight: is('halfStraight'),
    mixed: is('mixed'),
  };
}

/** The best shape that three digits have. 9, 0 and 1 count as neighbours. */
function shapeOf(digits: readonly number[]): ThreeBallShape {
  const kinds = new Set(digits);
  if (kinds.size === 1) return 'leopard';
  if (kinds.size === 2) return 'pair';
  const neighbours = digits.filter((digit) => kinds.has((digit + 1) % 10)).length;
  if (neighbours === 2) return 'straight';
  return neighbours === 1 ? 'halfStraight' : 'mixed';
}
