import { DAY_MS } from '@parlour/clock/durations';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTill, type Payer, type Till } from '../../../testing/cashier/cashier.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { UNIT } from '../../../testing/protection.ts';

const merchant = 'harbor';
const reason = 'seen on the account';

let till: Till;
let first: SignedIn;
let second: SignedIn;
let payer: Payer;
let payers = 0;
let id: string;
beforeAll(async () => {
  till = await openTill();
  for (const name of ['first', 'second'])
    await addOperator(till.app, name, { grants: [{ role: 'finance', merchantCode: merchant }] });
});
afterAll(() => till.close());
beforeEach(async () => {
  payers += 1;
  payer = await till.addPayer(`payer${payers}`);
  first = await signInAs(till.app, 'first');
  second = await signInAs(till.app, 'second');
  id = (await payer.start({ channel: 'BYHAND', amount: '10000' })).id;
});

const approve = (by: SignedIn, amount: string) =>
  by.post('/ops/cashier/deposit/approve', { id, amount, reason }, { merchant });

test('from the limit of the brand on two persons credit a deposit, each in a step of their own', async () => {
  expect((await approve(first, '10000')).value).toMatchObject({
    state: 'review',
    firstApproval: { by: { name: 'first' }, amount: '10000.00' },
  });
  expect(await payer.balance()).toBe(0n);
  expect((await approve(first, '10000')).code).toBe('own_request');
  expect((await approve(second, '10000')).value).toMatchObject({ state: 'credited', credited: '10000.00' });
  expect(await payer.balance()).toBe(10_000n * UNIT);
  const { value } = await first.call(`/ops/cashier/deposit?id=${id}`, { merchant });
  expect((value as { steps: object[] }).steps).toMatchObject([
    { state: 'waiting', by: 'member' },
    { state: 'review', by: 'The first' },
    { state: 'approved_once', by: 'The first', reason },
    { state: 'credited', by: 'The second', reason },
  ]);
});

test('a cent below it one is enough, but not for another amount than the member named', async () => {
  expect((await approve(first, '9999.99')).value).toMatchObject({ state: 'review' });
  id = (await payer.start({ channel: 'BYHAND', amount: '9999.99' })).id;
  expect((await approve(first, '9999.99')).value).toMatchObject({ state: 'credited', firstApproval: null });
});

test('small ones add up: what a member had by hand the same day counts, and tomorrow it starts over', async () => {
  const start = async (amount: string) => (await payer.start({ channel: 'BYHAND', amount })).id;
  id = await start('6000');
  expect((await approve(first, '6000')).value).toMatchObject({ state: 'credited' });
  id = await start('4000');
  const { value } = await first.call(`/ops/cashier/deposit?id=${id}`, { merchant });
  expect(value).toMatchObject({ byHandToday: '6000.00', twoPersonsFrom: '10000.00' });
  expect((await approve(first, '4000')).value).toMatchObject({ state: 'review' });
  expect((await approve(second, '4000')).value).toMatchObject({ state: 'credited' });
  id = await start('3999.99');
  expect((await approve(first, '3999.99')).value).toMatchObject({ state: 'credited' });
  till.app.clock.advance(DAY_MS);
  await payer.signIn();
  first = await signInAs(till.app, 'first');
  id = await start('9000');
  expect((await approve(first, '9000')).value).toMatchObject({ state: 'credited' });
});

test('whoever names another amount is the first again, so that two agree on what is credited', async () => {
  await approve(first, '10000');
  expect((await approve(second, '12000')).value).toMatchObject({
    state: 'review',
    firstApproval: { by: { name: 'second' }, amount: '12000.00' },
  });
  expect((await approve(second, '12000')).code).toBe('own_request');
  expect((await approve(first, '12000')).value).toMatchObject({ state: 'credited', credited: '12000.00' });
});

test('the first approval can still be rejected by anybody', async () => {
  await approve(first, '10000');
  const rejected = await second.post('/ops/cashier/deposit/reject', { id, reason }, { merchant });
  expect(rejected.value).toMatchObject({ state: 'rejected' });
  expect((await approve(second, '10000')).code).toBe('already_decided');
  expect(await payer.balance()).toBe(0n);
});
