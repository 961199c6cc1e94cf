import { HOUR_MS } from '@parlour/clock/durations';
import { newId } from '@parlour/clock/ids';
import type { BoardDocument, CategoryReturn, CostReport, OperatorGrant, RewardKind } from '@parlour/contract';
import { amountOf, writeDecimal } from '@parlour/money';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeTerms } from '../../../factories/promotions.factory.ts';
import { CONSOLE_HOST, CONSOLE_ORIGIN, signInAs } from '../../../testing/operators.ts';
import { addBuyer, putItem } from '../../../testing/promotions/mall.ts';
import { type Nights, openNights } from '../../../testing/promotions/nights.ts';
import { addTaker, type Offers, openOffers } from '../../../testing/promotions/offers.ts';
import { promotionsReward } from '../rewards/rewards.schema.ts';

const merchant = 'harbor';
const MONDAY = Date.UTC(2026, 10, 16, 12);
const RANGE = 'from=2026-11-16&to=2026-11-18';
let nights: Nights;
let offers: Offers;
beforeEach(async () => {
  nights = await openNights({ nowMs: MONDAY });
  offers = await openOffers(nights.app);
});
afterEach(() => nights.app.close());

const call = async <Answer>(path: string) =>
  (await offers.money.call(`/ops/promotions/${path}`, { merchant })).value as Answer;
const decide = (path: string, body: object) =>
  offers.money.post(`/ops/promotions/${path}`, { reason: 'as agreed', ...body }, { merchant });

/** Grants above 5.00 wait from now on. */
async function holdAboveFive() {
  const settings = { reviewAbove: '5', pointWorth: '0.01', contractsPercent: '0' };
  const asked = { version: 0, settings, reason: 'large ones' };
  const { value } = await offers.writer.post('/ops/promotions/settings/request', asked, { merchant });
  expect((await offers.decide((value as { approvalId: string }).approvalId)).status).toBe(200);
}

test('what was given and claimed is told by day, costs what the ledger paid, and its takers are compared', async () => {
  const { id } = await offers.launch({ texts: { EN: { title: 'Ten', summary: '', terms: '<p>Ten</p>' } } });
  const [mary, ben] = [await addTaker(nights.app, 'mary01'), await addTaker(nights.app, 'ben01')];
  for (const taker of [mary, ben]) {
    nights.app.clock.advance(1);
    expect((await taker.join(id)).status).toBe(200);
  }
  await nights.deposit(mary.id, '80');
  await nights.play(mary.id, 'slot', { staked: '50', paid: '20' });
  const [reward] = await mary.rewards();
  expect((await mary.claim(reward?.id ?? '')).status).toBe(200);
  await nights.endDay();
  const report = await call<CostReport>(`report?${RANGE}`);
  const ofOffer = report.totals.find(({ offer }) => offer?.id === id);
  expect(ofOffer).toMatchObject({
    source: 'offer',
    kind: 'cash',
    offer: { title: 'Ten' },
    granted: '20.00',
    claimed: '10.00',
    cost: '10.00',
    takers: 1,
    during: { deposits: '80.00', result: '30.00' },
    before: { deposits: '0.00', result: '0.00' },
  });
  const { rows } = await nights.app.database.queries.execute(
    `select coalesce(sum(amount), 0)::int8 as paid from wallet_transfer where kind in ('reward_cash', 'bonus_release')`,
  );
  const cost = report.totals.reduce((sum, line) => sum + amountOf(line.cost), 0n);
  expect(writeDecimal(cost)).toBe(writeDecimal((rows as { paid: bigint }[])[0]?.paid ?? 0n));
  expect(
    (await offers.money.call(`/ops/promotions/report?from=2026-11-18&to=2026-11-16`, { merchant })).code,
  ).toBe('invalid_input');
});

