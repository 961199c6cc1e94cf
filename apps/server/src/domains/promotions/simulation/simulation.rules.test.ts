import { parseDecimal } from '@parlour/lottery-rules';
import { amountOf } from '@parlour/money';
import { describe, expect, test } from 'vitest';
import { makeMatch, makeOffer, makeTerms } from '../../../factories/promotions.factory.ts';
import { cutTo, expectedGain, mostGrants, priceOf, weigh, worthOfGrant } from './simulation.rules.ts';
import { createTrial } from './trial.rules.ts';

const GRANT = amountOf('100');
const REQUIREMENT = amountOf('1000');
const titles = [
  { category: 'RNG', name: 'Reels', returned: '96.00', jackpot: '0', staked: 0n },
  { category: 'RNG', name: 'Dice', returned: '99.00', jackpot: '0', staked: amountOf('10') },
  { category: 'SPORTS', name: 'Odds', returned: '90.00', jackpot: '0', staked: 0n },
] as const;
const facts = { titles, play: new Map() };

describe('what a member keeps of a grant of 100', () => {
  test('would be 90 at dice that counted whole, and is 60 at a quarter, like a slot of 96 %', () => {
    expect(expectedGain(GRANT, REQUIREMENT, parseDecimal('0.01'))).toBe(amountOf('90'));
    const [dice, slot] = [priceOf(parseDecimal('0.99')), priceOf(parseDecimal('0.96'))];
    expect(dice && expectedGain(GRANT, REQUIREMENT, dice)).toBe(amountOf('60'));
    expect(slot && expectedGain(GRANT, REQUIREMENT, slot)).toBe(amountOf('60'));
  });

  test('is never below nothing, and a title that keeps nothing counts for nothing', () => {
    expect(expectedGain(GRANT, REQUIREMENT, parseDecimal('0.2'))).toBe(0n);
    expect(priceOf(parseDecimal('1'))).toBeNull();
  });
});

test('the cheapest title is one that the product allows', () => {
  expect(weigh(['RNG'], facts).cheapest).toMatchObject({ title: 'Reels', weight: 100 });
  expect(weigh(['SPORTS'], facts).cheapest).toMatchObject({ title: 'Odds' });
  expect(weigh(['LOTT'], facts).cheapest).toBeNull();
});

test('a bonus costs something once its requirement was played, and its bound in any case', () => {
  const weighing = weigh(['RNG'], facts);
  const gift = makeMatch();
  const worth = (valid: string) =>
    worthOfGrant(gift, {
      amount: GRANT,
      played: [{ category: 'RNG', valid: amountOf(valid) }],
      weighing,
    });
  // Dice was played, which counts a quarter: 4,000 make 1,000.
  expect(worth('3999')).toEqual({ expected: 0n, bound: amountOf('60'), isMet: false });
  expect(worth('4000')).toEqual({ expected: amountOf('60'), bound: amountOf('60'), isMet: true });
});

test('a budget of grants or of money ends what can be given, whichever is less', () => {
  expect(mostGrants({ grants: 5, money: amountOf('30') }, amountOf('10'))).toBe(3);
  expect(mostGrants({ grants: 2, money: amountOf('30') }, amountOf('10'))).toBe(2);
  expect(mostGrants({ grants: null, money: null }, amountOf('10'))).toBeNull();
  const day = { grants: 4, granted: 40n, expected: 20n, bound: 24n, met: 2 };
  expect(cutTo(day, 2)).toEqual({ grants: 2, granted: 20n, expected: 10n, bound: 12n, met: 1 });
});

const candidate = {
  type: 0,
  state: 'active',
  createdAt: new Date(0),
  isBarred: false,
  isBlocked: false,
  level: 2,
} as const;
const brand = { timeZone: 'UTC', dayStartsAt: '00:00', currency: 'CNY' } as const;
const trialOf = (about: Parameters<typeof makeOffer>[0]) =>
  createTrial(makeOffer(about), { brand, pointWorth: '0.01', weighing: weigh(['RNG'], facts) });
const at = (day: string) => ({ day, atMs: Date.parse(day) });

describe('a trial', () => {
  const match = { kind: 'deposit', gift: makeMatch(), period: 'once' } as const;
  const deposit = (day: string, amount: string) => ({ ...at(day), id: day, credited: amountOf(amount) });

  test('matches deposits by the terms: too small ones not, each member once, the cap kept', () => {
    const trial = trialOf(match);
    const mary = { memberId: 'mary', candidate, played: [] };
    const ben = { memberId: 'ben', candidate, played: [] };
    trial.deposit(mary, deposit('2026-09-01', '49.99'));
    trial.deposit(mary, deposit('2026-09-02', '333.33'));
    trial.deposit(mary, deposit('2026-09-03', '100'));
    trial.deposit(ben, deposit('2026-09-03', '800'));
    expect(trial.end()).toMatchObject({
      members: 2,
      audience: 2,
      deposits: 4,
      matched: 3,
      grants: 2,
      takers: 2,
      granted: '833.33',
      bound: '499.998',
      expected: '0.00',
      days: [
        { day: '2026-09-02', granted: '333.33' },
        { day: '2026-09-03', granted: '500.00' },
      ],
    });
  });

  test('counts the free rounds beside a match at what they are worth', () => {
    const rounds = { vendor: 'STUDIO', gameCode: 'slot', value: '2', count: 10, days: 7 };
    const budget = { grants: null, money: '130', perMember: null };
    const trial = trialOf({ ...match, gift: makeMatch({ rounds }), budget });
    trial.deposit({ memberId: 'mary', candidate, played: [] }, deposit('2026-09-01', '100'));
    trial.deposit({ memberId: 'ben', candidate, played: [] }, deposit('2026-09-02', '50'));
    expect(trial.end()).toMatchObject({
      grants: 1,
      granted: '120.00',
      expected: '20.00',
      bound: '80.00',
      isCut: true,
    });
  });

  test('gives no more than the budget, and nothing to those it is not for', () => {
    const trial = trialOf({ ...match, budget: { grants: null, money: '150', perMember: null } });
    const barred = { ...candidate, isBlocked: true };
    trial.deposit({ memberId: 'barred', candidate: barred, played: [] }, deposit('2026-09-01', '100'));
    trial.deposit({ memberId: 'mary', candidate, played: [] }, deposit('2026-09-01', '100'));
    trial.deposit({ memberId: 'ben', candidate, played: [] }, deposit('2026-09-02', '100'));
    expect(trial.end()).toMatchObject({ audience: 2, grants: 1, granted: '100.00', isCut: true });
  });

  test('lets whoever played join once a period, of the level it is for', () => {
    const about = {
      period: 'day',
      audience: { newForDays: null, registeredFrom: null, levelFrom: 2 },
      budget: { grants: 2, money: null, perMember: null },
      gift: { kind: 'bonus', amount: '10', terms: makeTerms() },
    } as const;
    const trial = trialOf(about);
    const days = [at('2026-09-01'), at('2026-09-02')];
    trial.join({ memberId: 'mary', candidate, played: [] }, days);
    trial.join({ memberId: 'ben', candidate, played: [] }, days);
    trial.join({ memberId: 'low', candidate: { ...candidate, level: 1 }, played: [] }, days);
    expect(trial.end()).toMatchObject({
      members: 3,
      audience: 2,
      grants: 2,
      granted: '20.00',
      isCut: true,
      days: [{ day: '2026-09-01', grants: 2 }],
    });
  });
});
