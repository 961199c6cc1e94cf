import { fraction } from '@parlour/exact';
import { expect, test } from 'vitest';
import { BETS_MAX, COINS_MAX, findMost, readBets, settleBets } from './bets.ts';

const NAMES = ['first', 'second', 'third'];

test('bets are sorted as the table names them', () => {
  const bets = [
    { on: 'third', coins: 1 },
    { on: 'first', coins: 1_000 },
  ];
  expect(readBets({ bets }, NAMES)).toEqual({ bets: bets.toReversed() });
});

test('what is no list of bets is refused', () => {
  const many = Array.from({ length: BETS_MAX + 1 }, (_, i) => ({ on: `bet-${i}`, coins: 1 }));
  const names = many.map(({ on }) => on);
  expect(readBets({ bets: many.slice(1) }, names)?.bets.length).toBe(BETS_MAX);
  expect(readBets({ bets: many }, names)).toBeNull();
  const one = { on: 'first', coins: 1 };
  for (const bets of [
    undefined,
    'first',
    [],
    [one, one],
    [null],
    [{ ...one, coins: 0 }],
    [{ ...one, coins: COINS_MAX + 1 }],
    [{ ...one, coins: 1.5 }],
    [{ ...one, coins: '1' }],
    [{ ...one, on: 'fourth' }],
    [{ ...one, on: 1 }],
    [{ ...one, more: 1 }],
    [{ on: 'first' }],
  ])
    expect(readBets({ bets }, NAMES)).toBeNull();
  for (const input of [null, 1, [], {}, { bets: [one], more: 1 }]) expect(readBets(input, NAMES)).toBeNull();
});

test('the stake is shared by coins', () => {
  const pick = {
    bets: [
      { on: 'first', coins: 1 },
      { on: 'second', coins: 2 },
    ],
  };
  expect(settleBets(pick, (on) => (on === 'first' ? 250 : 0))).toEqual(fraction(5, 6));
  expect(findMost(pick, [0, 1], (on, outcome) => ((on === 'first') === (outcome === 1) ? 250 : 0))).toEqual(
    fraction(5, 3),
  );
});
