import type { BetsPick } from '@parlour/game-rules/bets';
import { expect, test } from 'vitest';
import type { TableState } from '../../tables/table-state.ts';
import { CLOSED_MS } from '../../tables/table-times.rules.ts';
import type { RoundView } from '../platform/calls.ts';
import {
  draftOf,
  joinBets,
  joinSlips,
  momentOf,
  msUntilNext,
  slipsOf,
  stakedOn,
  sumSlips,
} from './seat.rules.ts';

const stateOf = (changes: Partial<TableState>) =>
  ({ phase: 'betting', opensAt: 0, closesAt: 15_000, startedAt: null, ...changes }) as TableState;
const pickOf = (coins: Record<string, number>): BetsPick => ({
  bets: Object.entries(coins).map(([on, count]) => ({ on, coins: count })),
});
const slipOf = (changes: Partial<RoundView>) =>
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

test('bets on a round are those that count on it', () => {
  const history = (['open', 'settled', 'refused', 'cancelled', 'cancelling'] as const).map((state) =>
    slipOf({ state }),
  );
  const other = slipOf({ tableRoundId: 'before' });
  expect(slipsOf([...history, other], 'now').map(({ state }) => state)).toEqual(['open', 'settled']);
});

test('chips of several bets lie together, in coins of the newest', () => {
  const slips = [
    slipOf({ stake: '20', pick: pickOf({ red: 2 }) }),
    slipOf({ stake: '60', pick: pickOf({ red: 1, odd: 2 }) }),
  ];
  expect(joinSlips(slips)).toEqual({
    bets: [
      { on: 'odd', coins: 4 },
      { on: 'red', coins: 4 },
    ]
      .toReversed()
      .sort((a, b) => (a.on < b.on ? 1 : -1)),
  });
  expect(joinSlips([])).toEqual({ bets: [] });
});

test('placed chips cannot be taken away, further ones can', () => {
  const placed = pickOf({ red: 2 });
  expect(draftOf(pickOf({ red: 5, odd: 1 }), placed)).toEqual(pickOf({ red: 3, odd: 1 }));
  expect(draftOf(pickOf({}), placed)).toEqual(pickOf({}));
  expect(joinBets(placed, pickOf({ red: 3 }))).toEqual(pickOf({ red: 5 }));
});

test('what a round brought is known when each of its bets is', () => {
  const won = slipOf({ isOver: true, staked: '10', payout: '19.5' });
  const lost = slipOf({ isOver: true, staked: '5', payout: '0' });
  expect(sumSlips([won, lost])).toEqual({ staked: '15.00', payout: '19.50' });
  expect(sumSlips([won, slipOf({ staked: '5' })])).toBeNull();
  expect(sumSlips([])).toBeNull();
  expect(stakedOn([won, lost])).toBe('15.00');
});
