import { newId } from '@parlour/clock/ids';
import type { Deposit, OperatorApplication, OperatorGrant, OwnOffer, Reward } from '@parlour/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeMatch } from '../../../factories/promotions.factory.ts';
import { openTill, type Payer, type Till } from '../../../testing/cashier/cashier.ts';
import { inboxOf } from '../../../testing/messages.ts';
import { type Offers, openOffers } from '../../../testing/promotions/offers.ts';
import { UNIT } from '../../../testing/protection.ts';

const merchant = 'harbor';
let till: Till;
let offers: Offers;
let named = 0;
beforeAll(async () => {
  till = await openTill();
  offers = await openOffers(till.app);
});
afterAll(() => till.close());
beforeEach(() => till.clock.advance(1_000));

const addPayer = () => {
  named += 1;
  return till.addPayer(`person${named}`);
};
/** A payee of their own, unless they share one. */
async function namePayee(payer: Payer, name: string): Promise<void> {
  const { withdrawalHolds } = till.app.modules.identity;
  await till.app.database.transaction(async (tx) => {
    const member = await withdrawalHolds.lock(tx, payer);
    if (member) await withdrawalHolds.setPayee(tx, member, name);
  });
}
async function addCard({ brandId, id: memberId }: Payer, number: string): Promise<void> {
  await till.app.database.transaction((tx) =>
    till.app.modules.cashier.putDemoCard(tx, { brandId, memberId }, { bank: 'ICBC', number, holder: number }),
  );
}
const removeCards = ({ id }: Payer) =>
  till.app.database.queries.execute(sql`
    update cashier_card
    set removed_at = ${moment()}
    where member_id = ${id}`);
/** Both were opened in one browser. */
async function shareBrowser(payers: readonly Payer[]): Promise<void> {
  const device = newId(till.clock);
  for (const { brandId, id } of payers)
    await till.app.database.queries.execute(sql`
      insert into identity_device (brand_id, device_hash, member_id, seen_at)
      values (${brandId}, ${device}, ${id}, ${moment()})`);
}
const moment = () => sql`${new Date(till.clock.now()).toISOString()}::timestamptz`;

/** Two accounts of one person, who has these in common. */
const SHARED = {
  payee: async (payers) => {
    for (const payer of payers) await namePayee(payer, 'Lina Park');
  },
  card: async ([first, second]) => {
    const number = `62220200000${1_000 + named}`;
    await addCard(first, number);
    await removeCards(first);
    await addCard(second, number);
  },
  browser: shareBrowser,
} satisfies Record<string, (payers: [Payer, Payer]) => Promise<unknown>>;

async function addTwo(what: keyof typeof SHARED): Promise<[Payer, Payer]> {
  const payers: [Payer, Payer] = [await addPayer(), await addPayer()];
  await SHARED[what](payers);
  return payers;
}

const ownOf = async (payer: Payer, id: string) =>
  ((await payer.call('/wps/promotions/own')).value as { offers: OwnOffer[] }).offers.find(
    (each) => each.id === id,
  );
const bonusesOf = async ({ id, brandId }: Payer) =>
  (await till.app.modules.wallet.bonuses.list(till.app.database.queries, { brandId, memberId: id })).map(
    ({ amount }) => amount,
  );
const pay = async ({ id }: Deposit) => {
  await till.control('/conclude', { order: id, state: 'paid' });
  await till.deliver();
};
const joined = (payer: Payer, id: string) => payer.post('/wps/promotions/join', { id });
const listed = async <Row>(path: string): Promise<Row[]> =>
  ((await offers.money.call(`/ops/promotions/${path}`, { merchant })).value as { items: Row[] }).items;

test.each(['payee', 'card'] as const)(
  'two accounts with one %s join no activity, use no code and choose no match',
  async (what) => {
    const activity = await offers.launch();
    const code = await offers.launch({ kind: 'code', hasCode: true });
    const match = await offers.launch({ kind: 'deposit', gift: makeMatch() });
    const [, second] = await addTwo(what);
    expect((await joined(second, activity.id)).code).toBe('offer_overlap');
    const redeemed = await second.post('/wps/promotions/code', { code: code.code });
    // Whatever is wrong with a code, strangers learn nothing.
    expect(redeemed.code).toBe('code_refused');
    expect((await second.ask({ amount: '100', promotionId: match.id })).code).toBe('offer_overlap');
    expect((await second.ask({ amount: '100' })).status).toBe(200);
    for (const { id } of [activity, code, match]) expect(await offers.read(id)).toMatchObject({ grants: 0 });
  },
);

test('namesakes elsewhere and neighbours with other names take part', async () => {
  const { id } = await offers.launch();
  const [first, second] = [await addPayer(), await addPayer()];
  await namePayee(first, 'Mai Tran');
  await namePayee(second, 'Minh Tran');
  for (const payer of [first, second])
    expect((await joined(payer, id)).value).toMatchObject({ label: 'issued' });
});

test('of one browser an activity waits for an operator, who reads why, and may give it', async () => {
  const { id } = await offers.launch();
  const [, second] = await addTwo('browser');
  expect((await joined(second, id)).value).toMatchObject({ label: 'applying' });
  const waiting = await listed<OperatorApplication>('applications?state=applying');
  const application = waiting.find(({ member }) => member.id === second.id);
  expect(application?.signs).toEqual(['browser', 'address']);
  const issued = await offers.money.post(
    '/ops/promotions/application/issue',
    { id: application?.id, reason: 'a sister, known to us' },
    { merchant },
  );
  expect(issued.value).toMatchObject({ state: 'issued', signs: [] });
  expect(await ownOf(second, id)).toMatchObject({ label: 'issued' });
});

test('of one browser a code and a match are held when they are given', async () => {
  const code = await offers.launch({ kind: 'code', hasCode: true });
  const match = await offers.launch({ kind: 'deposit', gift: makeMatch() });
  const [, second] = await addTwo('browser');
  const redeemed = await second.post('/wps/promotions/code', { code: code.code });
  expect(redeemed.value as Reward).toMatchObject({ state: 'held' });
  await pay(await second.start({ amount: '100', promotionId: match.id }));
  expect(await bonusesOf(second)).toEqual([]);
  const held = (await listed<OperatorGrant>('grants?state=held')).filter(
    ({ member }) => member.id === second.id,
  );
  expect(held.map(({ signs }) => signs)).toEqual([
    ['browser', 'address'],
    ['browser', 'address'],
  ]);
});

test('a match that was promised is looked at again with the credit: the deposit counts, the bonus does not', async () => {
  const { id } = await offers.launch({ kind: 'deposit', gift: makeMatch() });
  const [first, second] = [await addPayer(), await addPayer()];
  const deposit = await second.start({ amount: '100', promotionId: id });
  for (const payer of [first, second]) await namePayee(payer, 'Ana Cruz');
  expect(await offers.read(id)).toMatchObject({ grants: 1, spent: '100.00' });
  await pay(deposit);
  await till.send(await till.makeCallback(deposit.id));
  expect([await bonusesOf(second), await second.balance()]).toEqual([[], 100n * UNIT]);
  expect(await offers.read(id)).toMatchObject({ grants: 0, spent: '0.00' });
  expect(await ownOf(second, id)).toMatchObject({ label: 'rejected', why: 'overlap', reason: null });
  const [rejected] = await listed<OperatorApplication>('applications?state=rejected');
  expect(rejected).toMatchObject({ member: { id: second.id }, decidedBy: null, signs: ['payee', 'address'] });
  const letters = (await inboxOf(second.browser).list()).items.map(({ title }) => title);
  expect(letters).toEqual(['No match for your deposit']);
});
