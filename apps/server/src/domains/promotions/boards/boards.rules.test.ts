import { MINUTE_MS } from '@parlour/clock/durations';
import type { BoardDocument } from '@parlour/contract';
import { amountOf } from '@parlour/money';
import { expect, test } from 'vitest';
import {
  type BoardRound,
  boardFaults,
  nextSpan,
  placesOf,
  scoreOf,
  stateOf,
  writeScore,
} from './boards.rules.ts';

type Counts = Parameters<typeof scoreOf>[1];
const COUNTS: Counts = { measure: 'stake', minStake: '0', categories: [], titles: [] };
const round = (
  about: Partial<Record<'staked' | 'ownStaked' | 'paid', string>>,
  other: object = {},
): BoardRound => ({
  memberId: 'm',
  vendor: 'STUDIO',
  gameCode: 'slot',
  category: 'RNG',
  staked: amountOf(about.staked ?? '10'),
  ownStaked: amountOf(about.ownStaked ?? about.staked ?? '10'),
  paid: amountOf(about.paid ?? '0'),
  wasLeft: false,
  closedAt: new Date(0),
  ...other,
});
const counts = (change: object): Counts => ({ ...COUNTS, ...change });

test.each([
  ['the stake of a slot', round({ staked: '10' }), {}, '10.00'],
  ['own money alone', round({ staked: '10', ownStaked: '4' }), {}, '4.00'],
  ['what was at risk at a table', round({ staked: '100', paid: '95' }, { category: 'LIVE' }), {}, '5.00'],
  ['nothing below the least stake', round({ staked: '9.99' }), { minStake: '10' }, '0.00'],
  ['nothing of another category', round({}), { categories: ['LIVE'] }, '0.00'],
  ['nothing of another title', round({}), { titles: ['STUDIO.dice'] }, '0.00'],
  ['a named title', round({}), { titles: ['STUDIO.slot'] }, '10.00'],
  ['the win over the stake', round({ staked: '3', paid: '10' }), { measure: 'multiple' }, '3.33'],
  ['nothing for a loss', round({ staked: '3' }), { measure: 'multiple' }, '0.00'],
])('a round counts %s', (_name, played, change, score) => {
  const board = counts(change);
  expect(writeScore(scoreOf(played, board), board.measure)).toBe(score);
});

test('stakes add up and are reached with the last; of multiples the first of the best counts', () => {
  const rounds = [
    round({ staked: '2', paid: '8' }, { closedAt: new Date(3) }),
    round({ staked: '1', paid: '4' }, { closedAt: new Date(1) }),
    round({ staked: '5', paid: '6' }, { closedAt: new Date(2) }),
  ];
  expect(placesOf(rounds, COUNTS)).toEqual([{ memberId: 'm', score: amountOf('8'), reachedAt: new Date(3) }]);
  expect(placesOf(rounds, counts({ measure: 'multiple' }))).toEqual([
    { memberId: 'm', score: 400n, reachedAt: new Date(1) },
  ]);
});

test('time is counted in stretches, up to the end and not before commits can be there', () => {
  const board = { countedUntil: new Date(0), endsAt: new Date(25 * MINUTE_MS) };
  expect(nextSpan(board, 2 * MINUTE_MS)).toBeNull();
  expect(nextSpan(board, 5 * MINUTE_MS)).toEqual({ fromMs: 0, untilMs: 3 * MINUTE_MS });
  expect(nextSpan(board, 60 * MINUTE_MS)).toEqual({ fromMs: 0, untilMs: 10 * MINUTE_MS });
  const late = { ...board, countedUntil: new Date(20 * MINUTE_MS) };
  expect(nextSpan(late, 60 * MINUTE_MS)).toEqual({ fromMs: 20 * MINUTE_MS, untilMs: 25 * MINUTE_MS });
  expect(nextSpan({ ...board, countedUntil: board.endsAt }, 60 * MINUTE_MS)).toBeNull();
});

test('a board is to come, runs, closes and is paid', () => {
  const board = { startsAt: new Date(10), endsAt: new Date(20), paidAt: null };
  expect([9, 10, 19, 20].map((nowMs) => stateOf(board, nowMs))).toEqual([
    'coming',
    'running',
    'running',
    'closing',
  ]);
  expect(stateOf({ ...board, paidAt: new Date(50) }, 60)).toBe('paid');
});

const DOCUMENT: BoardDocument = {
  texts: { EN: { title: 'Race' } },
  picture: null,
  measure: 'stake',
  minStake: '0.00',
  categories: [],
  titles: [],
  startsAt: 1_000,
  endsAt: 2_000,
  prizes: [{ kind: 'cash', amount: '10.00' }],
};

test.each([
  [{}, []],
  [{ texts: {} }, ['document.texts']],
  [{ startsAt: 999 }, ['document.startsAt']],
  [{ endsAt: 1_000 }, ['document.endsAt']],
  [{ endsAt: 1_000 + 93 * 86_400_000 }, ['document.endsAt']],
  [{ measure: 'multiple' }, ['document.minStake']],
  [{ categories: ['LOTT'] }, ['document.categories']],
  [{ prizes: [{ kind: 'nothing' }] }, ['document.prizes.0']],
  [{ prizes: [{ kind: 'cash', amount: '0.00' }] }, ['document.prizes.0']],
])('a board with %j has faults at %j', (change, fields) => {
  const document = { ...DOCUMENT, ...change } as BoardDocument;
  expect(Object.keys(boardFaults(document, { currency: 'CNY', nowMs: 1_000 }))).toEqual(fields);
});
