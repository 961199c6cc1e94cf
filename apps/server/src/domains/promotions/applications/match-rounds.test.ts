import type { Deposit, DepositPromotion, OwnOffer, OwnRounds, Reward } from '@parlour/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeMatch, makeTerms } from '../../../factories/promotions.factory.ts';
import { openTill, type Payer, type Till } from '../../../testing/cashier/cashier.ts';
import {
  HOSTILE_VENDOR,
  type HostileVendor,
  openHostileVendor,
} from '../../../testing/games/hostile-vendor.ts';
import { type Offers, openOffers } from '../../../testing/promotions/offers.ts';
import { UNIT } from '../../../testing/protection.ts';

const merchant = 'harbor';
/** Worth 20 together. */
const rounds = { vendor: HOSTILE_VENDOR, gameCode: 'squall', value: '2', count: 10, days: 7 };
const gift = makeMatch({ rounds });

let till: Till;
let offers: Offers;
let vendor: HostileVendor;
beforeAll(async () => {
  till = await openTill();
  vendor = await openHostileVendor(till.app);
  offers = await openOffers(till.app);
});
afterAll(async () => {
  await vendor.close();
  await till.close();
});
beforeEach(() => till.clock.advance(1_000));

const match = (about: Parameters<Offers['launch']>[0] = {}) =>
  offers.launch({ kind: 'deposit', period: 'once', gift, ...about });
const pay = async ({ id }: Deposit) => {
  await till.control('/conclude', { order: id, state: 'paid' });
  await till.deliver();
};
const bonusesOf = async ({ id, brandId }: Payer) =>
  (await till.app.modules.wallet.bonuses.list(till.app.database.queries, { brandId, memberId: id })).map(
    ({ amount }) => amount,
  );
const rewardsOf = async (payer: Payer) =>
  ((await payer.call('/wps/rewards')).value as { rewards: Reward[] }).rewards;
const ownOf = async (payer: Payer, id: string) =>
  ((await payer.call('/wps/promotions/own')).value as { offers: OwnOffer[] }).offers.find(
    (each) => each.id === id,
  );

test('a match gives its free rounds with the credit, once, and they wait to be claimed', async () => {
  const { id } = await match();
  const payer = await till.addPayer('both');
  const { promotions } = (await payer.call('/wps/deposit/channels')).value as {
    promotions: DepositPromotion[];
  };
  expect(promotions.find((each) => each.id === id)).toMatchObject({
    gift: { rounds },
    game: { name: 'Squall Line' },
  });
  const shown = await payer.call(`/wps/promotions/offer?id=${id}`);
  expect(shown.value).toMatchObject({ gift: { rounds }, game: { name: 'Squall Line' } });

  const deposit = await payer.start({ amount: '100', promotionId: id });
  expect(await offers.read(id)).toMatchObject({ grants: 1, spent: '120.00' });
  expect(await rewardsOf(payer)).toEqual([]);
  await pay(deposit);
  const again = await Promise.all(
    Array.from({ length: 5 }, async () => till.send(await till.makeCallback(deposit.id))),
  );
  expect(again.every(({ status }) => status === 200)).toBe(true);
  expect(await bonusesOf(payer)).toEqual([100n * UNIT]);
  const waiting = await rewardsOf(payer);
  expect(waiting).toMatchObject([
    {
      kind: 'rounds',
      amount: '20.00',
      title: 'Ten on the house',
      rounds: { count: 10, value: '2', days: 7 },
    },
  ]);
  expect(await offers.read(id)).toMatchObject({ grants: 1, spent: '120.00' });

  // The bonus is paid, and the offer says what is left to claim.
  const rewardId = waiting[0]?.id;
  expect(await ownOf(payer, id)).toMatchObject({ label: 'issued', rewardId });
  for (let times = 0; times < 2; times += 1)
    expect((await payer.post('/wps/rewards/claim', { id: rewardId ?? '' })).value).toMatchObject({
      state: 'claimed',
    });
  expect(await ownOf(payer, id)).toMatchObject({ label: 'claimed', rewardId: null });
  const own = (await payer.call('/wps/rewards/rounds')).value as { rounds: OwnRounds[] };
  expect(own.rounds).toMatchObject([{ id: rewardId, count: 10, value: '2.00' }]);
  const trace = await offers.money.call(`/ops/promotions/grant?id=${rewardId}`, { merchant });
  expect(trace.value).toMatchObject({ application: { depositId: deposit.id, reserved: '120.00' } });
});

