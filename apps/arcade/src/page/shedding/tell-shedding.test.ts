import { BIG_TWO } from '@parlour/game-rules/big-two';
import type { SheddingGame, SheddingState } from '@parlour/game-rules/shedding';
import { dealHands, tryMove, withHands } from '@parlour/game-rules/testing/shedding-hands';
import { TIEN_LEN } from '@parlour/game-rules/tien-len';
import { moneyIn } from '@parlour/money';
import { expect, test } from 'vitest';
import type { ArcadeText } from '../platform/texts.tsx';
import { tableMoney } from '../pvp/table-money.ts';
import { tellShedding } from './tell-shedding.ts';

/** The key with what it is told with. */
const text = ((key: string, given: object = {}) =>
  [key.split('.').at(-1), ...Object.values(given)].join(' ')) as unknown as ArcadeText;
const money = tableMoney(moneyIn('en'), {
  currency: { code: 'CNY', symbol: '', digits: 2 },
  table: { chip: '0.01', isPractice: false },
});
const wins = { 'four-twos': 'arcade.shedding.fourTwos' } as const;
const nameOf = (seat: number) => `#${seat}`;

const later = (game: SheddingGame, ...hands: string[]) =>
  withHands(
    dealHands(
      game,
      hands.map(() => ''),
    ),
    hands,
  );

/** What somebody who only watches hears at each move. */
function hear(game: SheddingGame, first: SheddingState, moves: readonly string[]): (string | null)[] {
  let state = first;
  return moves.map((move) => {
    const before = game.view(state, null);
    const next = tryMove(game, state, move);
    if (!next) throw new Error(`${move} is refused`);
    state = next;
    return tellShedding(text, { before, after: game.view(state, null), money, nameOf, wins });
  });
}

test('cards are told by name, a pass as one, also the one that ends a trick', () => {
  const told = hear(TIEN_LEN, later(TIEN_LEN, '3s 3h 9s', '5d 5h Ks', '4c 4d Qs'), [
    '3s 3h',
    '5d 5h',
    '-',
    '-',
  ]);
  expect(told).toEqual([
    expect.stringMatching(/^tellPlay #0 name 3 .+, name 3 /),
    expect.stringMatching(/^tellPlay #1 name 5 .+, name 5 /),
    'tellPass #2',
    'tellPass #0',
  ]);
});

test('a chop out of turn is told of who chops, and not as a pass of who was to play', () => {
  const four = '4s 4h 5s 5h 6s 6h 7s 7h';
  const [, chop] = hear(TIEN_LEN, later(TIEN_LEN, '2h 9s', '8d 8h', `${four} Js`), ['2h', `2: ${four}`]);
  expect(chop).toMatch(/^tellPlay #2 /);
  expect(chop).not.toContain('tellPass');
});

test('the end says how it was won, and what everybody paid or won', () => {
  const [told] = hear(BIG_TWO, later(BIG_TWO, '3d', '5d 5h', '4c 4d 6s'), ['3d']);
  expect(told).toMatch(/^tellPlay #0 .+\. wonOut\. tellWin #0 .+\. tellLose #1 0\.20\. tellLose #2 0\.30$/);
});

test('a hand that is won at once says by what, before anybody played', () => {
  const twos = '2s 2h 2d 2c 3s 4h 5d 7s 8h 9d Ts Jh Kd';
  const state = dealHands(TIEN_LEN, [twos, '']);
  const told = tellShedding(text, { before: null, after: TIEN_LEN.view(state, null), money, nameOf, wins });
  expect(told).toMatch(/^fourTwos\. tellWin #0 /);
});

test('who looks again hears nothing twice', () => {
  const view = TIEN_LEN.view(later(TIEN_LEN, '3s 3h', '5d 5h'), null);
  expect(tellShedding(text, { before: view, after: view, money, nameOf, wins })).toBeNull();
});
