import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OpenGateway, openGateway } from '../../../../testing/cashier/payment-gateway.ts';
import { GatewayUnavailable } from '../gateway.ts';
import { sign } from './sandbox-pay.rules.ts';

let side: OpenGateway;
beforeAll(async () => {
  side = await openGateway();
});
afterAll(() => side.close());
beforeEach(() => side.control('/reset', {}));

describe('an order at the gateway', () => {
  test('is made once, found, and paid with what was paid, to the last part', async () => {
    const order = side.newOrder({ amount: 9_007_199_254_740_993_000n });
    const made = await side.gateway.createOrder(order, 'request-1');
    expect(made).toEqual({
      outcome: 'open',
      payment: expect.any(String),
      payUrl: expect.stringContaining(new URL(side.account.url).origin),
    });
    expect(await side.gateway.createOrder(order, null)).toEqual(made);
    const { payment, payUrl } = made as { payment: string; payUrl: string };
    const open = { payment, order: order.order, amount: order.amount, currency: 'CNY' };
    expect(await side.gateway.findOrder(order.order, null)).toEqual({
      ...open,
      state: 'open',
      paid: null,
      concludedAt: null,
    });
    const form = new URLSearchParams({ decision: 'other', amount: '90071992547409.93' });
    const back = await fetch(payUrl, { method: 'POST', body: form, redirect: 'manual' });
    expect(await side.gateway.findOrder(order.order, null)).toEqual({
      ...open,
      state: 'paid',
      paid: { amount: 9_007_199_254_740_993_000n, currency: 'CNY' },
      concludedAt: side.clock.now(),
    });
    const query = Object.fromEntries(new URL(back.headers.get('location') ?? '').searchParams);
    expect(side.gateway.readReturn(query)).toEqual({ order: order.order, state: 'paid' });
    expect(side.gateway.readReturn({ ...query, state: 'failed' })).toBeNull();
    expect(side.gateway.readReturn({ ...query, order: [order.order] })).toBeNull();
    expect(side.gateway.readReturn({ order: order.order, state: 'paid' })).toBeNull();
    side.clock.advance(300_001);
    expect(side.gateway.readReturn(query)).toBeNull();
  });

  test('that is refused says so; one under an id with other content is not known to be refused', async () => {
    const wrong = side.newOrder({ currency: 'VND', amount: 50_000n });
    expect(await side.gateway.createOrder(wrong, null)).toEqual({
      outcome: 'refused',
      reason: expect.stringContaining('currency'),
    });
    expect(await side.gateway.findOrder(wrong.order, null)).toBeNull();
    const order = side.newOrder({ bank: null, method: 'gateway' });
    await side.gateway.createOrder(order, null);
    await expect(
      side.gateway.createOrder({ ...order, amount: order.amount + 100_000n }, null),
    ).rejects.toThrow(GatewayUnavailable);
  });

  test('nobody knows is not there', async () => {
    expect(await side.gateway.findOrder('a/b?c', null)).toBeNull();
    expect(await side.gateway.findPayout('nobody', null)).toBeNull();
  });
});

test('a payout is made once, and found as it was concluded', async () => {
  const [good, bad] = [side.newPayout(), side.newPayout({ account: '6222 0000' })];
  const made = await side.gateway.createPayout(good, null);
  expect(made).toEqual({ outcome: 'accepted', payment: expect.any(String) });
  expect(await side.gateway.createPayout(good, null)).toEqual(made);
  await side.gateway.createPayout(bad, null);
  expect(await side.gateway.findPayout(good.payout, null)).toMatchObject({
    state: 'accepted',
    concludedAt: null,
  });
  side.clock.advance(2_000);
  expect(await side.gateway.findPayout(good.payout, null)).toMatchObject({
    payout: good.payout,
    state: 'paid',
    amount: 5_000_000n,
    reason: null,
    concludedAt: side.clock.now(),
  });
  expect(await side.gateway.findPayout(bad.payout, null)).toMatchObject({
    state: 'failed',
    reason: 'The bank does not know this account.',
  });
  expect(await side.gateway.createPayout(side.newPayout({ holder: ' ' }), null)).toMatchObject({
    outcome: 'refused',
  });
});

test('the report is read to its end, orders and payouts told apart', async () => {
  side.clock.advance(3_600_000);
  await side.control('/run', {});
  const fromMs = side.clock.now();
  const payout = side.newPayout();
  await side.gateway.createPayout(payout, null);
  side.clock.advance(2_001);
  const orders = await Promise.all(
    Array.from({ length: 101 }, async () => {
      const order = side.newOrder();
      await side.gateway.createOrder(order, null);
      await side.control('/conclude', { order: order.order, state: 'paid', amount: '99.00' });
      return order.order;
    }),
  );
  const items = await side.gateway.report({ fromMs, toMs: side.clock.now() + 1 }, null);
  expect(items).toHaveLength(102);
  expect(items[0]).toEqual({
    kind: 'payout',
    payment: expect.any(String),
    payout: payout.payout,
    amount: 5_000_000n,
    currency: 'CNY',
    state: 'paid',
    concludedAt: fromMs + 2_000,
  });
  const listed = items.flatMap((item) => (item.kind === 'order' ? [item] : []));
  expect(listed.map(({ order }) => order).sort()).toEqual(orders.sort());
  expect(listed[0]).toMatchObject({ amount: 9_900_000n, state: 'paid' });
  expect(await side.gateway.report({ fromMs, toMs: fromMs }, null)).toEqual([]);
});

