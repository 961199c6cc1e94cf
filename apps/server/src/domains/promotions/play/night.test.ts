import { randomInt } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@parlour/clock/durations';
import { newId } from '@parlour/clock/ids';
import { amountOf, writeDecimal } from '@parlour/money';
import { SCALE } from '@parlour/money/testing/scale';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { type Nights, openNights } from '../../../testing/promotions/nights.ts';
import { createNumbers } from '../../../testing/seeded-numbers.ts';
import { promotionsReward } from '../rewards/rewards.schema.ts';
import { weightInSql } from './figures.repo.ts';
import { validStake } from './valid-stake.rules.ts';
import { weightOfTitle } from './weights.rules.ts';

const KINDS = [
  ['slot', 'RNG'],
  ['sports', 'SPORTS'],
  ['fish', 'FISH'],
] as const;
let nights: Nights;
afterEach(() => nights.app.close());

/** More than are done at once. */
const MANY = SCALE > 1 ? 3_000 : 1_100;
const RANDOM_ROUNDS = 40 * SCALE;
const SEEDS = 2 ** 32;
const MONDAY = Date.UTC(2026, 10, 16);

describe('a night', () => {
  test('gives back by category, of what was lost, and in points, each once', async () => {
    nights = await openNights({ nowMs: MONDAY });
    const { member } = await nights.addMembers(1);
    await nights.play(member, 'slot', { staked: '12345.67', paid: '12345.67' });
    await nights.play(member, 'sports', { staked: '50', paid: '90' });
    await nights.play(member, 'slot', { staked: '1000', paid: '680' });
    await nights.endDay();
    expect(await nights.figures(member)).toEqual([
      'RNG 13345.67 13025.67 13345.67',
      'SPORTS 50.00 90.00 40.00',
    ]);
    // 0.30 % of RNG and 0.10 % of sports at level 0; 5 % of what was lost; a point for every 10.00.
    expect(await nights.rewards(member)).toEqual([
      'points 1338.00',
      'rebate RNG 40.03',
      'rebate SPORTS 0.04',
      'rescue 14.00',
    ]);
    await nights.endDay();
    expect(await nights.rewards(member)).toHaveLength(4);
  });

  test('gives back less by what was received that day, not by what was withheld or left', async () => {
    nights = await openNights({ nowMs: MONDAY });
    const { member } = await nights.addMembers(1);
    const { clock, database } = nights.app;
    const [atMs, brandId] = [clock.now(), nights.brand.id];
    const day = { grantedAt: new Date(atMs), claimUntil: new Date(atMs + 7 * DAY_MS) };
    for (const [state, amount] of [
      ['claimed', '20'],
      ['unclaimed', '30'],
      ['held', '100'],
      ['refused', '200'],
      ['lapsed', '400'],
    ] as const)
      await database.queries.insert(promotionsReward).values({
        ...day,
        brandId,
        id: newId(clock),
        memberId: member,
        cause: `test:${state}`,
        source: 'offer',
        kind: 'cash',
        currency: 'CNY',
        state,
        amount: amountOf(amount),
      });
    await nights.play(member, 'slot', { staked: '1000', paid: '850' });
    await nights.endDay();
    // 5 % of 150 less 50.
    expect(await nights.rewards(member)).toContain('rescue 5.00');
  });

  test('counts a quarter of what is staked at 99 %, and a loss no further than a hundredth of it', async () => {
    nights = await openNights({ nowMs: MONDAY });
    const { member } = await nights.addMembers(1);
    await nights.play(member, 'dice', { staked: '1000', paid: '0' });
    await nights.endDay();
    expect(await nights.figures(member)).toEqual(['RNG 1000.00 0.00 1000.00']);
    // Of 250: 5 % of the loss would be 50.00.
    expect(await nights.rewards(member)).toEqual(['points 25.00', 'rebate RNG 0.75', 'rescue 2.50']);
    expect(await nights.standing(member)).toBe('0 1000.00');
  });

  test(`of ${MANY} members is done once for each, however often it is run`, async () => {
    nights = await openNights({ nowMs: MONDAY });
    const { members } = await nights.addMembers(MANY);
    await nights.playAll('slot', { staked: '100', paid: '0' });
    const day = await nights.endDay();
    await nights.runAgain(day);
    const all = await nights.countRewards();
    expect(all).toEqual({ rebate: members.length, rescue: members.length, points: members.length });
  });

  test('that was cut off goes on where it was, and gives nobody twice', async () => {
    nights = await openNights({ nowMs: MONDAY });
    const { members } = await nights.addMembers(MANY);
    await nights.playAll('slot', { staked: '100', paid: '0' });
    nights.breakAfter(1);
    await expect(nights.endDay()).rejects.toThrow('cut off');
    const { rebate } = await nights.countRewards();
    expect(rebate).toBeGreaterThan(0);
    expect(rebate).toBeLessThan(members.length);
    await nights.runAgain();
    expect((await nights.countRewards()).rebate).toBe(members.length);
    expect(await nights.progressOf(members)).toEqual(['100.00']);
  });
});

