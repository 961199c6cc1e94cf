import { add, fraction, toDecimal } from '@parlour/exact';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { capOf, capPayout, payoutOf } from './payout.ts';
import { exactPrize, lowestCode, oddsOfPrize, quotedPrize, rebateAt, uplineRebates } from './series.ts';
import { isWholeStake, stakeOf, stakePerBet } from './stake.ts';

const CENT = fraction(1, 100);
const CENT_AMOUNT = 1_000n;

describe('stake', () => {
  test('is count x multiple x model x unit', () => {
    expect(stakeOf(5, { model: 'yuan', unit: 2, multiple: 3 })).toBe(3_000_000n);
    expect(stakeOf(5, { model: 'li', unit: 1, multiple: 1 })).toBe(500n);
  });

  test('is a whole number of minor units, or its model is not offered', () => {
    expect(isWholeStake(stakeOf(5, { model: 'li', unit: 1, multiple: 1 }), CENT_AMOUNT)).toBe(false);
    expect(isWholeStake(stakeOf(5, { model: 'li', unit: 2, multiple: 1 }), CENT_AMOUNT)).toBe(true);
    expect(isWholeStake(stakeOf(1, { model: 'fen', unit: 1, multiple: 1 }), CENT_AMOUNT)).toBe(true);
    expect(isWholeStake(stakeOf(1, { model: 'jiao', unit: 1, multiple: 1 }), 100_000n)).toBe(false);
    expect(isWholeStake(0n, CENT_AMOUNT)).toBe(false);
  });
});

describe('series', () => {
  test('a prize is code / (1000 p), rounded down where it is quoted', () => {
    const chance = fraction(40_951, 100_000);
    expect(exactPrize(1800, chance)).toEqual(fraction(180_000, 40_951));
    expect(toDecimal(quotedPrize(1800, chance, CENT), 2)).toBe('4.39');
    expect(oddsOfPrize(exactPrize(1800, fraction(1, 10)))).toEqual(fraction(9));
  });

  test('what a member does not take as prize comes back as rebate', () => {
    const terms = { memberCode: 1956, rebatePercent: fraction(78, 10) };
    expect(lowestCode(terms)).toEqual(fraction(1800));
    expect(rebateAt(terms, 1800)).toEqual(fraction(78, 10));
    expect(rebateAt(terms, 1956)).toEqual(fraction(0));
    expect(rebateAt(terms, 1799)).toBeNull();
    expect(rebateAt(terms, 1957)).toBeNull();
  });

  test('prize and rebate together return the same at every series', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1700, max: 1980 }),
        fc.integer({ min: 0, max: 100 }),
        fc.nat(),
        (memberCode, tenths, at) => {
          const terms = { memberCode, rebatePercent: fraction(tenths, 10) };
          const lowest = memberCode - 2 * tenths;
          const code = lowest + (at % (2 * tenths + 1));
          const rebate = rebateAt(terms, code) ?? fraction(0);
          expect(add(fraction(code, 20), rebate)).toEqual(fraction(memberCode, 20));
        },
      ),
    );
  });

  test('each upline earns its point less what was paid below', () => {
    const points = [fraction(5), fraction(5), fraction(4), fraction(8)];
    expect(uplineRebates(fraction(3), points)).toEqual([fraction(2), fraction(0), fraction(0), fraction(3)]);
  });
});

describe('payout', () => {
  test('is rounded down once, over all hits of a selection', () => {
    const odds = fraction(439, 200);
    const terms = {
      stakePerBet: stakePerBet({ model: 'jiao', unit: 2, multiple: 1 }),
      minorUnit: CENT_AMOUNT,
    };
    expect(payoutOf([{ hits: 1, odds }], terms)).toBe(43_000n);
    expect(payoutOf([{ hits: 3, odds }], terms)).toBe(131_000n);
    expect(
      payoutOf(
        [
          { hits: 1, odds },
          { hits: 2, odds: fraction(1) },
        ],
        terms,
      ),
    ).toBe(83_000n);
    expect(payoutOf([], terms)).toBe(0n);
  });

  test('a selection of few bets has the cap of a single pick, if that is lower', () => {
    const caps = { perIssue: 1_000n, singlePick: 100n, singlePickBets: 5 };
    expect([capOf(caps, 5), capOf(caps, 6)]).toEqual([100n, 1_000n]);
    expect(capOf({ ...caps, singlePick: 5_000n }, 1)).toBe(1_000n);
  });

  test('what was already paid counts towards the cap', () => {
    expect(capPayout(80n, { cap: 100n, alreadyPaid: 0n })).toBe(80n);
    expect(capPayout(80n, { cap: 100n, alreadyPaid: 70n })).toBe(30n);
    expect(capPayout(80n, { cap: 100n, alreadyPaid: 170n })).toBe(0n);
  });
});
