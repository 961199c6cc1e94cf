import { DAY_MS, MINUTE_MS } from '@parlour/clock/durations';
import type { Deposit, DepositPromotion } from '@parlour/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeMatch } from '../../../factories/promotions.factory.ts';
import { openTill, type Payer, type Till } from '../../../testing/cashier/cashier.ts';
import { MEMBER_PASSWORD } from '../../../testing/members.ts';
import { inboxOf } from '../../../testing/messages.ts';
import { addOperator, signInAs } from '../../../testing/operators.ts';
import { type Offers, openOffers } from '../../../testing/promotions/offers.ts';
import { UNIT } from '../../../testing/protection.ts';

let till: Till;
let offers: Offers;
beforeAll(async () => {
  till = await openTill();
  offers = await openOffers(till.app);
});
afterAll(() => till.close());
beforeEach(() => till.clock.advance(1_000));

const match = (about: Parameters<Offers['launch']>[0] = {}) =>
  offers.launch({ kind: 'deposit', period: 'each', gift: makeMatch(), ...about });
const pay = async ({ id }: Deposit) => {
  await till.control('/conclude', { order: id, state: 'paid' });
  await till.deliver();
};
const bonusesOf = ({ id, brandId }: Payer) =>
  till.app.modules.wallet.bonuses.list(till.app.database.queries, { brandId, memberId: id });
const grantsOf = async (payer: Payer) => (await bonusesOf(payer)).map(({ amount }) => amount);
const listFor = async (payer: Payer) =>
  ((await payer.call('/wps/deposit/channels')).value as { promotions: DepositPromotion[] }).promotions;

test('a deposit is matched with its credit, once, and the offer is listed with its terms', async () => {
  const { id } = await match();
  const payer = await till.addPayer('matched');
  const listed = (await listFor(payer)).find((each) => each.id === id);
  expect(listed?.gift).toMatchObject({ percent: 100, max: '500', minDeposit: '50', terms: { times: 10 } });
  const deposit = await payer.start({ amount: '100', promotionId: id });
  expect(await offers.read(id)).toMatchObject({ grants: 1, spent: '100.00' });
  expect(await grantsOf(payer)).toEqual([]);
  await pay(deposit);
  await till.send(await till.makeCallback(deposit.id));
  expect(await grantsOf(payer)).toEqual([100n * UNIT]);
  expect(await payer.balance()).toBe(100n * UNIT);
  const history = await payer.call('/wps/rewards/history');
  expect((history.value as { items: object[] }).items).toMatchObject([
    { kind: 'bonus', state: 'claimed', amount: '100.00', terms: { times: 10 } },
  ]);
});

test('below the least deposit there is nothing to promise', async () => {
  const { id } = await match();
  const payer = await till.addPayer('small');
  const refused = await payer.ask({ amount: '49.99', promotionId: id });
  expect([refused.code, refused.value]).toEqual(['invalid_input', { fields: { amount: 'too_small' } }]);
  expect(await offers.read(id)).toMatchObject({ grants: 0, spent: '0.00' });
});

test('an offer that ends before the credit is kept all the same', async () => {
  const { id } = await match({ endsAt: till.clock.now() + MINUTE_MS });
  const payer = await till.addPayer('promised');
  const deposit = await payer.start({ amount: '80', promotionId: id });
  till.clock.advance(2 * MINUTE_MS);
  expect((await payer.ask({ amount: '80', promotionId: id })).code).toBe('offer_closed');
  await pay(deposit);
  expect(await grantsOf(payer)).toEqual([80n * UNIT]);
});

test('a deposit that comes to nothing gives its place back, and takes it again if it is paid late', async () => {
  const { id } = await match({ period: 'once', budget: { grants: 1, money: null, perMember: null } });
  const payer = await till.addPayer('given-up');
  const other = await till.addPayer('waiting');
  const deposit = await payer.start({ amount: '60', promotionId: id });
  expect((await payer.ask({ amount: '60', promotionId: id })).code).toBe('already_joined');
  expect((await other.ask({ amount: '60', promotionId: id })).code).toBe('offer_closed');
  expect((await payer.post('/wps/deposit/cancel', { id: deposit.id })).status).toBe(200);
  expect(await offers.read(id)).toMatchObject({ grants: 0, spent: '0.00' });
  await pay(deposit);
  expect(await grantsOf(payer)).toEqual([60n * UNIT]);
  expect(await offers.read(id)).toMatchObject({ grants: 1, spent: '60.00' });
  expect((await other.ask({ amount: '60', promotionId: id })).code).toBe('offer_closed');
});