describe('a callback', () => {
  type Shown = { headers: Record<string, string>; body: string };
  const shown = (about: object) => side.control<Shown>('/callbacks', { ...about, isSent: false });
  async function paid(): Promise<string> {
    const { order } = side.newOrder();
    await side.gateway.createOrder(side.newOrder({ order }), null);
    await side.control('/conclude', { order, state: 'paid' });
    return order;
  }

  test('says what was concluded', async () => {
    const order = await paid();
    const { headers, body } = await shown({ order });
    expect(side.gateway.readCallback(headers, body)).toEqual({
      event: expect.any(String),
      kind: 'order',
      payment: expect.any(String),
      order,
      state: 'paid',
      amount: 10_000_000n,
      currency: 'CNY',
      at: side.clock.now(),
      reason: null,
    });
    const { payout } = side.newPayout();
    await side.gateway.createPayout(side.newPayout({ payout }), null);
    await side.control('/conclude', { payout, state: 'failed', reason: 'closed' });
    const failed = await shown({ payout });
    expect(side.gateway.readCallback(failed.headers, failed.body)).toMatchObject({
      kind: 'payout',
      payout,
      state: 'failed',
      reason: 'closed',
    });
  });

  test('is nothing unless it is genuine, of now, for us and whole', async () => {
    const order = await paid();
    const { headers, body } = await shown({ order });
    const read = (about: Record<string, string | string[] | undefined>, text = body) =>
      side.gateway.readCallback({ ...headers, ...about }, text);
    expect(read({})).not.toBeNull();
    for (const about of [
      { 'x-pay-signature': undefined },
      { 'x-pay-signature': 'f'.repeat(64) },
      { 'x-pay-signature': headers['x-pay-signature']?.toUpperCase() },
      { 'x-pay-signature': `${headers['x-pay-signature']}00` },
      { 'x-pay-time': undefined },
      { 'x-pay-time': String(side.clock.now() + 1) },
      { 'x-pay-time': '1e15' },
      { 'x-pay-merchant': 'else' },
      { 'x-pay-merchant': undefined },
    ])
      expect(read(about)).toBeNull();
    expect(read({}, `${body} `)).toBeNull();
    expect(read({}, body.replace('100.00', '900.00'))).toBeNull();
    const forged = await shown({ order, signature: 'forged' });
    expect(side.gateway.readCallback(forged.headers, forged.body)).toBeNull();
    const [edge, stale] = [await shown({ order, ageMs: 300_000 }), await shown({ order, ageMs: 300_001 })];
    expect(side.gateway.readCallback(edge.headers, edge.body)).not.toBeNull();
    expect(side.gateway.readCallback(stale.headers, stale.body)).toBeNull();
    const ahead = await shown({ order, ageMs: -300_001 });
    expect(side.gateway.readCallback(ahead.headers, ahead.body)).toBeNull();
    side.clock.advance(300_001);
    expect(read({})).toBeNull();
  });

  test.each<[string, object]>([
    ['an amount that is a number', { amount: 100 }],
    ['an amount with an exponent', { amount: '1e2' }],
    ['an amount below nothing', { amount: '-100.00' }],
    ['an amount of nothing', { amount: '0.00' }],
    ['a finer amount than there is', { amount: '100.000001' }],
    ['no currency', { currency: null }],
    ['a state that concludes nothing', { state: 'open' }],
    ['a state of another kind', { kind: 'payout', state: 'expired' }],
    ['a kind nobody knows', { kind: 'refund' }],
    ['no event', { event: '' }],
  ])('that is signed and has %s is nothing', async (_what, altered) => {
    const { headers, body } = await shown({ order: await paid(), altered });
    expect(side.gateway.readCallback(headers, body)).toBeNull();
  });

  test('is signed as docs/payment-gateways.md shows', () => {
    expect(sign('sandbox-payment-secret', '1794760200000.{"order":"d-1"}')).toBe(
      'db4bb0deb71ff9455ca6d235735802245a5f1422a76347e0797e3427060000c1',
    );
  });

  test('is no request of our own sent back to us', async () => {
    const { order, amount: _amount, ...rest } = side.newOrder();
    const body = JSON.stringify({ order, amount: '100.00', ...rest });
    const time = String(side.clock.now());
    const headers = {
      'x-pay-merchant': side.account.merchant,
      'x-pay-time': time,
      'x-pay-signature': sign(side.account.secret, `${time}.${body}`),
    };
    expect(side.gateway.readCallback(headers, body)).toBeNull();
  });
});
