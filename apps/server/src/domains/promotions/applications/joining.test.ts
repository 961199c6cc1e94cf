import { DAY_MS, HOUR_MS } from '@parlour/clock/durations';
import type { Reward } from '@parlour/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { makeTerms } from '../../../factories/promotions.factory.ts';
import { addTaker, type Offers, openOffers } from '../../../testing/promotions/offers.ts';
import { UNIT } from '../../../testing/protection.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const UNKNOWN = '0190c0de-0000-7000-8000-00000000000d';

let app: TestApp;
let offers: Offers;
beforeAll(async () => {
  app = await startTestApp({
    brands: [makeBrand({ merchantCode: 'harbor', session: { idleMinutes: 1_440, absoluteHours: 720 } })],
    env: { RATE_LIMIT_PER_MINUTE: '1000000' },
  });
  offers = await openOffers(app);
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(1_000));

const now = () => app.clock.now();

test('a member joins once in a period, and claims once', async () => {
  const mary = await addTaker(app, 'mary01');
  const { id } = await offers.launch();
  expect(await mary.own(id)).toMatchObject({ label: 'join', why: null });
  const joined = await mary.join(id);
  expect(joined.value).toMatchObject({ label: 'issued' });
  expect((await mary.join(id)).code).toBe('already_joined');
  const { rewardId } = joined.value as { rewardId: string };
  const before = await mary.purse();
  const [first, second] = [await mary.claim(rewardId), await mary.claim(rewardId)];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.value).toEqual(first.value);
  expect((await mary.purse()) - before).toBe(10n * UNIT);
  expect(await mary.own(id)).toMatchObject({ label: 'claimed', rewardId: null });
  expect(await mary.history()).toMatchObject([{ state: 'claimed', title: 'Ten on the house' }]);
});

test('a day is the business day of the brand: the next one can be joined again', async () => {
  const mary = await addTaker(app, 'daily01');
  const { id } = await offers.launch({ period: 'day' });
  expect((await mary.join(id)).status).toBe(200);
  expect((await mary.join(id)).code).toBe('already_joined');
  app.clock.advance(DAY_MS);
  expect(await mary.own(id)).toMatchObject({ label: 'join' });
  expect((await mary.join(id)).status).toBe(200);
  expect(await mary.rewards()).toHaveLength(2);
});

test('what has not begun comes soon, and what is over is closed', async () => {
  const mary = await addTaker(app, 'early01');
  const { id } = await offers.launch({ startsAt: now() + HOUR_MS, endsAt: now() + 2 * HOUR_MS });
  expect(await mary.own(id)).toMatchObject({ label: 'coming_soon' });
  expect((await mary.join(id)).code).toBe('offer_closed');
  app.clock.advance(2 * HOUR_MS);
  expect(await mary.own(id)).toMatchObject({ label: 'closed', why: 'over' });
  expect((await mary.join(id)).code).toBe('offer_closed');
  expect((await mary.join(UNKNOWN)).code).toBe('not_found');
});

test('a stock of two gives two, and the rest learn that it is used up', async () => {
  const { id } = await offers.launch({ budget: { grants: 2, money: null, perMember: null } });
  const takers = [];
  for (const name of ['stock01', 'stock02', 'stock03']) takers.push(await addTaker(app, name));
  const codes = await Promise.all(takers.map(async (taker) => (await taker.join(id)).code));
  expect(codes.toSorted()).toEqual(['offer_closed', undefined, undefined]);
  const late = await addTaker(app, 'stock04');
  expect(await late.own(id)).toMatchObject({ label: 'closed', why: 'used_up' });
  expect(await offers.read(id)).toMatchObject({ grants: 2, spent: '20.00' });
});

test('money and grants per member are limited too', async () => {
  const mary = await addTaker(app, 'limits01');
  const money = await offers.launch({ budget: { grants: null, money: '9.99', perMember: null } });
  expect((await mary.join(money.id)).code).toBe('offer_closed');
  const perMember = await offers.launch({
    period: 'day',
    budget: { grants: null, money: null, perMember: 1 },
  });
  expect((await mary.join(perMember.id)).status).toBe(200);
  app.clock.advance(DAY_MS);
  expect(await mary.own(perMember.id)).toMatchObject({ label: 'closed', why: 'used_up' });
  expect((await mary.join(perMember.id)).code).toBe('offer_closed');
});