test('a deposit that is credited soon after an exclusion is the member’s own, without a match', async () => {
  const { id } = await match();
  const payer = await till.addPayer('leaving01');
  const deposit = await payer.start({ amount: '100', promotionId: id });
  const body = { for: '24h', password: MEMBER_PASSWORD };
  expect((await payer.call('/wps/protection/exclusion', { method: 'POST', body, sealed: true })).status).toBe(
    200,
  );
  await pay(deposit);
  till.clock.advance(DAY_MS + MINUTE_MS);
  await addOperator(till.app, 'cashier', { grants: [{ role: 'finance', merchantCode: 'harbor' }] });
  const cashier = await signInAs(till.app, 'cashier');
  const approved = { id: deposit.id, amount: '100', reason: 'it is over' };
  const answer = await cashier.post('/ops/cashier/deposit/approve', approved, { merchant: 'harbor' });
  expect(answer.value).toMatchObject({ state: 'credited' });
  expect([await payer.balance(), await grantsOf(payer)]).toEqual([100n * UNIT, []]);
  expect(await offers.read(id)).toMatchObject({ grants: 0, spent: '0.00' });
});

test('a promise that was given up and taken by another is not kept twice', async () => {
  const { id } = await match({ period: 'once', budget: { grants: 1, money: null, perMember: null } });
  const payer = await till.addPayer('too-late');
  const other = await till.addPayer('quicker');
  const deposit = await payer.start({ amount: '60', promotionId: id });
  await payer.post('/wps/deposit/cancel', { id: deposit.id });
  const second = await other.start({ amount: '70', promotionId: id });
  await pay(deposit);
  await pay(second);
  expect([await grantsOf(payer), await grantsOf(other)]).toEqual([[], [70n * UNIT]]);
  expect(await payer.balance()).toBe(60n * UNIT);
  const [letter] = (await inboxOf(payer.browser).list()).items;
  expect(letter?.title).toBe('No match for your deposit');
  expect((await inboxOf(other.browser).list()).items).toEqual([]);
});

test('a deposit of which less came than the offer asks for is credited, without a match', async () => {
  const { id } = await match();
  const payer = await till.addPayer('less-came');
  const deposit = await payer.start({ amount: '60', promotionId: id });
  await till.control('/conclude', { order: deposit.id, state: 'paid', amount: '40.00' });
  await till.deliver();
  const approved = { id: deposit.id, amount: '40', reason: 'less was paid' };
  // Another amount than the member named takes two.
  for (const name of ['one', 'other']) {
    await addOperator(till.app, name, { grants: [{ role: 'finance', merchantCode: 'harbor' }] });
    const finance = await signInAs(till.app, name);
    await finance.post('/ops/cashier/deposit/approve', approved, { merchant: 'harbor' });
  }
  expect([await payer.balance(), await grantsOf(payer)]).toEqual([40n * UNIT, []]);
  expect(await offers.read(id)).toMatchObject({ grants: 0, spent: '0.00' });
  const inbox = inboxOf(payer.browser);
  const [letter] = (await inbox.list()).items;
  const { value } = await inbox.open(letter?.id ?? '');
  expect((value as { content: string }).content).toContain('less than it asks for');
});

test('an offer with a code is listed nowhere and opens by its code alone', async () => {
  const { id, code } = await match({ hasCode: true });
  const payer = await till.addPayer('knows');
  expect((await listFor(payer)).map((each) => each.id)).not.toContain(id);
  expect((await payer.ask({ promotionId: id })).code).toBe('offer_closed');
  expect((await payer.ask({ promotionCode: 'ABCDEFGH23' })).code).toBe('code_refused');
  await pay(await payer.start({ amount: '50', promotionCode: String(code) }));
  expect(await grantsOf(payer)).toEqual([50n * UNIT]);
});

test('a second bonus waits while the first is active', async () => {
  const { id } = await match();
  const payer = await till.addPayer('twice');
  for (const amount of ['50', '75']) await pay(await payer.start({ amount, promotionId: id }));
  const states = (await bonusesOf(payer)).map(({ amount, state }) => [amount / UNIT, state]);
  expect(states.toSorted()).toEqual([
    [50n, 'active'],
    [75n, 'waiting'],
  ]);
});
