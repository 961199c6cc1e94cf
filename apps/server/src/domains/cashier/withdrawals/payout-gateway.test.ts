import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTill, openTill, type Till } from '../../../testing/cashier/cashier.ts';
import {
  actOn,
  makeWithdrawals,
  pursesOf,
  startDrawing,
  statesOf,
} from '../../../testing/cashier/withdrawals.ts';
import { addOperator, signInAs } from '../../../testing/operators.ts';

let till: Till;
beforeAll(async () => {
  const cashier = makeWithdrawals({ gateway: 'sandbox-wire' });
  till = await openTill({ brands: [makeTill('harbor', { cashier })] });
  await addOperator(till.app, 'first', { grants: [{ role: 'finance', merchantCode: 'harbor' }] });
  await till.app.jobs.start();
});
afterAll(() => till.close());

const PAID_STEPS = ['requested', 'reviewing', 'approved', 'paying', 'paid'];
const execute = async <Row>(text: string) => (await till.app.database.queries.execute(text)).rows as Row[];

/** Sets the gateway's mood before the approval, which sends the payout at once. */
async function approved(mood: object) {
  const { drawer, cardId } = await startDrawing(till);
  await till.wire.control('/reset');
  await till.wire.control('', mood);
  const { id } = await drawer.withdraw({ cardId });
  await actOn(await signInAs(till.app, 'first'), 'approve', id);
  return { drawer, id };
}

test('the gateway that the brand names pays out, is told at its address, and owes the less', async () => {
  const { drawer, id } = await approved({ payoutsAfterMs: 0 });
  await till.app.jobs.runDue();
  expect(await till.wire.deliver()).toEqual({ waiting: 0 });
  expect(statesOf(await drawer.withdrawal(id))).toEqual(PAID_STEPS);
  expect(await pursesOf(till, drawer)).toEqual({ main: 900n });
  const [row] = await execute(`select gateway, notify_url from cashier_withdrawal where id = '${id}'`);
  expect(row).toEqual({
    gateway: 'sandbox-wire',
    notify_url: expect.stringContaining('/wps/payment/callback?merchant=harbor&gateway=sandbox-wire'),
  });
  const owners = await execute<{ owner: string }>(
    `select distinct a.owner from wallet_account a join wallet_balance b on b.brand_id = a.brand_id and b.account_id = a.id
     where a.purpose = 'cashier' and a.owner like 'sandbox-%' and b.balance <> 0`,
  );
  expect(owners).toEqual([{ owner: 'sandbox-wire' }]);
});

test("another gateway's word that it failed gives nothing back", async () => {
  const { drawer, id } = await approved({ isDown: true });
  await till.app.jobs.runDue();
  const quick = await drawer.start();
  const altered = { kind: 'payout', order: id, state: 'failed', amount: '100.00', event: `E-${id}` };
  expect((await till.send(await till.makeCallback(quick.id, { altered }))).status).toBe(200);
  expect((await drawer.withdrawal(id)).state).toBe('approved');
  await till.wire.control('/reset');
  await till.pass(3 * 60_000, 60_000);
  expect((await drawer.withdrawal(id)).state).toBe('paid');
});

test('a withdrawal whose gateway is no longer set up waits, and is paid once it is back', async () => {
  const { drawer, id } = await approved({ isDown: true });
  const lead = (gateway: string) =>
    execute(`update cashier_withdrawal set gateway = '${gateway}' where id = '${id}'`);
  await lead('long-gone');
  await till.wire.control('/reset');
  await till.pass(3 * 60_000, 60_000);
  expect((await drawer.withdrawal(id)).state).toBe('approved');
  await lead('sandbox-wire');
  await till.pass(3 * 60_000, 60_000);
  expect(statesOf(await drawer.withdrawal(id))).toEqual(PAID_STEPS);
});
