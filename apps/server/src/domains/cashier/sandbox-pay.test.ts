import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createManualClock } from '@parlour/clock/manual-clock';
import { runInTransaction } from '@parlour/database/transaction';
import { type Sandbox, startSandbox } from '@parlour/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import type { PaymentParty } from '../../config/third-parties.ts';
import { createLog } from '../../observability/log.ts';
import { GatewayUnavailable, type NewOrder, type NewPayout, type PaymentGateway } from './payment-gateway.ts';
import { createSandboxPay } from './sandbox-pay.adapter.ts';
import { sign } from './sandbox-pay.rules.ts';

const NOTIFY = 'http://localhost:9/wps/pay/notify';
const clock = createManualClock(Date.UTC(2026, 10, 15, 17, 30));
let sandbox: Sandbox;
let party: PaymentParty;
let gateway: PaymentGateway;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, clock });
  party = readConfig(Object.assign({}, ...sandbox.environment)).thirdParties.payment as PaymentParty;
  gateway = createSandboxPay({ party, clock });
});
afterAll(() => sandbox.close());
beforeEach(() => control('/reset', {}));

async function control<Answer>(path: string, body: object): Promise<Answer> {
  const answer = await fetch(`${sandbox.origin}/pay/control${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer;
}

const newOrder = (about: Partial<NewOrder> = {}): NewOrder => ({
  order: randomUUID(),
  amount: 10_000_000n,
  currency: 'CNY',
  method: 'bank',
  bank: 'Harbour Bank',
  returnUrl: 'http://harbor.localhost:8080/m/voucherCenter',
  notifyUrl: NOTIFY,
  expiresAt: clock.now() + 900_000,
  ...about,
});
const newPayout = (about: Partial<NewPayout> = {}): NewPayout => ({
  payout: randomUUID(),
  amount: 5_000_000n,
  currency: 'CNY',
  bank: 'Harbour Bank',
  account: '6222 0200 1234',
  holder: 'Li Wei',
  notifyUrl: NOTIFY,
  ...about,
});

describe('an order at the gateway', () => {
  test('is made once, found, and paid with what was paid, to the last part', async () => {
    const order = newOrder({ amount: 9_007_199_254_740_993_000n });
    const made = await gateway.createOrder(order, 'request-1');
    expect(made).toEqual({
      outcome: 'open',
      payment: expect.any(String),
      payUrl: expect.stringContaining(sandbox.origin),
    });
    expect(await gateway.createOrder(order, null)).toEqual(made);
    const { payment, payUrl } = made as { payment: string; payUrl: string };
    const open = { payment, order: order.order, amount: order.amount, currency: 'CNY' };
    expect(await gateway.findOrder(order.order, null)).toEqual({
      ...open,
      state: 'open',
      paid: null,
      concludedAt: null,
    });
    const form = new URLSearchParams({ decision: 'other', amount: '90071992547409.93' });
    const back = await fetch(payUrl, { method: 'POST', body: form, redirect: 'manual' });
    expect(await gateway.findOrder(order.order, null)).toEqual({
      ...open,
      state: 'paid',
      paid: { amount: 9_007_199_254_740_993_000n, currency: 'CNY' },
      concludedAt: clock.now(),
    });
    const query = Object.fromEntries(new URL(back.headers.get('location') ?? '').searchParams);
    expect(gateway.readReturn(query)).toEqual({ order: order.order, state: 'paid' });
    expect(gateway.readReturn({ ...query, state: 'failed' })).toBeNull();
    expect(gateway.readReturn({ ...query, order: [order.order] })).toBeNull();
    expect(gateway.readReturn({ order: order.order, state: 'paid' })).toBeNull();
    clock.advance(300_001);
    expect(gateway.readReturn(query)).toBeNull();
  });

  test('that is refused says so; one under an id with other content is not known to be refused', async () => {
    const wrong = newOrder({ currency: 'VND', amount: 50_000n });
    expect(await gateway.createOrder(wrong, null)).toEqual({
      outcome: 'refused',
      reason: expect.stringContaining('currency'),
    });
    expect(await gateway.findOrder(wrong.order, null)).toBeNull();
    const order = newOrder({ bank: null, method: 'gateway' });
    await gateway.createOrder(order, null);
    await expect(gateway.createOrder({ ...order, amount: order.amount + 100_000n }, null)).rejects.toThrow(
      GatewayUnavailable,
    );
  });

  test('nobody knows is not there', async () => {
    expect(await gateway.findOrder('a/b?c', null)).toBeNull();
    expect(await gateway.findPayout('nobody', null)).toBeNull();
  });
});

test('a payout is made once, and found as it was concluded', async () => {
  const [good, bad] = [newPayout(), newPayout({ account: '6222 0000' })];
  const made = await gateway.createPayout(good, null);
  expect(made).toEqual({ outcome: 'accepted', payment: expect.any(String) });
  expect(await gateway.createPayout(good, null)).toEqual(made);
  await gateway.createPayout(bad, null);
  expect(await gateway.findPayout(good.payout, null)).toMatchObject({ state: 'accepted', concludedAt: null });
  clock.advance(2_000);
  expect(await gateway.findPayout(good.payout, null)).toMatchObject({
    payout: good.payout,
    state: 'paid',
    amount: 5_000_000n,
    reason: null,
    concludedAt: clock.now(),
  });
  expect(await gateway.findPayout(bad.payout, null)).toMatchObject({
    state: 'failed',
    reason: 'The bank does not know this account.',
  });
  expect(await gateway.createPayout(newPayout({ holder: ' ' }), null)).toMatchObject({ outcome: 'refused' });
});

test('the report is read to its end, orders and payouts told apart', async () => {
  clock.advance(3_600_000);
  await control('/run', {});
  const fromMs = clock.now();
  const payout = newPayout();
  await gateway.createPayout(payout, null);
  clock.advance(2_001);
  const orders = await Promise.all(
    Array.from({ length: 101 }, async () => {
      const order = newOrder();
      await gateway.createOrder(order, null);
      await control('/conclude', { order: order.order, state: 'paid', amount: '99.00' });
      return order.order;
    }),
  );
  const items = await gateway.report({ fromMs, toMs: clock.now() + 1 }, null);
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
  expect(await gateway.report({ fromMs, toMs: fromMs }, null)).toEqual([]);
});

describe('a callback', () => {
  type Shown = { headers: Record<string, string>; body: string };
  const shown = (about: object) => control<Shown>('/callbacks', { ...about, isSent: false });
  async function paid(): Promise<string> {
    const { order } = newOrder();
    await gateway.createOrder(newOrder({ order }), null);
    await control('/conclude', { order, state: 'paid' });
    return order;
  }

  test('says what was concluded', async () => {
    const order = await paid();
    const { headers, body } = await shown({ order });
    expect(gateway.readCallback(headers, body)).toEqual({
      event: expect.any(String),
      kind: 'order',
      payment: expect.any(String),
      order,
      state: 'paid',
      amount: 10_000_000n,
      currency: 'CNY',
      at: clock.now(),
      reason: null,
    });
    const { payout } = newPayout();
    await gateway.createPayout(newPayout({ payout }), null);
    await control('/conclude', { payout, state: 'failed', reason: 'closed' });
    const failed = await shown({ payout });
    expect(gateway.readCallback(failed.headers, failed.body)).toMatchObject({
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
      gateway.readCallback({ ...headers, ...about }, text);
    expect(read({})).not.toBeNull();
    for (const about of [
      { 'x-pay-signature': undefined },
      { 'x-pay-signature': 'f'.repeat(64) },
      { 'x-pay-signature': headers['x-pay-signature']?.toUpperCase() },
      { 'x-pay-signature': `${headers['x-pay-signature']}00` },
      { 'x-pay-time': undefined },
      { 'x-pay-time': String(clock.now() + 1) },
      { 'x-pay-time': '1e15' },
      { 'x-pay-merchant': 'else' },
      { 'x-pay-merchant': undefined },
    ])
      expect(read(about)).toBeNull();
    expect(read({}, `${body} `)).toBeNull();
    expect(read({}, body.replace('100.00', '900.00'))).toBeNull();
    const forged = await shown({ order, signature: 'forged' });
    expect(gateway.readCallback(forged.headers, forged.body)).toBeNull();
    const [edge, stale] = [await shown({ order, ageMs: 300_000 }), await shown({ order, ageMs: 300_001 })];
    expect(gateway.readCallback(edge.headers, edge.body)).not.toBeNull();
    expect(gateway.readCallback(stale.headers, stale.body)).toBeNull();
    const ahead = await shown({ order, ageMs: -300_001 });
    expect(gateway.readCallback(ahead.headers, ahead.body)).toBeNull();
    clock.advance(300_001);
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
    expect(gateway.readCallback(headers, body)).toBeNull();
  });

  test('is signed as docs/payment-gateway.md shows', () => {
    expect(sign('sandbox-payment-secret', '1794760200000.{"order":"d-1"}')).toBe(
      'db4bb0deb71ff9455ca6d235735802245a5f1422a76347e0797e3427060000c1',
    );
  });

  test('is no request of our own sent back to us', async () => {
    const { order, amount: _amount, ...rest } = newOrder();
    const body = JSON.stringify({ order, amount: '100.00', ...rest });
    const time = String(clock.now());
    const headers = {
      'x-pay-merchant': party.merchant,
      'x-pay-time': time,
      'x-pay-signature': sign(party.secret, `${time}.${body}`),
    };
    expect(gateway.readCallback(headers, body)).toBeNull();
  });
});

describe('a gateway that cannot be relied on is unavailable', () => {
  const everyCall = (other: PaymentGateway): Record<string, () => Promise<unknown>> => ({
    createOrder: () => other.createOrder(newOrder(), null),
    findOrder: () => other.findOrder('d-1', null),
    createPayout: () => other.createPayout(newPayout(), null),
    findPayout: () => other.findPayout('w-1', null),
    report: () => other.report({ fromMs: 0, toMs: clock.now() }, null),
  });
  async function expectUnavailable(other: PaymentGateway) {
    for (const [name, call] of Object.entries(everyCall(other)))
      await expect(call(), name).rejects.toThrow(GatewayUnavailable);
  }

  test('when it is down', async () => {
    await control('', { isDown: true });
    await expectUnavailable(gateway);
  });

  test('when its answer is garbled or lost, and what it has done is found later', async () => {
    for (const answers of ['malformed', 'dropped']) {
      await control('/reset', {});
      await control('', { answers });
      await expectUnavailable(gateway);
      const payout = newPayout();
      await expect(gateway.createPayout(payout, null)).rejects.toThrow(GatewayUnavailable);
      await control('/reset', {});
      expect(await gateway.findPayout(payout.payout, null)).toMatchObject({ state: 'accepted' });
      expect(await gateway.createPayout(payout, null)).toMatchObject({ outcome: 'accepted' });
    }
  });

  test('when it is slower than the deadline', async () => {
    await control('', { answerAfterMs: 60_000 });
    await expectUnavailable(createSandboxPay({ party, clock, deadlineMs: 20 }));
  });

  test('when it does not accept our signature, or our time', async () => {
    await expectUnavailable(createSandboxPay({ party: { ...party, secret: 'another secret' }, clock }));
    const late = createManualClock(clock.now() - 300_001);
    await expectUnavailable(createSandboxPay({ party, clock: late }));
  });

  test('when nobody is there', async () => {
    await expectUnavailable(
      createSandboxPay({ party: { ...party, url: 'http://localhost:9/pay/v1' }, clock }),
    );
  });

  test('but asking it inside a transaction is a mistake of ours', async () => {
    const inside = runInTransaction(
      (work) => work({} as never),
      () => gateway.findOrder('d-1', null),
      createLog('silent'),
    );
    await expect(inside).rejects.toThrow('inside a transaction');
    await expect(inside).rejects.not.toThrow(GatewayUnavailable);
  });
});

describe('an answer of another shape is unavailable, not half believed', () => {
  let proxy: Server;
  let other: PaymentGateway;
  let status = 200;
  let answer = '';
  beforeAll(async () => {
    proxy = createServer((_request, response) => response.writeHead(status).end(answer));
    await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve));
    const url = `http://localhost:${(proxy.address() as AddressInfo).port}`;
    other = createSandboxPay({ party: { ...party, url }, clock });
  });
  afterAll(() => {
    proxy.close();
  });
  const answering = (body: unknown, code = 200) => {
    answer = typeof body === 'string' ? body : JSON.stringify(body);
    status = code;
  };

  const order = { payment: 'P1', order: 'd-1', state: 'open', amount: '100.00', currency: 'CNY' };
  const paid = { ...order, state: 'paid', paidAmount: '100.00', paidCurrency: 'CNY', concludedAt: 1 };
  test('as it is for a found order that is well', async () => {
    for (const body of [order, paid, { ...order, state: 'expired', concludedAt: 1 }]) {
      answering(body);
      expect(await other.findOrder('d-1', null)).toMatchObject({ state: body.state });
    }
  });

  test.each<[string, unknown]>([
    ['nothing', ''],
    ['a list', []],
    ['another order', { ...order, order: 'd-2' }],
    ['a state nobody knows', { ...order, state: 'settled' }],
    ['an amount that is a number', { ...order, amount: 100 }],
    ['paid, without what was paid', { ...paid, paidAmount: undefined }],
    ['paid, without a currency', { ...paid, paidCurrency: undefined }],
    ['paid, without when', { ...paid, concludedAt: undefined }],
    ['open, with what was paid', { ...order, paidAmount: '100.00', paidCurrency: 'CNY' }],
    ['failed, with what was paid', { ...paid, state: 'failed' }],
    ['a time that is a text', { ...paid, concludedAt: '1' }],
  ])('of a found order: %s', async (_what, body) => {
    answering(body);
    await expect(other.findOrder('d-1', null)).rejects.toThrow(GatewayUnavailable);
  });

  test('of what is made: an address that is no page, a state that is not the first', async () => {
    for (const body of [
      { payment: 'P1', payUrl: 'javascript:alert(1)', state: 'open' },
      { payment: 'P1', payUrl: 'https://pay.example/1', state: 'paid' },
    ]) {
      answering(body);
      await expect(other.createOrder(newOrder(), null)).rejects.toThrow(GatewayUnavailable);
    }
    answering({ payment: 'P1', state: 'paid' });
    await expect(other.createPayout(newPayout(), null)).rejects.toThrow(GatewayUnavailable);
    answering({ payment: 'P1', payout: 'w-1', state: 'paid', amount: '1.00', currency: 'CNY' });
    await expect(other.findPayout('w-1', null)).rejects.toThrow(GatewayUnavailable);
  });

  test('of a refusal: one that is not in the words of the gateway', async () => {
    answering('<h1>Bad Request</h1>', 400);
    await expect(other.createPayout(newPayout(), null)).rejects.toThrow(GatewayUnavailable);
    answering('<h1>Not Found</h1>', 404);
    await expect(other.findPayout('w-1', null)).rejects.toThrow(GatewayUnavailable);
  });

  test('of a report: one without an end, or with one item that cannot be read', async () => {
    answering({ items: [], next: 'more' });
    await expect(other.report({ fromMs: 0, toMs: 1 }, null)).rejects.toThrow('has no end');
    answering({ items: [{ kind: 'order' }], next: null });
    await expect(other.report({ fromMs: 0, toMs: 1 }, null)).rejects.toThrow(GatewayUnavailable);
    answering('x'.repeat(1_048_577));
    await expect(other.report({ fromMs: 0, toMs: 1 }, null)).rejects.toThrow(GatewayUnavailable);
  });
});
