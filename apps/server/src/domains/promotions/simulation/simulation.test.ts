import { DAY_MS } from '@parlour/clock/durations';
import { newId } from '@parlour/clock/ids';
import type { OperatorOffer } from '@parlour/contract';
import { amountOf } from '@parlour/money';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeMatch } from '../../../factories/promotions.factory.ts';
import { type Nights, openNights } from '../../../testing/promotions/nights.ts';
import { addTaker, type Offers, openOffers } from '../../../testing/promotions/offers.ts';
import { DEFAULT_PLAN } from '../vip/plan.rules.ts';

const merchant = 'harbor';
const MONDAY = Date.UTC(2026, 10, 16, 12);
let nights: Nights;
let offers: Offers;
beforeEach(async () => {
  nights = await openNights({ nowMs: MONDAY });
  offers = await openOffers(nights.app);
});
afterEach(() => nights.app.close());

/** As the cashier keeps one that was credited. */
const deposit = (memberId: string, amount: string) => {
  const { clock, database } = nights.app;
  const id = newId(clock);
  const at = new Date(clock.now()).toISOString();
  return database.queries.execute(sql`
    insert into cashier_deposit (brand_id, id, number, member_id, channel, method, gateway, currency, amount, fee,
      credited, state, is_sent, created_at, expires_at)
    values (${nights.brand.id}::uuid, ${id}::uuid, ${id}, ${memberId}::uuid, 'bank', 'transfer', null, 'CNY',
      ${amountOf(amount)}::int8, 0, ${amountOf(amount)}::int8, 'credited', true, ${at}::timestamptz, ${at}::timestamptz)`);
};
const match = { kind: 'deposit', period: 'each', gift: makeMatch() } as const;
const saved = async (...about: Parameters<Offers['save']>) =>
  (await offers.save(...about)).value as OperatorOffer;
const write = (path: string, body: object) =>
  offers.writer.post(`/ops/promotions/${path}`, { reason: 'for the season', ...body }, { merchant });

test('an offer is tried on the deposits and the play of the last days, and says what it would have cost', async () => {
  const { member } = await nights.addMembers(2);
  await deposit(member, '100');
  await nights.play(member, 'slot', { staked: '2000', paid: '1900' });
  await nights.endDay();
  const { id, version } = await saved(match);
  expect(await offers.read(id)).toMatchObject({ simulated: null, simulation: null });
  await offers.simulate({ id, version });
  const tried = await offers.read(id);
  expect(tried).toMatchObject({
    simulated: 'done',
    simulation: {
      to: '2026-11-16',
      deposits: 1,
      matched: 1,
      grants: 1,
      takers: 1,
      met: 1,
      granted: '100.00',
      bound: '60.00',
      days: [{ day: '2026-11-16', granted: '100.00' }],
      askedBy: { name: 'writer' },
    },
  });
  // Nothing was granted by it, and it can be run again with the same outcome.
  expect(await nights.countRewards()).not.toHaveProperty('offer');
  await offers.simulate({ id, version });
  expect((await offers.read(id)).simulation).toMatchObject({ granted: '100.00', met: 1 });
});

test('what is submitted is what was tried: another version has to be tried again', async () => {
  const { id, version } = await saved(match);
  await offers.simulate({ id, version });
  const next = await saved(match, { id, version });
  expect(next).toMatchObject({ simulated: null, simulation: null });
  expect((await offers.post('submit', { id, version: next.version })).code).toBe('not_simulated');
  expect((await write('offer/simulate', { id, version })).code).toBe('stale');
});

test('days beyond the last ninety count for nothing', async () => {
  const { member } = await nights.addMembers(1);
  await deposit(member, '100');
  nights.app.clock.advance(91 * DAY_MS);
  const { id, version } = await saved(match);
  await offers.simulate({ id, version });
  expect((await offers.read(id)).simulation).toMatchObject({ deposits: 0, grants: 0 });
});

