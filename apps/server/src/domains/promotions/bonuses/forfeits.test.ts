import type { OperatorBonus } from '@parlour/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { grantBonus } from '../../../testing/ledger/bonuses.ts';
import { inboxOf } from '../../../testing/messages.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { addTaker, type Offers, openOffers } from '../../../testing/promotions/offers.ts';
import { UNIT } from '../../../testing/protection.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const merchant = 'harbor';
const UNKNOWN = '0190c0de-0000-7000-8000-00000000000d';
const term = 'One account per person <b>only</b>';
let app: TestApp;
let offers: Offers;
let second: SignedIn;
let holders = 0;
beforeAll(async () => {
  app = await startTestApp({
    brands: [makeBrand({ merchantCode: merchant, session: { idleMinutes: 1_440, absoluteHours: 720 } })],
    env: { RATE_LIMIT_PER_MINUTE: '1000000' },
  });
  offers = await openOffers(app);
  await addOperator(app, 'second', { grants: [{ role: 'finance', merchantCode: merchant }] });
  second = await signInAs(app, 'second');
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(1_000));

/** With a bonus of a hundred, and another of fifty that waits. */
async function addHolder() {
  holders += 1;
  const taker = await addTaker(app, `holds${holders}`);
  const member = { brandId: app.modules.system.brands.ofMerchant(merchant)?.id ?? '', memberId: taker.id };
  const { id } = await grantBonus(app, member, { amount: 100n });
  app.clock.advance(1_000);
  await grantBonus(app, member, { amount: 50n });
  const ask = (asked: object = {}) =>
    offers.money.post(
      '/ops/promotions/bonuses/forfeit',
      { memberId: taker.id, id, term, reason: 'plays with two accounts', ...asked },
      { merchant },
    );
  const list = async () =>
    (
      (await offers.money.call(`/ops/promotions/bonuses?memberId=${taker.id}`, { merchant })).value as {
        bonuses: OperatorBonus[];
      }
    ).bonuses;
  return { id, taker, member, ask, list };
}

test('two operators end a bonus and name the term; the member reads it, and the next bonus begins', async () => {
  const { taker, ask, list } = await addHolder();
  const own = await taker.purse();
  const { approvalId } = (await ask()).value as { approvalId: string };
  expect((await ask()).code).toBe('approval_waiting');
  expect(await list()).toMatchObject([
    { state: 'waiting', isWaiting: false },
    { state: 'active', isWaiting: true },
  ]);
  expect((await offers.decide(approvalId)).code).toBe('own_request');
  expect((await offers.decide(approvalId, offers.writer)).code).toBe('not_permitted');
  expect(await taker.purse('bonus')).toBe(100n * UNIT);
  expect((await offers.decide(approvalId, second)).status).toBe(200);
  expect(await list()).toMatchObject([{ state: 'active' }, { state: 'forfeited', balance: '0.00' }]);
  expect([await taker.purse('bonus'), await taker.purse()]).toEqual([50n * UNIT, own]);
  expect((await ask()).code).toBe('already_decided');
  const inbox = inboxOf(taker.browser);
  const [letter] = (await inbox.list()).items;
  expect(letter).toMatchObject({ title: 'Your bonus has ended' });
  expect((await inbox.open(letter?.id ?? '')).body).toContain('&lt;b&gt;only');
  await addOperator(app, 'reader', { grants: [{ role: 'admin', merchantCode: merchant }] });
  const record = await (await signInAs(app, 'reader')).call('/ops/audit?action=promotions.forfeit_bonus', {
    merchant,
  });
  expect(record.body).toContain('One account per person');
});

test('what ended before the second person agreed is not ended again, and the next bonus stays', async () => {
  const { id, taker, ask, list } = await addHolder();
  const { approvalId } = (await ask()).value as { approvalId: string };
  expect((await taker.post('/wps/bonuses/cancel', { id })).status).toBe(200);
  expect((await offers.decide(approvalId, second)).code).toBe('stale');
  expect(await list()).toMatchObject([{ state: 'active' }, { state: 'forfeited' }]);
  expect(await taker.purse('bonus')).toBe(50n * UNIT);
});

test('nobody ends what is unknown, another member’s, or waits, nor without the right or a term', async () => {
  const { ask, list } = await addHolder();
  const other = await addHolder();
  const [waiting] = await list();
  expect((await ask({ id: waiting?.id })).code).toBe('already_decided');
  expect((await ask({ id: other.id })).code).toBe('not_found');
  expect((await ask({ memberId: UNKNOWN })).code).toBe('not_found');
  expect((await ask({ term: ' ' })).code).toBe('invalid_input');
  const byWriter = await offers.writer.post(
    '/ops/promotions/bonuses/forfeit',
    { memberId: other.taker.id, id: other.id, term, reason: 'plays with two accounts' },
    { merchant },
  );
  expect(byWriter.code).toBe('not_permitted');
});
