import { expect, test } from 'vitest';
import { writeLines } from '../orders/lines.rules.ts';
import { createDecider } from './payouts.rules.ts';

const caps = { perIssue: '1000', singlePick: '1000', singlePickBets: 0 };
const line = (selection: string, bets: number) => ({
  play: 'marksix.special.sides',
  selection,
  bets,
  multiple: 1,
  model: 'yuan' as const,
  series: null,
  // What each side pays, and at 49 the stake.
  odds: [...Array<string>(10).fill('2/1'), '1/1'],
  each: '100000',
  stake: String(bets * 100_000),
  rebate: '0',
});
const ticket = {
  lines: writeLines({
    prizeMode: null,
    isCounted: false,
    settings: { year: 'horse' },
    caps,
    lines: [line('big,odd', 2)],
  }),
  outcome: '',
  currency: 'CNY',
};
const decideAt = (special: number) =>
  createDecider({ family: 'marksix' }, [1, 2, 3, 4, 5, 6, special]).decide(ticket, 0n);

test('a push gives the stakes back and is no win, so that it ends no chase', () => {
  const { outcomes, won, isWon } = decideAt(49);
  expect(outcomes[0]).toMatchObject({ state: 'returned' });
  expect([won, isWon]).toEqual([200_000n, false]);
});

test('a win is a win, and nothing is nothing', () => {
  expect(decideAt(47)).toMatchObject({ won: 400_000n, isWon: true, outcomes: { 0: { state: 'won' } } });
  expect(decideAt(8)).toMatchObject({ won: 0n, isWon: false, outcomes: { 0: { state: 'lost' } } });
});