test('its days are exported as a file, with a ticket and on record', async () => {
  const { id } = await offers.launch({ texts: { EN: { title: '=Ten', summary: '', terms: '<p>Ten</p>' } } });
  const mary = await addTaker(nights.app, 'mary01');
  await mary.join(id);
  const money = await signInAs(nights.app, 'money');
  const { value } = await money.post('/ops/ticket', { purpose: 'exportPromotionReport' }, { merchant });
  const { ticket } = value as { ticket: string };
  const file = await nights.app.consoleServer.inject({
    url: `/ops/promotions/report/export?${RANGE}&ticket=${ticket}`,
    headers: { host: CONSOLE_HOST, origin: CONSOLE_ORIGIN, cookie: money.cookie },
  });
  expect(file.body).toContain('day,source,offer,title,kind,currency,granted');
  expect(file.body).toContain(`2026-11-16,offer,${id},'=Ten,cash,CNY,10.00,0.00`);
});

test('a grant above the brand’s limit waits: it can be claimed once released, or is refused with a reason', async () => {
  await holdAboveFive();
  const { id } = await offers.launch({ budget: { grants: 2, money: null, perMember: null } });
  const [mary, ben] = [await addTaker(nights.app, 'mary01'), await addTaker(nights.app, 'ben01')];
  for (const taker of [mary, ben]) {
    nights.app.clock.advance(1);
    expect((await taker.join(id)).value).toMatchObject({ label: 'applying', rewardId: null });
  }
  const [held] = await mary.rewards();
  expect(held).toMatchObject({ state: 'held' });
  expect((await mary.claim(held?.id ?? '')).value).toMatchObject({ state: 'held' });
  expect(await mary.purse()).toBe(0n);
  expect((await call<{ items: OperatorGrant[] }>('grants?state=held')).items).toHaveLength(2);
  nights.app.clock.advance(8 * 24 * HOUR_MS);
  expect((await decide('grant/release', { id: held?.id })).value).toMatchObject({
    state: 'unclaimed',
    decidedBy: { name: 'money' },
  });
  expect((await decide('grant/release', { id: held?.id })).code).toBe('already_decided');
  expect(await mary.own(id)).toMatchObject({ label: 'issued', rewardId: held?.id });
  expect((await mary.claim(held?.id ?? '')).value).toMatchObject({ state: 'claimed' });
  expect(await mary.purse()).toBe(amountOf('10'));
  const [other] = await ben.rewards();
  expect((await decide('grant/refuse', { id: other?.id, reason: 'Same card as another' })).status).toBe(200);
  expect(await ben.own(id)).toMatchObject({ label: 'rejected', reason: 'Same card as another' });
  expect(await ben.history()).toMatchObject([{ state: 'refused', reason: 'Same card as another' }]);
  expect(await offers.read(id)).toMatchObject({ grants: 1, spent: '10.00' });
});

test('points that bought a credit come back with its refusal, and the item to the stock', async () => {
  await holdAboveFive();
  const mary = await addBuyer(nights.app, 'mary01', 30);
  const itemId = await putItem(nights.app, { credit: { amount: '10', terms: makeTerms() } }, 1);
  expect((await mary.order(itemId, { address: null })).value).toMatchObject({ state: 'done' });
  expect(await mary.balance()).toMatchObject({ points: 20 });
  const [held] = await mary.rewards();
  expect(held).toMatchObject({ source: 'mall', state: 'held' });
  const reason = 'Same card as another';
  expect((await decide('grant/refuse', { id: held?.id, reason })).status).toBe(200);
  expect(await mary.balance()).toMatchObject({ points: 30 });
  expect(await mary.orders()).toMatchObject([{ state: 'cancelled', cancelledBy: 'operator', reason }]);
  expect((await mary.order(itemId, { address: null })).status).toBe(200);
});

