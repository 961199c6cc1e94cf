import type { OperatorRounds, OwnRounds } from '@parlour/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import {
  HOSTILE_VENDOR,
  type HostileVendor,
  openHostileVendor,
} from '../../../testing/games/hostile-vendor.ts';
import { inboxOf } from '../../../testing/messages.ts';
import { addOperator, signInAs } from '../../../testing/operators.ts';
import { addTaker, type Offers, openOffers } from '../../../testing/promotions/offers.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const gift = {
  kind: 'rounds',
  vendor: HOSTILE_VENDOR,
  gameCode: 'squall',
  value: '2',
  count: 10,
  days: 7,
} as const;
const merchant = 'harbor';

let app: TestApp;
let offers: Offers;
let vendor: HostileVendor;
beforeAll(async () => {
  app = await startTestApp({
    brands: [makeBrand({ merchantCode: merchant, session: { idleMinutes: 1_440, absoluteHours: 720 } })],
    env: { RATE_LIMIT_PER_MINUTE: '1000000' },
  });
  vendor = await openHostileVendor(app);
  offers = await openOffers(app);
});
afterAll(async () => {
  await vendor.close();
  await app.close();
});
beforeEach(() => app.clock.advance(1_000));

type Taker = Awaited<ReturnType<typeof addTaker>>;
const roundsOf = async (taker: Taker) =>
  ((await taker.call('/wps/rewards/rounds')).value as { rounds: OwnRounds[] }).rounds;

async function claimed(account: string) {
  const taker = await addTaker(app, account);
  const { id } = await offers.launch({ gift });
  const { rewardId } = (await taker.join(id)).value as { rewardId: string };
  const claim = await taker.claim(rewardId);
  expect(claim.status).toBe(200);
  return { taker, rewardId, offerId: id };
}
const list = async (query = '') =>
  (
    (await offers.money.call(`/ops/promotions/rounds?${query}`, { merchant })).value as {
      items: OperatorRounds[];
    }
  ).items;

test('an offer of free rounds is shown with its title, claimed, and played at the vendor', async () => {
  const taker = await addTaker(app, 'spin01');
  const { id } = await offers.launch({ gift });
  const { value } = await taker.call(`/wps/promotions/offer?id=${id}`);
  expect(value).toMatchObject({ gift, game: { name: 'Squall Line', nodeId: `${HOSTILE_VENDOR}.squall` } });
  const { rewardId } = (await taker.join(id)).value as { rewardId: string };
  expect(await taker.rewards()).toMatchObject([
    {
      kind: 'rounds',
      amount: '20.00',
      rounds: { value: '2', count: 10, days: 7, game: { gameType: 'RNG' } },
    },
  ]);
  expect(await roundsOf(taker)).toEqual([]);
  await taker.claim(rewardId);
  expect(await roundsOf(taker)).toMatchObject([{ id: rewardId, state: 'waiting', value: '2.00', used: 0 }]);
  await app.jobs.runDue();
  expect(await roundsOf(taker)).toMatchObject([{ state: 'live', count: 10, won: '0.00' }]);
  expect(await taker.own(id)).toMatchObject({ label: 'claimed' });
});

test('a hundred claims at once give free rounds one time', async () => {
  const taker = await addTaker(app, 'spin02');
  const { rewardId } = (await taker.join((await offers.launch({ gift })).id)).value as { rewardId: string };
  const answers = await Promise.all(Array.from({ length: 100 }, () => taker.claim(rewardId)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await roundsOf(taker)).toHaveLength(1);
});

test('they count against the budget of the offer by what they are worth', async () => {
  const [first, second] = [await addTaker(app, 'spin03'), await addTaker(app, 'spin04')];
  const { id } = await offers.launch({ gift, budget: { grants: null, money: '30', perMember: null } });
  expect((await first.join(id)).status).toBe(200);
  expect((await second.join(id)).code).toBe('offer_closed');
  expect(await offers.read(id)).toMatchObject({ spent: '20.00', grants: 1 });
});

test.each([
  ['a title that is not there', { gameCode: 'none' }],
  ['a vendor that is not there', { vendor: 'NOBODY' }],
])('an offer at %s is refused', async (_what, about) => {
  const saved = await offers.save({ gift: { ...gift, ...about } });
  expect(saved).toMatchObject({ status: 400, code: 'invalid_input' });
  expect(saved.body).toContain('gift.gameCode');
});

test('operators see how they stand, ask the vendor and cancel them', async () => {
  const { taker, rewardId } = await claimed('spin05');
  expect(await list('search=spin05&state=waiting')).toMatchObject([{ id: rewardId, isTold: false }]);
  await app.jobs.runDue();
  expect(await list('search=spin05')).toMatchObject([
    { state: 'live', isTold: true, used: 0, count: 10, won: '0.00', member: { account: 'spin05' } },
  ]);
  const ask = () => offers.money.call(`/ops/promotions/rounds/vendor?id=${rewardId}`, { merchant });
  expect((await ask()).value).toEqual({ status: 'FRS_ACTIVE', used: 0 });
  await vendor.be('error');
  expect((await ask()).code).toBe('vendor_unavailable');
  await vendor.reset();
  const term = 'One account per member <b>only</b>';
  const cancel = () =>
    offers.money.post(
      '/ops/promotions/rounds/cancel',
      { id: rewardId, term, reason: 'sent twice' },
      { merchant },
    );
  const { approvalId } = (await cancel()).value as { approvalId: string };
  expect((await cancel()).code).toBe('approval_waiting');
  expect(await list('search=spin05')).toMatchObject([{ state: 'live', isWaiting: true }]);
  expect(await roundsOf(taker)).toMatchObject([{ state: 'live' }]);
  expect((await offers.decide(approvalId)).code).toBe('own_request');
  expect((await offers.decide(approvalId, offers.writer)).code).toBe('not_permitted');
  await addOperator(app, 'second', { grants: [{ role: 'finance', merchantCode: merchant }] });
  expect((await offers.decide(approvalId, await signInAs(app, 'second'))).status).toBe(200);
  expect(await list('search=spin05')).toMatchObject([
    { state: 'cancelled', isTold: false, isWaiting: false },
  ]);
  expect((await cancel()).code).toBe('already_decided');
  const inbox = inboxOf(taker.browser);
  const [letter] = (await inbox.list()).items;
  expect(letter).toMatchObject({ title: 'Free rounds cancelled' });
  expect((await inbox.open(letter?.id ?? '')).body).toContain('&lt;b&gt;only');
  expect(await roundsOf(taker)).toEqual([]);
  await app.jobs.runDue();
  expect((await ask()).value).toEqual({ status: 'FRS_CANCELED', used: 0 });
  const unknown = '0190c0de-0000-7000-8000-00000000000d';
  const none = await offers.money.call(`/ops/promotions/rounds/vendor?id=${unknown}`, { merchant });
  expect(none.code).toBe('not_found');
});

test('grants and applications name the title of the rounds that were given', async () => {
  const { rewardId } = await claimed('spin06');
  const { items } = (await offers.money.call('/ops/promotions/grants?search=spin06', { merchant })).value as {
    items: object[];
  };
  expect(items).toMatchObject([
    { id: rewardId, kind: 'rounds', rounds: { count: 10, game: { name: 'Squall Line' } } },
  ]);
  const queue = await offers.money.call('/ops/promotions/applications?state=issued&search=spin06', {
    merchant,
  });
  expect((queue.value as { items: object[] }).items).toMatchObject([{ gift, game: { name: 'Squall Line' } }]);
});
