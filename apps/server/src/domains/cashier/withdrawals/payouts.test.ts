import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@parlour/clock/durations';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTill, openTill, payAt, type Till } from '../../../testing/cashier/cashier.ts';
import {
  type Drawer,
  makeWithdrawals,
  PAYMENT_PASSWORD,
  pursesOf,
  startDrawing,
  statesOf,
} from '../../../testing/cashier/withdrawals.ts';
import { addOperator, signInAs } from '../../../testing/operators.ts';
import { UNIT } from '../../../testing/protection.ts';

let till: Till;
let drawer: Drawer;
let cardId: string;
beforeAll(async () => {
  const cashier = makeWithdrawals();
  till = await openTill({ brands: [makeTill('harbor', { cashier, hosts: ['harbor.example'] })] });
  await addOperator(till.app, 'first', { grants: [{ role: 'finance', merchantCode: 'harbor' }] });
  await till.app.jobs.start();
});
afterAll(() => till.close());
beforeEach(async () => {
  ({ drawer, cardId } = await startDrawing(till));
});

async function approve(id: string): Promise<void> {
  const operator = await signInAs(till.app, 'first');
  const answer = await operator.post('/ops/cashier/withdrawal/approve', { id }, { merchant: 'harbor' });
  expect(answer.value).toMatchObject({ state: 'approved' });
}

test('is paid though no callback comes: the gateway is asked', async () => {
  await till.control('', { callbacks: 'none' });
  const { id } = await drawer.withdraw({ cardId });
  await approve(id);
  await till.pass(90_000);
  expect((await drawer.withdrawal(id)).state).toBe('paid');
});

test('waits while the gateway is away, and is then sent once', async () => {
  const { id } = await drawer.withdraw({ cardId });
  await till.control('', { isDown: true });
  await approve(id);
  await till.pass(10 * 60_000, 60_000);
  expect((await drawer.withdrawal(id)).state).toBe('approved');
  await till.control('/reset');
  await till.pass(3 * 60_000);
  await till.deliver();
  expect((await drawer.withdrawal(id)).state).toBe('paid');
  expect(await drawer.balance()).toBe(900n * UNIT);
});

/** The gateway's callbacks about it, and their outcomes. */
async function told(id: string): Promise<string[]> {
  const { rows } = await till.app.database.queries.execute(
    `select outcome from cashier_callback where subject_id = '${id}' order by received_at, event`,
  );
  return (rows as { outcome: string }[]).map(({ outcome }) => outcome);
}
const PAID_STEPS = ['requested', 'reviewing', 'approved', 'paying', 'paid'];

test('is paid once though the gateway says so twice', async () => {
  await till.control('', { callbacks: 'double' });
  const { id } = await drawer.withdraw({ cardId });
  await approve(id);
  await till.app.jobs.runDue();
  await till.deliver();
  expect(statesOf(await drawer.withdrawal(id))).toEqual(PAID_STEPS);
  expect(await pursesOf(till, drawer)).toEqual({ main: 900n });
  expect(await told(id)).toEqual(['concluded']);
});

test('is paid once though the gateway says so long after it was asked', async () => {
  await till.control('', { callbacks: 'late', lateByMs: 10 * MINUTE_MS });
  const { id } = await drawer.withdraw({ cardId });
  await approve(id);
  await till.pass(90_000);
  const polled = await drawer.withdrawal(id);
  expect(statesOf(polled)).toEqual(PAID_STEPS);
  till.clock.advance(10 * 60_000);
  await till.deliver();
  expect(await told(id)).toEqual(['repeated']);
  expect(await drawer.withdrawal(id)).toEqual(polled);
  expect(await pursesOf(till, drawer)).toEqual({ main: 900n });
});

test('is paid when the gateway says so before its answer to our call has come', async () => {
  const { id } = await drawer.withdraw({ cardId });
  await till.control('', { answers: 'dropped' });
  await approve(id);
  await till.app.jobs.runDue();
  expect((await drawer.withdrawal(id)).state).toBe('approved');
  await till.deliver();
  expect(statesOf(await drawer.withdrawal(id))).toEqual(PAID_STEPS);
});

test('stays paid when word that it failed comes after', async () => {
  const { id } = await drawer.withdraw({ cardId });
  await approve(id);
  await till.app.jobs.runDue();
  await till.deliver();
  const altered = { event: `E-old-${id}`, state: 'failed', reason: 'The bank refused.' };
  const old = await till.control<Parameters<Till['send']>[0]>('/callbacks', {
    payout: id,
    altered,
    isSent: false,
  });
  expect((await till.send(old)).status).toBe(200);
  expect(statesOf(await drawer.withdrawal(id))).toEqual(PAID_STEPS);
  expect(await pursesOf(till, drawer)).toEqual({ main: 900n });
});

test('that the gateway does not take comes back whole, and its member reads why', async () => {
  // The sandbox calls only this machine, and says so.
  const body = { cardId, amount: '100', paymentPassword: PAYMENT_PASSWORD };
  const headers = { 'idempotency-key': randomUUID(), host: 'harbor.example' };
  const { value } = await drawer.sealedPost('/wps/transaction/withdraw', body, headers);
  const { id } = value as { id: string };
  await approve(id);
  await till.app.jobs.runDue();
  const failed = await drawer.withdrawal(id);
  expect(statesOf(failed)).toEqual(['requested', 'reviewing', 'approved', 'failed']);
  expect(failed.steps.at(-1)?.reason).toContain('must lead to this machine');
  expect(await pursesOf(till, drawer)).toEqual({ main: 1_000n });
});

test('and deposits of one gateway share its account, which holds what the gateway owes, fees and all', async () => {
  const owed = async () => {
    const { rows } = await till.app.database.queries.execute(
      `select coalesce(-sum(b.balance), 0)::bigint as sum
       from wallet_balance b join wallet_account a on a.brand_id = b.brand_id and a.id = b.account_id
       where a.purpose = 'cashier' and a.owner = 'sandbox-pay'`,
    );
    return BigInt((rows[0] as { sum: bigint }).sum);
  };
  const before = await owed();
  const { payUrl } = await drawer.start({ channel: 'SCAN', amount: '200' });
  await payAt(payUrl);
  await till.deliver();
  expect((await owed()) - before).toBe(200n * UNIT);
  const { id } = await drawer.withdraw({ cardId, amount: '200' });
  await approve(id);
  await till.app.jobs.runDue();
  await till.deliver();
  expect(await owed()).toBe(before);
});

test("at a stranger's host the gateway is given the brand's own address all the same", async () => {
  const body = { cardId, amount: '100', paymentPassword: PAYMENT_PASSWORD };
  const headers = { 'idempotency-key': randomUUID(), host: 'evil.example' };
  const { value } = await drawer.sealedPost('/wps/transaction/withdraw', body, headers);
  const { rows } = await till.app.database.queries.execute(
    `select notify_url from cashier_withdrawal where id = '${(value as { id: string }).id}'`,
  );
  expect(rows).toEqual([{ notify_url: 'http://harbor.example/wps/payment/callback?merchant=harbor' }]);
});