describe('a brand that is played', () => {
  let members: string[];
  beforeEach(async () => {
    ({ members } = await nights.addMembers(30));
    await nights.playAll('slot', { staked: '100', paid: '96' });
    await nights.endDay();
  });
  const giftsOf = async (category: string) =>
    (await call<{ categories: CategoryReturn[] }>('returns')).categories.find(
      (each) => each.category === category,
    )?.parts.gifts;
  const give = (kind: RewardKind, about: Partial<typeof promotionsReward.$inferInsert>) =>
    nights.app.database.queries.insert(promotionsReward).values({
      brandId: nights.brand.id,
      id: newId(nights.app.clock),
      memberId: members[0] ?? '',
      cause: `test:${kind}`,
      source: 'task',
      kind,
      currency: 'CNY',
      state: 'claimed',
      grantedAt: new Date(nights.app.clock.now()),
      claimUntil: new Date(nights.app.clock.now() + HOUR_MS),
      claimedAt: new Date(nights.app.clock.now()),
      amount: amountOf('30'),
      ...about,
    });

  test('counts free rounds at their stakes, points and goods at the worth of points, and turns by their prizes', async () => {
    const before = Number(await giftsOf('RNG'));
    const rounds = { vendor: 'STUDIO', gameCode: 'slot', value: '1', count: 30, days: 7 };
    await give('rounds', { rounds });
    // 30.00 of 3,000.00.
    expect(Number(await giftsOf('RNG')) - before).toBeCloseTo(1);
    await give('goods', { goodsId: newId(nights.app.clock), amount: amountOf('3000') });
    await give('points', { amount: amountOf('3000') });
    await give('turns', {});
    expect(Number(await giftsOf('RNG')) - before).toBeCloseTo(3);
    const { totals } = await call<CostReport>(`report?${RANGE}`);
    const costs = totals.flatMap(({ source, kind, cost }) => (source === 'task' ? [`${kind} ${cost}`] : []));
    expect(costs.sort()).toEqual(['goods 30.00', 'points 0.00', 'rounds 30.00', 'turns 0.00']);
  });

  const write = (path: string, body: object) =>
    offers.writer.post(`/ops/promotions/${path}`, { reason: 'for the season', ...body }, { merchant });

  test('announces no packet and publishes no board that would give away what play brings', async () => {
    const { clock } = nights.app;
    const opensAt = clock.now() + HOUR_MS;
    const ask = (total: string) =>
      write('packets', { total, shares: 2, opensAt, closesAt: opensAt + HOUR_MS });
    const publish = (amount: string) => {
      const document: BoardDocument = {
        texts: { EN: { title: 'The race' } },
        picture: null,
        measure: 'stake',
        minStake: '0.00',
        categories: ['RNG'],
        titles: [],
        startsAt: opensAt,
        endsAt: opensAt + HOUR_MS,
        prizes: [{ kind: 'cash', amount }],
      };
      return write('boards', { document });
    };
    for (const answer of [await ask('200.00'), await publish('200.00')])
      expect([answer.code, answer.value]).toMatchObject(['return_budget', { category: 'RNG' }]);
    for (const answer of [await ask('2.00'), await publish('2.00')]) expect(answer.status).toBe(200);
  });
});

test('large ones of the night wait as well, and every grant leads to what it was for', async () => {
  await holdAboveFive();
  const mary = await addTaker(nights.app, 'mary01');
  await nights.play(mary.id, 'slot', { staked: '1000', paid: '0' });
  await nights.endDay();
  const { items } = await call<{ items: OperatorGrant[] }>('grants?search=mary01');
  const stateOf = (source: string) => items.find((grant) => grant.source === source)?.state;
  // 3.00 of rebate, 10.00 of lossback, 100 points.
  expect([stateOf('rebate'), stateOf('rescue'), stateOf('points')]).toEqual([
    'unclaimed',
    'held',
    'unclaimed',
  ]);
  const rebate = items.find(({ source }) => source === 'rebate');
  expect(await call(`grant?id=${rebate?.id}`)).toMatchObject({
    grant: { amount: '3.00' },
    application: null,
    bonus: null,
    play: { day: '2026-11-16', lines: [{ category: 'RNG', staked: '1000.00', valid: '1000.00' }] },
  });
  const unknown = await offers.money.call(`/ops/promotions/grant?id=${mary.id}`, { merchant });
  expect(unknown.code).toBe('not_found');
});
