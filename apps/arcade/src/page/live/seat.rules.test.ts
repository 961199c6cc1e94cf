import type { BetsPick } from '@parlour/game-rules/bets';
import { amountOf } from '@parlour/money';
import { expect, test } from 'vitest';
import type { TableState } from '../../tables/table-state.ts';
import { CLOSED_MS } from '../../tables/table-times.rules.ts';
import type { RoundView } from '../platform/calls.ts';
import {
  coinOf,
  draftOf,
  isRefunded,
  joinBets,
  momentOf,
  msUntilNext,
  placedOn,
  slipOf,
} from './seat.rules.ts';

const stateOf = (changes: Partial<TableState>) =>
  ({ phase: 'betting', opensAt: 0, closesAt: 15_000, startedAt: null, ...changes }) as TableState;
const pickOf = (coins: Record<string, number>): BetsPick => ({
  bets: Object.entries(coins).map(([on, count]) => ({ on, coins: count })),
});
const roundOf = (changes: Partial<RoundView>) =>
  ({ tableRoundId: 'now', state: 'open', isOver: false, payout: null, ...changes }) as RoundView;

test('bets close for the player a second before they do for the service', () => {
  expect(momentOf(stateOf({}), 13_999, 0)).toBe('betting');
  expect(momentOf(stateOf({}), 14_000, 0)).toBe('closed');
  expect(momentOf(null, 0, 0)).toBe('waiting');
  expect(momentOf(stateOf({ phase: 'waiting' }), 0, 0)).toBe('waiting');
});

test('what came is shown after the word that no more bets are taken, and lies there until the end', () => {
  const running = stateOf({ phase: 'running', startedAt: 15_000 });
  expect(momentOf(running, 15_000 + CLOSED_MS - 1, 2_000)).toBe('closed');
  expect(momentOf(running, 15_000 + CLOSED_MS, 2_000)).toBe('moving');
  expect(momentOf(running, 15_000 + CLOSED_MS + 2_000, 2_000)).toBe('shown');
  expect(momentOf(stateOf({ phase: 'over', startedAt: 15_000 }), 0, 2_000)).toBe('shown');
});

test('the clock alone tells when it is another moment, but for what the service says', () => {
  expect(msUntilNext(stateOf({}), 4_000, 0)).toBe(10_000);
  expect(msUntilNext(stateOf({}), 14_500, 0)).toBeNull();
  const running = stateOf({ phase: 'running', startedAt: 15_000 });
  expect(msUntilNext(running, 15_200, 2_000)).toBe(CLOSED_MS - 200);
  expect(msUntilNext(running, 15_000 + CLOSED_MS + 500, 2_000)).toBe(1_500);
  expect(msUntilNext(running, 30_000, 2_000)).toBeNull();
  expect(msUntilNext(stateOf({ phase: 'over' }), 0, 2_000)).toBeNull();
  expect(msUntilNext(null, 0, 0)).toBeNull();
});

test('a bet on a round is one that counts on it', () => {
  const rounds = (['refused', 'cancelled', 'cancelling'] as const).map((state) => roundOf({ state }));
  const other = roundOf({ tableRoundId: 'before' });
  expect(slipOf([...rounds, other], 'now')).toBeNull();
  const open = roundOf({ pick: pickOf({ red: 2 }), staked: '20' });
  expect(slipOf([...rounds, other, open], 'now')).toBe(open);
  expect(placedOn(open)).toEqual(pickOf({ red: 2 }));
  expect(placedOn(null)).toEqual(pickOf({}));
  expect(coinOf(open)).toBe(amountOf('10'));
});

test('a bet that counted and went back is told; one that its player takes back or the wallet refused is not', () => {
  const after = (state: RoundView['state']) => roundOf({ state });
  expect(
    (['cancelling', 'cancelled', 'settled', 'drawn'] as const).map((state) =>
      isRefunded(after('open'), after(state)),
    ),
  ).toEqual([true, true, false, false]);
  expect(isRefunded(after('cancelling'), after('cancelled'))).toBe(false);
  expect(isRefunded(after('placed'), after('refused'))).toBe(false);
});

test('placed chips cannot be taken away, further ones can', () => {
  const placed = pickOf({ red: 2 });
  expect(draftOf(pickOf({ red: 5, odd: 1 }), placed)).toEqual(pickOf({ red: 3, odd: 1 }));
  expect(draftOf(pickOf({}), placed)).toEqual(pickOf({}));
  expect(joinBets(placed, pickOf({ red: 3 }))).toEqual(pickOf({ red: 5 }));
});
