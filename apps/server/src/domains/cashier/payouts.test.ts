import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeCashier } from '../../factories/cashier.factory.ts';
import { makeTill, openTill, type Till } from '../../testing/cashier.ts';
import { addOperator, signInAs } from '../../testing/operators.ts';
import { UNIT } from '../../testing/protection.ts';
import { addDrawer, type Drawer } from '../../testing/withdrawals.ts';

let till: Till;
let drawer: Drawer;
let cardId: string;
let drawers = 0;
beforeAll(async () => {
  const cashier = makeCashier();
  const withdrawals = { ...cashier.withdrawals, turnoverTimes: '0' };
  till = await openTill({ brands: [makeTill('harbor', { cashier: { ...cashier, withdrawals } })] });
  await addOperator(till.app, 'first', { grants: [{ role: 'finance', merchantCode: 'harbor' }] });
  await till.app.jobs.start();
});
afterAll(() => till.close());
beforeEach(async () => {
  drawers += 1;
  await till.control('/reset');
  await till.control('', { payoutsAfterMs: 0 });
  drawer = await addDrawer(till, `drawer${drawers}`);
  await drawer.give(1_000);
  cardId = (await drawer.ownCard()).id;
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
