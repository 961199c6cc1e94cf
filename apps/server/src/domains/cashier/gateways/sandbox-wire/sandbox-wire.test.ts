import { createPrivateKey, createPublicKey } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OpenWire, openWire } from '../../../../testing/cashier/payment-gateway.ts';
import { GatewayUnavailable } from '../gateway.ts';
import { isSigned, readPrivateKey, readSignedForm, signForm } from './signed-form.rules.ts';

let side: OpenWire;
beforeAll(async () => {
  side = await openWire();
});
afterAll(() => side.close());
beforeEach(() => side.control('/reset', {}));

const decide = (payUrl: string, form: Record<string, string>) =>
  fetch(payUrl, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

describe('an order at the gateway', () => {
  test('is made once, found, and paid with what was paid, to the last unit', async () => {
    const order = side.newOrder({ amount: 900_719_925_474_099_000n });
    const made = await side.gateway.createOrder(order, 'request-1');
    expect(made).toEqual({
      outcome: 'open',
      payment: expect.any(String),
      payUrl: expect.stringContaining('/wire/checkout/'),
    });
    expect(await side.gateway.createOrder(order, null)).toEqual(made);
    const { payment, payUrl } = made as { payment: string; payUrl: string };
    const open = { payment, order: order.order, amount: order.amount, currency: 'CNY' };
    const found = () => side.gateway.findOrder(order.order, null);
    expect(await found()).toEqual({ ...open, state: 'open', paid: null, concludedAt: null });
    const back = await decide(payUrl, { decision: 'other', amount: '9007199254740.98' });
    expect(await found()).toEqual({
      ...open,
      state: 'paid',
      paid: { amount: 900_719_925_474_098_000n, currency: 'CNY' },
      concludedAt: side.clock.now(),
    });
    const query = Object.fromEntries(new URL(back.headers.get('location') ?? '').searchParams);
    expect(side.gateway.readReturn(query)).toEqual({ order: order.order, state: 'paid' });
    expect(side.gateway.readReturn({ ...query, status: 'DECLINED' })).toBeNull();
    expect(side.gateway.readReturn({ ...query, ref: [order.order] })).toBeNull();
    expect(side.gateway.readReturn({ ref: order.order, status: 'SETTLED' })).toBeNull();
    side.clock.advance(300_001);
    expect(side.gateway.readReturn(query)).toBeNull();
  });

  test('in a currency without smaller units is counted in whole ones', async () => {
    const order = side.newOrder({ currency: 'VND', amount: 50_000_00000n });
    await side.gateway.createOrder(order, null);
    await side.control('/conclude', { order: order.order, state: 'paid' });
    expect(await side.gateway.findOrder(order.order, null)).toMatchObject({
      amount: 50_000_00000n,
      paid: { amount: 50_000_00000n, currency: 'VND' },
    });
  });

  test('that is refused says so; one under an id with other content is not known to be refused', async () => {
    const half = side.newOrder({ currency: 'VND', amount: 50_000n });
    const unknown = side.newOrder({ currency: 'EUR' });
    for (const wrong of [half, unknown, side.newOrder({ notifyUrl: 'https://elsewhere.example/' })]) {
      const refused = { outcome: 'refused', reason: expect.any(String) };
      expect(await side.gateway.createOrder(wrong, null)).toEqual(refused);
      expect(await side.gateway.findOrder(wrong.order, null)).toBeNull();
    }
    const order = side.newOrder({ bank: null, method: 'gateway' });
    await side.gateway.createOrder(order, null);
    const other = { ...order, amount: order.amount + 100_000n };
    await expect(side.gateway.createOrder(other, null)).rejects.toThrow(GatewayUnavailable);
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
  const accepted = { state: 'accepted', concludedAt: null };
  expect(await side.gateway.findPayout(good.payout, null)).toMatchObject(accepted);
  side.clock.advance(2_000);
  expect(await side.gateway.findPayout(good.payout, null)).toMatchObject({
    payout: good.payout,
    state: 'paid',
    amount: 5_000_000n,
    reason: null,
    concludedAt: side.clock.now(),
  });
  const failed = { state: 'failed', reason: 'The bank does not know this account.' };
  expect(await side.gateway.findPayout(bad.payout, null)).toMatchObject(failed);
  const refused = { outcome: 'refused' };
  expect(await side.gateway.createPayout(side.newPayout({ holder: ' ' }), null)).toMatchObject(refused);
  expect(await side.gateway.createPayout(side.newPayout({ amount: 5_000_001n }), null)).toMatchObject(
    refused,
  );
});

test('the report is read to its end, orders and payouts told apart', async () => {
  side.clock.advance(3_600_000);
  await side.control('/run', {});
  const fromMs = side.clock.now();
  const payout = side.newPayout();
  await side.gateway.createPayout(payout, null);
  side.clock.advance(2_001);
  const orders: string[] = [];
  for (let count = 0; count < 101; count += 1) {
    const { order } = side.newOrder();
    await side.gateway.createOrder(side.newOrder({ order }), null);
    await side.control('/conclude', { order, state: 'paid', amount: '99.00' });
    orders.push(order);
  }
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
  const read = ({ headers, body }: Shown) => side.gateway.readCallback(headers, body);
  async function paid(): Promise<string> {
    const { order } = side.newOrder();
    await side.gateway.createOrder(side.newOrder({ order }), null);
    await side.control('/conclude', { order, state: 'paid' });
    return order;
  }

  test('says what was concluded', async () => {
    const order = await paid();
    expect(read(await shown({ order }))).toEqual({
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
    const failed = { kind: 'payout', payout, state: 'failed', reason: 'closed' };
    expect(read(await shown({ payout }))).toMatchObject(failed);
  });

  test('is nothing unless it is genuine, of now, for us and whole', async () => {
    const order = await paid();
    const { headers, body } = await shown({ order });
    const altered = (change: (form: URLSearchParams) => void) => {
      const form = new URLSearchParams(body);
      change(form);
      return read({ headers, body: form.toString() });
    };
    expect(read({ headers, body })).not.toBeNull();
    const sig = new URLSearchParams(body).get('sig') ?? '';
    for (const change of [
      (form: URLSearchParams) => form.delete('sig'),
      (form: URLSearchParams) => form.set('sig', 'A'.repeat(86)),
      (form: URLSearchParams) => form.set('sig', `${sig}=`),
      (form: URLSearchParams) => form.set('sig', `${sig}AA`),
      (form: URLSearchParams) => form.set('sum', '90000'),
      (form: URLSearchParams) => form.set('shop', 'somebody'),
      (form: URLSearchParams) => form.set('stamp', new Date(side.clock.now() + 1).toISOString()),
      (form: URLSearchParams) => form.set('stamp', 'now'),
      (form: URLSearchParams) => form.append('more', '1'),
      (form: URLSearchParams) => form.append('sum', '10000'),
      (form: URLSearchParams) => form.delete('doneAt'),
    ])
      expect(altered(change), change.toString()).toBeNull();
    expect(read({ headers, body: '' })).toBeNull();
    expect(read({ headers, body: JSON.stringify(Object.fromEntries(new URLSearchParams(body))) })).toBeNull();
    expect(read(await shown({ order, signature: 'forged' }))).toBeNull();
    expect(read(await shown({ order, ageMs: 300_000 }))).not.toBeNull();
    expect(read(await shown({ order, ageMs: 300_001 }))).toBeNull();
    expect(read(await shown({ order, ageMs: -300_001 }))).toBeNull();
    side.clock.advance(300_001);
    expect(read({ headers, body })).toBeNull();
  });

  test('is the same in any order of its fields', async () => {
    const { headers, body } = await shown({ order: await paid() });
    const reversed = new URLSearchParams([...new URLSearchParams(body)].reverse());
    expect(read({ headers, body: reversed.toString() })).toEqual(read({ headers, body }));
  });

  test.each<[string, object]>([
    ['a sum with decimals', { sum: '100.00' }],
    ['a sum with an exponent', { sum: '1e4' }],
    ['a sum below nothing', { sum: '-10000' }],
    ['a sum of nothing', { sum: '0' }],
    ['a sum beyond everything', { sum: '9'.repeat(19) }],
    ['no currency', { currency: null }],
    ['a currency nobody knows', { currency: 'EUR' }],
    ['trial money', { currency: 'XXX' }],
    ['a status that concludes nothing', { status: 'NEW' }],
    ['a status of the other gateway', { status: 'paid' }],
    ['a status of another kind', { act: 'payout.notice', status: 'LAPSED' }],
    ['a kind nobody knows', { act: 'refund.notice' }],
    ['the kind of an answer', { act: 'order.state' }],
    ['no name of its own', { notice: '' }],
    ['a time that is none', { doneAt: 'yesterday' }],
  ])('that is signed and has %s is nothing', async (_what, altered) => {
    expect(read(await shown({ order: await paid(), altered }))).toBeNull();
  });

  test('is no request of our own sent back to us', async () => {
    const privateKey = readPrivateKey(side.account.privateKey ?? '');
    if (!privateKey) throw new Error('no key');
    const stamp = new Date(side.clock.now()).toISOString();
    const about = {
      act: 'order.notice',
      shop: side.account.shop ?? '',
      stamp,
      notice: 'N1',
      trade: 'P1',
      ref: 'd-1',
    };
    const fields = { ...about, status: 'SETTLED', sum: '1', currency: 'CNY', doneAt: stamp };
    const body = new URLSearchParams(signForm(fields, privateKey)).toString();
    expect(side.gateway.readCallback({}, body)).toBeNull();
  });
});

describe('a signature', () => {
  // The first key pair of RFC 8032, section 7.1.
  const seed = '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60';
  const der = Buffer.from(`302e020100300506032b657004220420${seed}`, 'hex');
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey);

  test('is made as docs/payment-gateways.md shows', () => {
    const fields = {
      stamp: '2026-11-15T17:30:00.000Z',
      act: 'order.look',
      shop: 'parlour-7',
      ref: 'd-1',
      holder: 'Li Wei & Söhne',
    };
    const { sig = '' } = signForm(fields, privateKey);
    const text =
      'act=order.look&holder=Li%20Wei%20%26%20S%C3%B6hne&ref=d-1&shop=parlour-7&stamp=2026-11-15T17%3A30%3A00.000Z';
    expect(isSigned(text, sig, publicKey)).toBe(true);
    expect(sig).toBe(
      'jLHoDf2FpffeYNKJc_cX09Ry5E1h9Ic1Pj8Y1cwJY4qzbKTf6fyg7y6ozG3Ef5PkvEI72QbgnufGksud9dfyDg',
    );
    expect(readSignedForm(new URLSearchParams({ ...fields, sig }), publicKey)).toEqual(fields);
  });

  test('needs a key of its kind', () => {
    for (const key of ['', 'not a key', Buffer.from('not a key').toString('base64')])
      expect(readPrivateKey(key)).toBeNull();
  });
});