describe('a round counts on the day it closes', () => {
  test.each([
    ['by the brand’s zone', { timeZone: 'Asia/Manila', dayStartsAt: '00:00' }, '2026-11-17T15:59:59.999Z'],
    ['of a day from six', { timeZone: 'UTC', dayStartsAt: '06:00' }, '2026-11-18T05:59:59.999Z'],
    ['at the end of the year', { timeZone: 'UTC', dayStartsAt: '00:00' }, '2026-12-31T23:59:59.999Z'],
    ['of 23 hours', { timeZone: 'Europe/Berlin', dayStartsAt: '00:00' }, '2027-03-28T21:59:59.999Z'],
  ] as const)('%s', async (_, clocks, lastMoment) => {
    const lastMs = Date.parse(lastMoment);
    nights = await openNights({ nowMs: lastMs - 20 * HOUR_MS, ...clocks });
    const { member } = await nights.addMembers(1);
    await nights.play(member, 'slot', { staked: '10', paid: '0', atMs: lastMs });
    await nights.play(member, 'slot', { staked: '7', paid: '0', atMs: lastMs + 1 });
    await nights.endDay();
    expect(await nights.figures(member)).toEqual(['RNG 10.00 0.00 10.00']);
    await nights.endDay();
    expect(await nights.figures(member)).toEqual(['RNG 10.00 0.00 10.00', 'RNG 7.00 0.00 7.00']);
  });
});

test('seven days of 3.00 make two points, and 1.00 is carried', async () => {
  nights = await openNights({ nowMs: MONDAY });
  const { member } = await nights.addMembers(1);
  for (let day = 0; day < 7; day += 1) {
    await nights.play(member, 'slot', { staked: '3', paid: '3' });
    await nights.endDay();
  }
  expect((await nights.rewards(member)).filter((reward) => reward.startsWith('points'))).toEqual([
    'points 1.00',
    'points 1.00',
  ]);
  expect(await nights.restOf(member)).toBe('1.00');
});

test('trial members, bots and internal accounts have no figures', async () => {
  nights = await openNights({ nowMs: MONDAY });
  const { member } = await nights.addMembers(1);
  await nights.setType(member, 42);
  await nights.play(member, 'slot', { staked: '100', paid: '0' });
  await nights.endDay();
  expect(await nights.figures(member)).toEqual([]);
  expect(await nights.countRewards()).toEqual({});
});

test('weights are those of the rules, whatever is published', async () => {
  nights = await openNights({ nowMs: MONDAY });
  const returns = [
    null,
    '100',
    '101.5',
    '99.99',
    '99.96',
    '99.54',
    '98.9',
    '98.90',
    '96.01',
    '96',
    '94.5',
    '0',
  ];
  for (const returned of returns) {
    const { rows } = await nights.app.database.queries.execute(
      sql`select (${weightInSql(sql`${returned}::text`)})::int8 as weight`,
    );
    const [row] = rows as { weight: bigint }[];
    expect([returned, row?.weight]).toEqual([returned, weightOfTitle(returned)]);
  }
});

test('the valid stake of a night is that of the rules, whatever was staked and paid', async () => {
  nights = await openNights({ nowMs: MONDAY });
  const { members } = await nights.addMembers(RANDOM_ROUNDS);
  const seed = Number(process.env.NIGHT_SEED ?? randomInt(SEEDS));
  const next = createNumbers(seed);
  const expected = new Map<string, string>();
  for (const member of members) {
    const [gameCode, category] = KINDS[next(KINDS.length)] ?? KINDS[0];
    const wasLeft = next(2) === 0;
    const [staked, paid] = [1 + next(10_000), next(25_000)].map((cents) => (cents / 100).toFixed(2)) as [
      string,
      string,
    ];
    await nights.play(member, gameCode, { staked, paid, openMs: wasLeft ? 12 * HOUR_MS : 0 });
    const valid = validStake({ category, wasLeft, staked: amountOf(staked), paid: amountOf(paid) });
    expected.set(member, writeDecimal(valid));
  }
  await nights.endDay();
  for (const [member, valid] of expected)
    expect(
      (await nights.figures(member)).map((figure) => figure.split(' ').at(-1)),
      `NIGHT_SEED=${seed}`,
    ).toEqual([valid]);
});
