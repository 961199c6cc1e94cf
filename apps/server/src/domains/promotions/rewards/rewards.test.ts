import { DAY_MS } from '@parlour/clock/durations';
import type { BonusAccount, OwnBonus, Reward } from '@parlour/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { makeTerms } from '../../../factories/promotions.factory.ts';
import { MEMBER_PASSWORD } from '../../../testing/members.ts';
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

const bonus = { kind: 'bonus', amount: '25', terms: makeTerms({ times: 10, releaseTimes: 5 }) } as const;

test('claiming everything pays cash, bonus and points, each once', async () => {
  const mary = await addTaker(app, 'mary01');
  for (const gift of [{ kind: 'cash', amount: '7.50' }, bonus, { kind: 'points', points: 8 }] as const)
    await mary.join((await offers.launch({ gift })).id);
  expect((await mary.call('/wps/rewards/count')).value).toEqual({ unclaimed: 3 });
  const first = await mary.post('/wps/rewards/claimAll');
  expect((first.value as { rewards: object[] }).rewards).toHaveLength(3);
  expect((await mary.post('/wps/rewards/claimAll')).value).toEqual({ rewards: [] });
  expect(await mary.purse('main')).toBe((75n * UNIT) / 10n);
  expect(await mary.purse('bonus')).toBe(25n * UNIT);
  expect((await mary.call('/wps/points')).value).toMatchObject({ points: 8 });
  expect((await mary.call('/wps/rewards/count')).value).toEqual({ unclaimed: 0 });
  const [active] = await app.modules.wallet.bonuses.list(app.database.queries, {
    brandId: mary.member.brandId,
    memberId: mary.id,
  });
  expect(active).toMatchObject({
    state: 'active',
    amount: 25n * UNIT,
    requirement: 250n * UNIT,
    stakeMax: (25n * UNIT) / 10n,
    releaseMax: 125n * UNIT,
  });
});

test('whoever excluded themselves claims everything but what is to be played with', async () => {
  const taker = await addTaker(app, 'leaving01');
  for (const gift of [{ kind: 'cash', amount: '7.50' }, bonus, { kind: 'points', points: 8 }] as const)
    await taker.join((await offers.launch({ gift })).id);
  const exclusion = { for: '7d', password: MEMBER_PASSWORD };
  const excluded = await taker.call('/wps/protection/exclusion', {
    method: 'POST',
    body: exclusion,
    sealed: true,
  });
  expect(excluded.status).toBe(200);
  const { rewards } = (await taker.post('/wps/rewards/claimAll')).value as { rewards: Reward[] };
  expect(rewards.map(({ kind }) => String(kind)).sort()).toEqual(['cash', 'points']);
  const again = await taker.post('/wps/rewards/claimAll');
  expect([again.code, again.value]).toEqual(['offer_closed', { why: 'excluded' }]);
  expect((await taker.rewards()).map(({ kind }) => kind)).toEqual(['bonus']);
  expect([await taker.purse('main'), await taker.purse('bonus')]).toEqual([(75n * UNIT) / 10n, 0n]);
});

test('a bonus is called after the offer it came from', async () => {
  const taker = await addTaker(app, 'named01');
  const texts = { EN: { title: 'Welcome', summary: '', terms: '<p>Once</p>' } };
  await taker.join((await offers.launch({ gift: bonus, texts })).id);
  await taker.post('/wps/rewards/claimAll');
  const { bonuses } = (await taker.call('/wps/bonuses')).value as { bonuses: OwnBonus[] };
  expect(bonuses).toMatchObject([{ source: 'offer', title: 'Welcome', state: 'active' }]);
  const { account } = (await taker.call('/wps/bonuses/account')).value as { account: BonusAccount };
  expect(account.bonus).toEqual(bonuses[0]);
});

test('what is not claimed within seven days lapses', async () => {
  const mary = await addTaker(app, 'late01');
  const { id } = await offers.launch({
    texts: { EN: { title: 'In time', summary: '', terms: '<p>Soon</p>' } },
  });
  const { rewardId } = (await mary.join(id)).value as { rewardId: string };
  app.clock.advance(7 * DAY_MS - 1_000);
  expect(await mary.rewards()).toHaveLength(1);
  app.clock.advance(1_000);
  expect(await mary.rewards()).toEqual([]);
  expect((await mary.claim(rewardId)).code).toBe('reward_lapsed');
  expect(await mary.own(id)).toMatchObject({ label: 'closed', why: 'lapsed' });
  const lapse = app.modules.promotions.jobs?.find(({ name }) => name === 'promotions.lapse_rewards');
  await app.database.transaction(async (tx) => lapse?.inTransaction?.(tx, {} as never));
  const { rows } = await app.database.queries.execute(
    `select state from promotions_reward where id = '${rewardId}'`,
  );
  expect(rows).toEqual([{ state: 'lapsed' }]);
  expect(await mary.history()).toMatchObject([{ state: 'lapsed' }]);
  expect(await mary.purse()).toBe(0n);
});

test("another member's reward is not found", async () => {
  const [mary, other] = [await addTaker(app, 'mine01'), await addTaker(app, 'other01')];
  const { rewardId } = (await mary.join((await offers.launch()).id)).value as { rewardId: string };
  expect((await other.claim(rewardId)).code).toBe('not_found');
  expect((await mary.claim(UNKNOWN)).code).toBe('not_found');
});

test('a hundred claims at once pay one time', async () => {
  const mary = await addTaker(app, 'rush01');
  const { rewardId } = (await mary.join((await offers.launch()).id)).value as { rewardId: string };
  const answers = await Promise.all(Array.from({ length: 100 }, () => mary.claim(rewardId)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await mary.purse()).toBe(10n * UNIT);
});