test('a deposit that is cancelled or fails gives nothing, and its whole worth goes back', async () => {
  const { id } = await match({ period: 'each' });
  const payer = await till.addPayer('nothing');
  const cancelled = await payer.start({ amount: '100', promotionId: id });
  await payer.post('/wps/deposit/cancel', { id: cancelled.id });
  const failed = await payer.start({ amount: '100', promotionId: id });
  await till.control('/conclude', { order: failed.id, state: 'failed' });
  await till.deliver();
  expect([await bonusesOf(payer), await rewardsOf(payer)]).toEqual([[], []]);
  expect(await offers.read(id)).toMatchObject({ grants: 0, spent: '0.00' });
});

test('a credit that is cut off between bonus and free rounds gives both when it is repeated', async () => {
  const { id } = await match();
  const payer = await till.addPayer('cut-off');
  const deposit = await payer.start({ amount: '100', promotionId: id });
  const { queries } = till.app.database;
  await queries.execute(sql`
    create function cut_off() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$`);
  await queries.execute(sql`
    create trigger cut_off before insert on promotions_reward
    for each row when (new.kind = 'rounds') execute function cut_off()`);
  await till.control('/conclude', { order: deposit.id, state: 'paid' });
  expect((await till.send(await till.makeCallback(deposit.id))).status).toBe(500);
  expect([await bonusesOf(payer), await payer.balance()]).toEqual([[], 0n]);
  await queries.execute(sql`drop trigger cut_off on promotions_reward`);
  for (let times = 0; times < 2; times += 1) await till.send(await till.makeCallback(deposit.id));
  expect([await bonusesOf(payer), await payer.balance()]).toEqual([[100n * UNIT], 100n * UNIT]);
  expect(await rewardsOf(payer)).toMatchObject([{ kind: 'rounds' }]);
});

test('the budget counts the free rounds, and the offer is used up once they no longer fit', async () => {
  const { id } = await match({ budget: { grants: null, money: '139', perMember: null } });
  const [first, second] = [await till.addPayer('fits'), await till.addPayer('too-much')];
  await first.start({ amount: '100', promotionId: id });
  expect((await second.ask({ amount: '50', promotionId: id })).code).toBe('offer_closed');
  expect(await ownOf(second, id)).toMatchObject({ label: 'closed', why: 'used_up' });
});

test('what is held for a member who was blocked is refused in two parts, and the budget has all of it back', async () => {
  const { id } = await match();
  const payer = await till.addPayer('blocked');
  const deposit = await payer.start({ amount: '100', promotionId: id });
  const decide = (path: string, body: object) =>
    offers.money.post(`/ops/promotions/${path}`, { reason: 'shares a card', ...body }, { merchant });
  await decide('block', { accounts: ['blocked'] });
  await pay(deposit);
  expect(await bonusesOf(payer)).toEqual([]);
  const held = await rewardsOf(payer);
  expect(held.map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual(['bonus held', 'rounds held']);
  const [part, other] = held;
  await decide('grant/refuse', { id: part?.id });
  await decide('grant/refuse', { id: other?.id });
  expect(await offers.read(id)).toMatchObject({ grants: 0, spent: '0.00' });
});

test.each([
  ['at a title that is not there', { rounds: { ...rounds, gameCode: 'none' } }, 'gift.rounds.gameCode'],
  ['of another product', { rounds, terms: makeTerms({ product: 'betting' }) }, 'gift.rounds.gameCode'],
  ['worth nothing', { rounds: { ...rounds, value: '0' } }, 'gift.rounds.value'],
])('free rounds %s are refused', async (_what, about, field) => {
  const saved = await offers.save({ kind: 'deposit', gift: makeMatch(about) });
  expect(saved).toMatchObject({ status: 400, code: 'invalid_input' });
  expect(saved.body).toContain(`document.${field}`);
});
