import { MINUTE_MS, SECOND_MS } from '@parlour/clock/durations';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTill, type Payer, payAt, type Till } from '../../../testing/cashier/cashier.ts';
import { UNIT } from '../../../testing/protection.ts';

let till: Till;
let payer: Payer;
let payers = 0;
beforeAll(async () => {
  till = await openTill();
  await till.app.jobs.start();
});
afterAll(() => till.close());
beforeEach(async () => {
  payers += 1;
  payer = await till.addPayer(`payer${payers}`);
  await till.control('/reset');
});

describe('without a callback', () => {
  test('a payment is found by asking, within two minutes', async () => {
    await till.control('', { callbacks: 'none' });
    const { id, payUrl } = await payer.start();
    await till.pass(3 * MINUTE_MS);
    await payAt(payUrl);
    await till.pass(2 * MINUTE_MS);
    expect((await payer.status(id)).state).toBe('credited');
    expect(await payer.balance()).toBe(100n * UNIT);
    expect(await payer.steps(id)).toEqual(['started by member', 'waiting by gateway', 'credited by system']);
  });

  test('what came in another amount is under review', async () => {
    await till.control('', { callbacks: 'none' });
    const { id, payUrl } = await payer.start();
    await payAt(payUrl, { decision: 'other', amount: '1.00' });
    await till.pass(MINUTE_MS);
    expect(await payer.status(id)).toMatchObject({ state: 'review', review: 'amount_differs' });
    expect(await payer.balance()).toBe(0n);
  });

  test('a deposit that nobody paid runs out, and is still credited when it is paid afterwards', async () => {
    await till.control('', { callbacks: 'none' });
    const { id } = await payer.start();
    await till.pass(29 * MINUTE_MS, 5 * MINUTE_MS);
    expect((await payer.status(id)).state).toBe('waiting');
    await till.pass(2 * MINUTE_MS);
    expect(await payer.status(id)).toMatchObject({ state: 'expired', payUrl: null });
    await till.control('/conclude', { order: id, state: 'paid' });
    await till.pass(10 * MINUTE_MS);
    expect((await payer.status(id)).state).toBe('credited');
    expect(await payer.balance()).toBe(100n * UNIT);
  });

  test('a deposit that was paid in its last second has not run out', async () => {
    await till.control('', { callbacks: 'none' });
    const { id, payUrl } = await payer.start();
    await till.pass(29 * MINUTE_MS + 55 * SECOND_MS, 2 * MINUTE_MS);
    till.clock.advance(4 * SECOND_MS);
    await payAt(payUrl);
    await till.pass(MINUTE_MS);
    expect((await payer.status(id)).state).toBe('credited');
    expect(await payer.steps(id)).not.toContain('expired by system');
  });

  test('the gateway is asked for a day after the end, and then no more', async () => {
    await till.control('', { callbacks: 'none' });
    const { id } = await payer.start();
    await till.pass(36 * 60 * MINUTE_MS, 60 * MINUTE_MS);
    const { rows } = await till.app.database.queries.execute(
      `select ask_at from cashier_deposit where id = '${id}'`,
    );
    expect(rows).toEqual([{ ask_at: null }]);
  });
});

describe('a gateway that is down for ten minutes', () => {
  test('loses no deposit that was started meanwhile: the member is told that it waits, and it opens by itself', async () => {
    await till.control('', { isDown: true });
    const started = await payer.start();
    expect(started).toMatchObject({ state: 'started', payUrl: null });
    await till.pass(10 * MINUTE_MS);
    expect(await payer.status(started.id)).toMatchObject({ state: 'started', payUrl: null });
    await till.control('', { isDown: false });
    await till.pass(MINUTE_MS);
    const opened = await payer.status(started.id);
    expect(opened).toMatchObject({ state: 'waiting', payUrl: expect.stringContaining(till.sandbox.origin) });
    await payAt(opened.payUrl);
    await till.deliver();
    expect((await payer.status(started.id)).state).toBe('credited');
    expect(await payer.balance()).toBe(100n * UNIT);
  });

  test('loses no payment that was made before, whether it calls afterwards or not', async () => {
    const [one, other] = [await payer.start(), await payer.start()];
    await till.control('', { callbacks: 'none' });
    await payAt(one.payUrl);
    await till.control('', { callbacks: 'normal', isDown: true });
    await payAt(other.payUrl);
    await till.pass(10 * MINUTE_MS);
    for (const { id } of [one, other]) expect((await payer.status(id)).state).toBe('waiting');
    expect(await payer.balance()).toBe(0n);
    await till.control('', { isDown: false });
    await till.deliver();
    await till.pass(5 * MINUTE_MS);
    for (const { id } of [one, other]) expect((await payer.status(id)).state).toBe('credited');
    expect(await payer.balance()).toBe(200n * UNIT);
  });

  test('does not make a deposit run out that nobody can say of whether it was paid', async () => {
    const { id, payUrl } = await payer.start();
    await till.control('', { callbacks: 'none' });
    await till.pass(25 * MINUTE_MS, 5 * MINUTE_MS);
    await payAt(payUrl);
    await till.control('', { isDown: true });
    await till.pass(10 * MINUTE_MS);
    expect(await payer.status(id)).toMatchObject({ state: 'waiting', payUrl: null });
    await till.control('', { isDown: false });
    await till.pass(10 * MINUTE_MS);
    expect((await payer.status(id)).state).toBe('credited');
  });

  test('for longer than the deposit lasts lets it run out, unpaid', async () => {
    await till.control('', { isDown: true });
    const { id } = await payer.start();
    await till.pass(31 * MINUTE_MS, 2 * MINUTE_MS);
    await till.control('', { isDown: false });
    await till.pass(10 * MINUTE_MS);
    expect((await payer.status(id)).state).toBe('expired');
    expect(await payer.steps(id)).toEqual(['started by member', 'expired by system']);
  });
});

describe('an answer of the gateway', () => {
  test.each(['dropped', 'malformed'] as const)(
    'that is %s leaves one order, which is found again',
    async (answers) => {
      await till.control('', { answers });
      const { id, state } = await payer.start();
      expect(state).toBe('started');
      await till.control('', { answers: 'normal' });
      await till.pass(MINUTE_MS);
      const { payUrl } = await payer.status(id);
      await payAt(payUrl);
      await till.deliver();
      expect(await payer.balance()).toBe(100n * UNIT);
    },
  );

  test('that comes after the member gave up opens nothing', async () => {
    await till.control('', { isDown: true });
    const { id } = await payer.start();
    await payer.post('/wps/deposit/cancel', { id });
    await till.control('', { isDown: false });
    await till.pass(MINUTE_MS);
    expect(await payer.status(id)).toMatchObject({ state: 'cancelled', payUrl: null });
  });
});
