import { HOUR_MS } from '@parlour/clock/durations';
import type { MallOrder, OperatorApplication, OperatorGrant, OperatorOffer, Reward } from '@parlour/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { makeMallItem, makeMatch, makeOffer, makeTerms } from '../../../factories/promotions.factory.ts';
import { grantBonus } from '../../../testing/ledger/bonuses.ts';
import { changingWith, seeOnRecord, type Tries } from '../../../testing/on-record.ts';
import { triesOfFriends } from '../../../testing/promotions/friends-on-record.ts';
import { addBuyer, putItem } from '../../../testing/promotions/mall.ts';
import { addTaker, type Offers, openOffers } from '../../../testing/promotions/offers.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { DEFAULT_PLAN } from '../vip/plan.rules.ts';

const merchant = 'harbor';
const UNKNOWN = '0190c0de-0000-7000-8000-00000000000d';

let app: TestApp;
let offers: Offers;
beforeAll(async () => {
  app = await startTestApp({
    brands: [makeBrand({ merchantCode: 'harbor' }), makeBrand({ merchantCode: 'lotus' })],
  });
  offers = await openOffers(app);
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(1_000));

const saved = async (...about: Parameters<Offers['save']>) =>
  (await offers.save(...about)).value as OperatorOffer;
const shownTitles = async () => {
  const answer = await app.server.inject({ url: '/wps/promotions/offers', headers: { merchant } });
  return answer.json().value.offers.map(({ title }: { title: string }) => title) as string[];
};
const named = (title: string) => ({ EN: { title, summary: '', terms: '<p>Read me</p>' } });

test('an offer is shown once a second person has approved it, and not before', async () => {
  const { id, version } = await saved({ texts: named('Two persons') });
  expect(await shownTitles()).not.toContain('Two persons');
  expect((await offers.post('submit', { id, version })).code).toBe('not_simulated');
  await offers.simulate({ id, version });
  expect((await offers.post('submit', { id, version })).value).toMatchObject({
    state: 'draft',
    isWaiting: true,
  });
  expect((await offers.post('submit', { id, version })).code).toBe('approval_waiting');
  const approval = await offers.waitingId();
  expect((await offers.decide(approval, offers.writer)).code).toBe('not_permitted');
  expect(await shownTitles()).not.toContain('Two persons');
  expect((await offers.decide(approval)).status).toBe(200);
  expect(await shownTitles()).toContain('Two persons');
  expect(await offers.read(id)).toMatchObject({ state: 'live', liveVersion: 1, isWaiting: false });
  expect((await offers.post('submit', { id, version })).code).toBe('already_decided');
});

test('a version that was saved after the request is not what was approved', async () => {
  const { id, version } = await saved();
  await offers.simulate({ id, version });
  await offers.post('submit', { id, version });
  await saved({}, { id, version });
  expect((await offers.decide(await offers.waitingId())).code).toBe('stale');
  expect((await offers.decide(await offers.waitingId(), offers.money, 'refuse')).status).toBe(200);
});

test('the published version never changes: a grant keeps its terms while a later one is saved and approved', async () => {
  const mary = await addTaker(app, 'mary01');
  const bonus = (times: number) => ({ kind: 'bonus', amount: '20', terms: makeTerms({ times }) }) as const;
  const { id } = await offers.launch({ gift: bonus(5), texts: named('First words') });
  expect((await mary.join(id)).status).toBe(200);
  app.clock.advance(1);
  await offers.launch({ gift: bonus(10), texts: named('Other words') }, { id, version: 1 });
  const [reward] = await mary.rewards();
  expect(reward).toMatchObject({ title: 'First words', terms: { times: 5 }, amount: '20.00' });
  expect((await offers.read(id)).publications).toMatchObject([
    { version: 2, until: null },
    { version: 1, until: expect.any(Number) },
  ]);
});

test('a paused offer takes nobody, goes on as it was, and an ended one is over for good', async () => {
  const [anna, ben] = [await addTaker(app, 'anna01'), await addTaker(app, 'ben01')];
  const { id, version } = await offers.launch({ texts: named('On and off') });
  expect((await offers.post('pause', { id, version })).value).toMatchObject({ state: 'paused' });
  expect((await anna.join(id)).code).toBe('offer_closed');
  expect(await anna.own(id)).toMatchObject({ label: 'closed', why: 'paused' });
  expect((await offers.post('resume', { id, version })).value).toMatchObject({ state: 'live' });
  expect((await anna.join(id)).status).toBe(200);
  expect((await offers.post('end', { id, version })).value).toMatchObject({ state: 'ended' });
  expect((await ben.join(id)).code).toBe('offer_closed');
  expect(await anna.rewards()).toHaveLength(1);
  for (const move of ['pause', 'resume', 'end', 'submit'])
    expect([move, (await offers.post(move, { id, version })).code]).toEqual([move, 'already_decided']);
  expect((await offers.save({}, { id, version })).code).toBe('already_decided');
  expect(await shownTitles()).not.toContain('On and off');
});

test.each([
  ['a match without a deposit', { gift: makeMatch() }, 'document.gift.kind'],
  ['a deposit without a match', { kind: 'deposit' as const }, 'document.gift.kind'],
  ['every deposit without one', { period: 'each' as const }, 'document.period'],
  ['a code that is none', { kind: 'code' as const }, 'document.hasCode'],
  ['an activity with a code', { hasCode: true }, 'document.hasCode'],
  ['an end before the beginning', { startsAt: 10, endsAt: 10 }, 'document.endsAt'],
  ['nothing to give', { gift: { kind: 'cash' as const, amount: '0' } }, 'document.gift.amount'],
  ['no words', { texts: {} }, 'document.texts'],
  ['a picture nobody uploaded', { picture: 'a'.repeat(64) }, 'document.picture'],
])('%s is refused', async (_name, about, field) => {
  const { code, value } = await offers.save(about);
  expect([code, Object.keys((value as { fields: object }).fields)]).toEqual(['invalid_input', [field]]);
});

test('a requirement above ten grants cannot be written', async () => {
  const gift = { kind: 'bonus', amount: '20', terms: makeTerms({ times: 11 }) } as const;
  expect((await offers.save({ gift })).code).toBe('invalid_input');
});

test('scripts are left out of terms', async () => {
  const terms = '<p>Fair</p><script>alert(1)</script>';
  const { document } = await saved({ texts: { EN: { title: 'Clean', summary: '', terms } } });
  expect(document.texts.EN?.terms).toBe('<p>Fair</p>');
});

test('an old version, an unknown offer and another kind are refused', async () => {
  const { id, version } = await saved();
  await saved({}, { id, version });
  expect((await offers.save({}, { id, version })).code).toBe('stale');
  expect((await offers.save({}, { id: UNKNOWN, version: 1 })).code).toBe('not_found');
  expect((await offers.save({ kind: 'code', hasCode: true }, { id, version: 2 })).code).toBe(
    'already_decided',
  );
});

const write = (path: string, body: object) =>
  offers.writer.post(`/ops/promotions/${path}`, { reason: 'for the season', ...body }, { merchant });

/** Tasks, the wheel and red packets, one of which is announced already. */
async function triesOfChance(): Promise<Tries> {
  const points = { kind: 'points', count: 5 };
  const sector = { weight: 1, prize: points, stock: null, substitute: null };
  const task = { kind: 'deposit', target: '50.00', prize: points, isOn: true, order: 1 };
  const times = { opensAt: app.clock.now() + HOUR_MS, closesAt: app.clock.now() + 2 * HOUR_MS };
  const announce = () => write('packets', { total: '10.00', shares: 5, ...times });
  const { approvalId } = (await announce()).value as { approvalId: string };
  expect((await offers.decide(approvalId)).status).toBe(200);
  return {
    'promotions.saveTask': () => write('tasks', { id: null, version: 0, task }),
    'promotions.publishWheel': () => write('wheel', { version: 0, sectors: [sector, sector] }),
    'promotions.announcePacket': announce,
    'promotions.cancelPacket': () => write('packets/cancel', { number: 1 }),
    'promotions.cancelFreeRounds': await cancelOfFreeRounds(),
  };
}

/** Settings, blocks, a simulation, and two rewards that are held because they are large. */
async function triesOfDesk({ id, version }: { id: string; version: number }): Promise<Tries> {
  const settings = { reviewAbove: '5', pointWorth: '0.01', contractsPercent: '0' };
  const ask = (known: number) => write('settings/request', { version: known, settings });
  const { approvalId } = (await ask(0)).value as { approvalId: string };
  expect((await offers.decide(approvalId)).status).toBe(200);
  const live = await offers.launch({ texts: named('Held back') });
  const [eve, fay] = [await addTaker(app, 'eve01'), await addTaker(app, 'fay01')];
  const held: string[] = [];
  for (const taker of [eve, fay]) {
    app.clock.advance(1);
    expect((await taker.join(live.id)).value).toMatchObject({ label: 'applying', rewardId: null });
    held.push((await taker.rewards())[0]?.id ?? '');
  }
  const decide = (path: string, body: object) =>
    offers.money.post(`/ops/promotions/${path}`, { reason: 'looked at it', ...body }, { merchant });
  const audience = { newForDays: null, registeredFrom: null, levelFrom: 9 };
  const segment = (await decide('block/segment', { audience })).value as { id: string };
  return {
    'promotions.simulateOffer': () => write('offer/simulate', { id, version }),
    'promotions.requestPromotionSettings': () => ask(1),
    'promotions.blockMembers': () => decide('block', { accounts: ['eve01'] }),
    'promotions.unblockMember': () => decide('unblock', { memberId: eve.id }),
    'promotions.blockSegment': () => decide('block/segment', { audience }),
    'promotions.unblockSegment': () => decide('unblock/segment', { id: segment.id }),
    'promotions.releaseGrant': () => decide('grant/release', { id: held[0] }),
    'promotions.refuseGrant': () => decide('grant/refuse', { id: held[1] }),
  };
}

/** The mall, with an order for each move. */
async function triesOfMall(): Promise<Tries> {
  const buyer = await addBuyer(app, 'buyer01');
  const item = await putItem(app);
  const [sent, refused] = [await buyer.order(item), await buyer.order(item)].map(
    ({ value }) => (value as MallOrder).id,
  );
  const move = (what: string, body: object) =>
    offers.money.post(`/ops/promotions/mall/orders/${what}`, { reason: 'as agreed', ...body }, { merchant });
  return {
    'promotions.saveMallItem': () =>
      write('mall', { id: null, version: 0, document: makeMallItem(), addStock: 1 }),
    'promotions.mallOrderAddress': () => move('address', { id: sent }),
    'promotions.sendMallOrder': () => move('send', { id: sent, carrier: 'Quick Post', tracking: 'QP1' }),
    'promotions.finishMallOrder': () => move('finish', { id: sent }),
    'promotions.refuseMallOrder': () => move('cancel', { id: refused }),
  };
}

/** Of somebody who has some at a vendor that nobody asks. */
async function cancelOfFreeRounds(): Promise<Tries[string]> {
  const brandId = app.modules.system.brands.ofMerchant(merchant)?.id ?? '';
  const key = { brandId, id: UNKNOWN };
  const terms = { vendor: 'STUDIO', gameCode: 'dice', currency: 'CNY', value: 200_000n, count: 10 };
  const endsAt = new Date(app.clock.now() + HOUR_MS);
  const grant = { ...key, ...terms, memberId: UNKNOWN, endsAt };
  await app.database.transaction((tx) => app.modules.games.freeRounds.grant(tx, grant));
  return () =>
    offers.money.post(
      '/ops/promotions/rounds/cancel',
      { id: UNKNOWN, term: 'One account per member', reason: 'given twice' },
      { merchant },
    );
}

test('operators decide applications, trace grants, and everything they change is on record', async () => {
  const [cleo, dora] = [await addTaker(app, 'cleo01'), await addTaker(app, 'dora01')];
  const { id } = await offers.launch({ wantsReview: true, texts: named('With review') });
  const draft = await saved({ texts: named('To be launched') });
  const live = await offers.launch({ texts: named('To be moved') });
  for (const taker of [cleo, dora]) {
    app.clock.advance(1);
    expect((await taker.join(id)).value).toMatchObject({ label: 'applying' });
  }
  const queue = async (state = 'applying') =>
    (
      (await offers.money.call(`/ops/promotions/applications?state=${state}`, { merchant })).value as {
        items: OperatorApplication[];
      }
    ).items;
  const [first, second] = await queue();
  expect([first?.member.account, second?.member.account]).toEqual(['cleo01', 'dora01']);
  const decide = (what: string, about: object) =>
    offers.money.post(`/ops/promotions/application/${what}`, { reason: 'as agreed', ...about }, { merchant });
  const at = { id: live.id, version: live.version };
  await offers.simulate(draft);
  const tries: Tries = {
    'promotions.saveOffer': () => offers.save(),
    'promotions.submitOffer': () => offers.post('submit', { id: draft.id, version: draft.version }),
    'promotions.pauseOffer': () => offers.post('pause', at),
    'promotions.resumeOffer': () => offers.post('resume', at),
    'promotions.endOffer': () => offers.post('end', at),
    'promotions.issueApplication': () => decide('issue', { id: first?.id }),
    'promotions.rejectApplication': () => decide('reject', { id: second?.id, reason: 'Not a new member' }),
    'promotions.forfeitBonus': async () => {
      const holder = await addTaker(app, 'holder01');
      const brandId = app.modules.system.brands.ofMerchant(merchant)?.id ?? '';
      const bonus = await grantBonus(app, { brandId, memberId: holder.id }, { amount: 10n });
      const about = { memberId: holder.id, id: bonus.id, term: 'One account', reason: 'two accounts' };
      return offers.money.post('/ops/promotions/bonuses/forfeit', about, { merchant });
    },
    ...(await triesOfChance()),
    ...(await triesOfDesk(draft)),
    ...(await triesOfMall()),
    ...(await triesOfFriends(app, { write, decide: offers.money })),
    'promotions.tryVipPlan': () => write('vip/try', { plan: DEFAULT_PLAN }),
    'promotions.requestVipPlan': () =>
      write('vip/request', { version: 0, plan: { ...DEFAULT_PLAN, rescuePercent: '4' } }),
  };
  expect(Object.keys(tries).sort()).toEqual(changingWith('promotions'));
  for (const [call, act] of Object.entries(tries))
    expect([call, await seeOnRecord(app, call, act)]).toEqual([call, { status: 200, isOnRecord: true }]);
  expect((await decide('issue', { id: first?.id })).code).toBe('already_decided');
  expect((await decide('reject', { id: UNKNOWN })).code).toBe('not_found');
  expect(await dora.own(id)).toMatchObject({ label: 'rejected', reason: 'Not a new member' });
  expect(await cleo.own(id)).toMatchObject({ label: 'issued' });
  const [reward] = (await cleo.rewards()) as [Reward];
  expect(await cleo.claim(reward.id)).toMatchObject({ status: 200, value: { state: 'claimed' } });
  expect(await cleo.own(id)).toMatchObject({ label: 'claimed' });
  const { value } = await offers.money.call('/ops/promotions/grants?search=cleo01', { merchant });
  expect((value as { items: OperatorGrant[] }).items).toMatchObject([
    {
      cause: `application:${first?.id}`,
      offer: { id, title: 'With review', version: 1 },
      state: 'claimed',
      amount: '10.00',
    },
  ]);
  expect(await queue('rejected')).toMatchObject([{ decidedBy: { name: 'money' } }]);
});

test('a brand has so many offers and no more', async () => {
  const brandId = app.modules.system.brands.ofMerchant(merchant)?.id;
  await app.database.queries.execute(`
    insert into promotions_offer
    select '${brandId}', gen_random_uuid(), 'draft', null, 1, null, '2026-01-01', '2026-01-01', null
    from generate_series(1, 500)`);
  expect((await offers.save(makeOffer())).code).toBe('too_many_offers');
});