test('only real members in the audience can join', async () => {
  const fresh = { audience: { newForDays: 7, registeredFrom: null, levelFrom: null } };
  const { id } = await offers.launch(fresh);
  const internal = await addTaker(app, 'intern01', { type: 40 });
  expect(await internal.own(id)).toMatchObject({ label: 'closed', why: 'not_for_you' });
  expect((await internal.join(id)).code).toBe('offer_closed');
  const mary = await addTaker(app, 'fresh01');
  expect(await mary.own(id)).toMatchObject({ label: 'join' });
  app.clock.advance(7 * DAY_MS);
  expect(await mary.own(id)).toMatchObject({ label: 'closed', why: 'not_for_you' });
  const since = await offers.launch({
    audience: { newForDays: null, registeredFrom: now(), levelFrom: null },
  });
  expect((await mary.join(since.id)).code).toBe('offer_closed');
});

test('a member who was excluded has no offers until seven days after', async () => {
  const mary = await addTaker(app, 'excluded01');
  const { id } = await offers.launch();
  const bonus = await offers.launch({ gift: { kind: 'bonus', amount: '5', terms: makeTerms() } });
  const { rewardId } = (await mary.join(bonus.id)).value as { rewardId: string };
  const brandId = app.modules.system.brands.ofMerchant('harbor')?.id;
  await app.database.queries.execute(`
    insert into protection_exclusion (brand_id, id, member_id, starts_at, ends_at, set_by)
    values ('${brandId}', gen_random_uuid(), '${mary.id}', '${new Date(now()).toISOString()}',
            '${new Date(now() + DAY_MS).toISOString()}', null)`);
  expect(await mary.own(id)).toMatchObject({ label: 'closed', why: 'excluded' });
  expect((await mary.claim(rewardId)).code).toBe('offer_closed');
  expect((await mary.post('/wps/rewards/claimAll')).code).toBe('offer_closed');
  app.clock.advance(6 * DAY_MS);
  expect((await mary.join(id)).code).toBe('offer_closed');
  app.clock.advance(2 * DAY_MS);
  expect((await mary.join(id)).status).toBe(200);
});

test('a code is redeemed by whoever knows it, once each, and not shown to anybody', async () => {
  const { code, id } = await offers.launch({
    kind: 'code',
    hasCode: true,
    gift: { kind: 'points', points: 40 },
    budget: { grants: 2, money: null, perMember: null },
  });
  expect(code).toMatch(/^[2-9A-Z]{10}$/);
  const [anna, ben, cleo] = [
    await addTaker(app, 'code01'),
    await addTaker(app, 'code02'),
    await addTaker(app, 'code03'),
  ];
  expect(await anna.own(id)).toBeUndefined();
  const reward = (await anna.redeem(String(code).toLowerCase())).value as Reward;
  expect(reward).toMatchObject({ kind: 'points', amount: '40.00', state: 'unclaimed' });
  expect((await anna.redeem(String(code))).code).toBe('already_joined');
  expect((await anna.claim(reward.id)).status).toBe(200);
  expect((await anna.call('/wps/points')).value).toMatchObject({ points: 40, next: { points: 40 } });
  expect((await ben.redeem(String(code))).status).toBe(200);
  const usedUp = await cleo.redeem(String(code));
  const unknown = await cleo.redeem('ABCDEFGH23');
  expect([usedUp.code, unknown.code]).toEqual(['code_refused', 'code_refused']);
  expect(usedUp.body).toBe(unknown.body);
});

test('a member has five tries of codes an hour, and an address twenty', async () => {
  const anna = await addTaker(app, 'tries01');
  for (let count = 0; count < 5; count += 1)
    expect((await anna.redeem(`WRONG${count}`)).code).toBe('code_refused');
  expect((await anna.redeem('WRONG6')).code).toBe('rate_limited');
  app.clock.advance(HOUR_MS);
  expect((await anna.redeem('WRONG7')).code).toBe('code_refused');
  const ip = '10.77.0.1';
  const from = async (account: string) => {
    const { browser } = await addTaker(app, account);
    const answers = [];
    for (let count = 0; count < 5; count += 1)
      answers.push(
        await browser.call('/wps/promotions/code', { method: 'POST', body: { code: 'NONE' }, ip }),
      );
    return answers.map(({ code }) => code);
  };
  for (const name of ['one', 'two', 'three', 'four'])
    expect(await from(`${name}01`)).toContain('code_refused');
  expect((await from('five01'))[0]).toBe('rate_limited');
});
