import { COINS_MAX } from '@parlour/game-rules/bets';
import { expect, test } from 'vitest';
import {
  areSameBets,
  coinsOn,
  countCoins,
  doubleCoins,
  NO_BETS,
  putCoins,
  takeCoins,
} from './change-bets.ts';

const BOTH = putCoins(putCoins(NO_BETS, 'first', 1), 'second', 5);

test('coins are put on, added up and taken away', () => {
  expect(countCoins(BOTH)).toBe(6);
  expect(coinsOn(putCoins(BOTH, 'first', 2), 'first')).toBe(3);
  expect(takeCoins(BOTH, 'first')).toEqual({ bets: [{ on: 'second', coins: 5 }] });
  expect(coinsOn(putCoins(BOTH, 'first', COINS_MAX), 'first')).toBe(COINS_MAX);
});

test('bets are doubled together or not at all', () => {
  expect(doubleCoins(BOTH)).toEqual({
    bets: [
      { on: 'first', coins: 2 },
      { on: 'second', coins: 10 },
    ],
  });
  expect(doubleCoins(NO_BETS)).toBeNull();
  expect(doubleCoins(putCoins(BOTH, 'second', COINS_MAX))).toBeNull();
});

test('the order of bets does not matter', () => {
  expect(areSameBets(BOTH, { bets: BOTH.bets.toReversed() })).toBe(true);
  expect(areSameBets(BOTH, putCoins(BOTH, 'first', 1))).toBe(false);
  expect(areSameBets(BOTH, takeCoins(BOTH, 'first'))).toBe(false);
});