test('a plan or settings with which a category keeps nothing are refused, and so is an offer', async () => {
  const levels = DEFAULT_PLAN.levels.map((level) => ({ ...level, rebate: { ...level.rebate, RNG: '4' } }));
  const plan = await write('vip/request', { version: 0, plan: { ...DEFAULT_PLAN, levels } });
  expect(plan).toMatchObject({
    code: 'return_budget',
    value: { category: 'RNG', total: '100.26', over: '0.26' },
  });
  expect(plan.body).toContain('100.26%');
  const settings = { reviewAbove: null, pointWorth: '0.01', contractsPercent: '5' };
  expect((await write('settings/request', { version: 0, settings })).code).toBe('return_budget');
  const { members } = await nights.addMembers(40);
  for (const member of members) await nights.play(member, 'slot', { staked: '100', paid: '100' });
  await nights.endDay();
  const gift = { kind: 'cash', amount: '50' } as const;
  const { id, version } = await saved({ gift });
  await offers.simulate({ id, version });
  expect((await offers.read(id)).simulation).toMatchObject({ audience: 40, granted: '2000.00' });
  expect(await offers.post('submit', { id, version })).toMatchObject({
    code: 'return_budget',
    value: { category: 'RNG' },
  });
});

test('what was affordable when it was asked for is refused when it is decided above the budget', async () => {
  const levels = DEFAULT_PLAN.levels.map((level) => ({ ...level, rebate: { ...level.rebate, RNG: '2.50' } }));
  const asked = [
    await write('vip/request', { version: 0, plan: { ...DEFAULT_PLAN, levels } }),
    await write('settings/request', {
      version: 0,
      settings: { reviewAbove: null, pointWorth: '0.01', contractsPercent: '1' },
    }),
  ];
  const answers = [];
  for (const { value } of asked) {
    const { approvalId: id } = value as { approvalId: string };
    nights.app.clock.advance(1);
    answers.push(
      await offers.money.post('/ops/approval/decide', { id, decision: 'approve', reason: 'seen' }),
    );
  }
  expect(answers.map(({ status, code }) => [status, code])).toEqual([
    [200, undefined],
    [409, 'return_budget'],
  ]);
});

test('a blocked member has no offers and gets nothing at night, until they are allowed again', async () => {
  const { id } = await offers.launch();
  const mary = await addTaker(nights.app, 'mary01');
  const decide = (path: string, body: object) =>
    offers.money.post(`/ops/promotions/${path}`, { reason: 'shares a card', ...body }, { merchant });
  expect((await decide('block', { accounts: ['mary01', 'nobody'] })).code).toBe('unknown_accounts');
  expect((await decide('block', { accounts: ['mary01'] })).value).toEqual({ blocked: 1 });
  expect((await decide('block', { accounts: ['mary01'] })).value).toEqual({ blocked: 0 });
  expect((await offers.money.call('/ops/promotions/blocks', { merchant })).value).toMatchObject({
    items: [{ member: { account: 'mary01' }, reason: 'shares a card', blockedBy: { name: 'money' } }],
  });
  expect(await mary.own(id)).toMatchObject({ label: 'closed', why: 'blocked' });
  expect((await mary.join(id)).code).toBe('offer_closed');
  const size = async (query = '') =>
    (await offers.writer.call(`/ops/promotions/audience?${query}`, { merchant })).value;
  expect([await size(), await size('levelFrom=1'), await size('newForDays=1')]).toEqual([
    { members: 0 },
    { members: 0 },
    { members: 0 },
  ]);
  await nights.play(mary.id, 'slot', { staked: '1000', paid: '0' });
  await nights.endDay();
  expect(await nights.rewards(mary.id)).toEqual([]);
  expect((await decide('unblock', { memberId: mary.id })).status).toBe(200);
  expect((await decide('unblock', { memberId: mary.id })).code).toBe('not_found');
  expect(await mary.own(id)).toMatchObject({ label: 'join' });
  expect(await size()).toEqual({ members: 1 });
  await nights.play(mary.id, 'slot', { staked: '1000', paid: '0' });
  await nights.endDay();
  expect(await nights.rewards(mary.id)).toHaveLength(3);
});
