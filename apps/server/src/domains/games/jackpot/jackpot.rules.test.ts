import { MEMBER_TYPE, type MemberType } from '@parlour/contract';
import { describe, expect, test } from 'vitest';
import { nameWinner } from '../winners/winners.rules.ts';
import { contributionOf, ENTRIES_MAX, type EnteredBet, payableOf, takeBets } from './jackpot.rules.ts';

const betOf = (seq: number, about: Partial<EnteredBet> = {}): EnteredBet => ({
  vendor: 'STUDIO',
  stripe: 0,
  seq: BigInt(seq),
  transactionId: `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`,
  memberId: '00000000-0000-4000-8000-000000000000',
  gameCode: 'dice',
  contribution: 10n,
  atMs: 0,
  isTakenBack: false,
  ...about,
});
const take = (waiting: EnteredBet[], digits = 12) => takeBets(waiting, { marks: {}, upToMs: 100, digits });

describe('the bets of a draw', () => {
  test('are taken up to the first that is too young, in each row by itself', () => {
    const taken = take([
      betOf(3),
      betOf(4, { atMs: 101 }),
      betOf(5),
      betOf(1, { stripe: 1 }),
      betOf(2, { stripe: 1 }),
    ]);
    expect(taken.bets.map(({ stripe, seq }) => [stripe, seq])).toEqual([
      [0, 3n],
      [1, 1n],
      [1, 2n],
    ]);
    expect(taken.marks).toEqual({ STUDIO: { 0: '3', 1: '2' } });
    expect(taken.contributed).toBe(30n);
  });

  test('pass over what was taken back, and remember it', () => {
    const back = betOf(2, { isTakenBack: true });
    const taken = take([betOf(1), back]);
    expect(taken.bets).toHaveLength(1);
    expect(taken.spans).toEqual([
      { vendor: 'STUDIO', stripe: 0, after: '0', upTo: '2', without: [back.transactionId] },
    ]);
  });

  test('are no more than one draw holds, and own no more numbers than can be drawn', () => {
    const many = Array.from({ length: ENTRIES_MAX + 5 }, (_, index) => betOf(index + 1));
    expect(take(many).bets).toHaveLength(ENTRIES_MAX);
    expect(take(many).marks).toEqual({ STUDIO: { 0: String(ENTRIES_MAX) } });
    expect(take([betOf(1, { contribution: 7n }), betOf(2, { contribution: 4n })], 1).bets).toHaveLength(1);
    expect(take([betOf(1, { contribution: 70n })], 1).bets).toHaveLength(1);
  });
});

test('a contribution is rounded down to the last part', () => {
  expect(contributionOf(199n, 5_000)).toBe(0n);
  expect(contributionOf(200n, 5_000)).toBe(1n);
  expect(contributionOf(9_223_372_036_854_775_807n, 100_000)).toBe(922_337_203_685_477_580n);
});

test('a win is paid in what the currency shows', () => {
  expect(payableOf(1_234_567n, 'CNY')).toBe(1_234_000n);
  expect(payableOf(1_234_567n, 'VND')).toBe(1_200_000n);
});

test('an account is masked so that its owner alone knows it', () => {
  const nameOf = (account: string, type: MemberType = MEMBER_TYPE.MEMBER) => nameWinner({ account, type });
  expect(['abigail9', 'mary01', 'abcd', 'abc', 'ab'].map((account) => nameOf(account).customerName)).toEqual([
    'ab***9',
    'ma***1',
    'ab***d',
    'a***',
    'a***',
  ]);
  expect(nameOf('Demo 07', MEMBER_TYPE.INTERNAL_DEMO)).toEqual({ customerName: 'Demo 07', isDemoBot: true });
});
