import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../sandbox.ts';

type Json = Record<string, unknown>;
type Received = { path: string; host: string | undefined; headers: IncomingHttpHeaders; body: string };

const clock = { at: Date.UTC(2026, 10, 15, 17, 30), now: () => clock.at };
let sandbox: Sandbox;
let env: Record<string, string>;
let shop: Server;
let shopOrigin: string;
let shopAnswers = 200;
let received: Received[] = [];
let orderCount = 0;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, clock });
  env = Object.assign({}, ...sandbox.environment);
  shop = createServer(async (request, response) => {
    const { url: path = '', headers } = request;
    received.push({ path, host: headers.host, headers, body: await text(request) });
    response.writeHead(shopAnswers).end();
  });
  await new Promise<void>((resolve) => shop.listen(0, 'localhost', resolve));
  shopOrigin = `http://harbor.localhost:${(shop.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await sandbox.close();
  shop.close();
});
beforeEach(async () => {
  await control('/run');
  await control('/reset');
  shopAnswers = 200;
  received = [];
});

const hmac = (signed: string) =>
  createHmac('sha256', env.PAYMENT_GATEWAY_SECRET ?? '')
    .update(signed)
    .digest('hex');
const headersFor = (signed: string, time = clock.at) => ({
  'x-pay-merchant': env.PAYMENT_GATEWAY_MERCHANT ?? '',
  'x-pay-time': String(time),
  'x-pay-signature': hmac(`${time}.${signed}`),
});

async function answerOf(asked: Promise<Response>): Promise<{ status: number; body: Json }> {
  const answer = await asked;
  return { status: answer.status, body: (await answer.json()) as Json };
}
const post = (path: string, body: string, headers: Record<string, string> = headersFor(body)) =>
  fetch(`${env.PAYMENT_GATEWAY_URL}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
const send = (path: string, body: object) => answerOf(post(path, JSON.stringify(body)));
const ask = (path: string) =>
  answerOf(fetch(`${env.PAYMENT_GATEWAY_URL}${path}`, { headers: headersFor(`/pay/v1${path}`) }));
const control = (path: string, body: object = {}) =>
  answerOf(
    fetch(`${sandbox.origin}/pay/control${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

function newOrder(about: Json = {}) {
  orderCount += 1;
  return {
    order: `d-${orderCount}`,
    amount: '100.00',
    currency: 'CNY',
    method: 'alipay',
    returnUrl: `${shopOrigin}/m/voucherCenter?tab=2`,
    notifyUrl: `${shopOrigin}/wps/pay/notify?brand=harbor`,
    expiresAt: clock.at + 900_000,
    ...about,
  };
}
function newPayout(about: Json = {}) {
  orderCount += 1;
  return {
    payout: `w-${orderCount}`,
    amount: '50.00',
    currency: 'CNY',
    bank: 'Harbour Bank',
    account: '6222 0200 1234',
    holder: 'Li Wei',
    notifyUrl: `${shopOrigin}/wps/pay/notify`,
    ...about,
  };
}
async function openOrder(about: Json = {}) {
  const asked = newOrder(about);
  const { body } = await send('/orders', asked);
  return { order: asked.order, payUrl: String(body.payUrl), payment: body.payment };
}
const decide = (payUrl: string, form: Record<string, string>) =>
  fetch(payUrl, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
const bodies = () => received.map(({ body }) => JSON.parse(body) as Json);

describe('a signed request', () => {
  test.each<[string, () => Record<string, string>, string]>([
    ['no signature', () => ({}), 'unknown_merchant'],
    ['another merchant', () => ({ ...headersFor('{}'), 'x-pay-merchant': 'else' }), 'unknown_merchant'],
    ['a signature over another body', () => headersFor('{ }'), 'bad_signature'],
    ['a time of five minutes ago', () => headersFor('{}', clock.at - 300_001), 'bad_time'],
    ['a time five minutes ahead', () => headersFor('{}', clock.at + 300_001), 'bad_time'],
    ['a time that is none', () => ({ ...headersFor('{}'), 'x-pay-time': 'now' }), 'bad_time'],
    [
      'a time that was not signed',
      () => ({ ...headersFor('{}'), 'x-pay-time': `${clock.at - 1}` }),
      'bad_signature',
    ],
  ])('with %s is refused', async (_what, headers, error) => {
    expect(await answerOf(post('/orders', '{}', headers()))).toEqual({ status: 401, body: { error } });
  });

  test('without a body is signed by its path and query', async () => {
    const path = `/report?from=0&to=${clock.at}`;
    expect((await ask(path)).status).toBe(200);
    const other = fetch(`${env.PAYMENT_GATEWAY_URL}${path}1`, { headers: headersFor(`/pay/v1${path}`) });
    expect((await answerOf(other)).body).toEqual({ error: 'bad_signature' });
  });
});

describe('an order', () => {
  test('asked for twice is made once, and with other content is a conflict', async () => {
    const asked = newOrder();
    const made = await send('/orders', asked);
    expect(made).toEqual({
      status: 200,
      body: {
        payment: expect.stringMatching(/^P[0-9a-f]{24}$/),
        payUrl: `${sandbox.origin}/pay/checkout/${made.body.payment}`,
        state: 'open',
      },
    });
    expect(await send('/orders', { ...asked, amount: '100' })).toEqual(made);
    expect((await send('/orders', { ...asked, amount: '100.01' })).status).toBe(409);
    expect((await ask(`/orders/${asked.order}`)).body).toEqual({
      payment: made.body.payment,
      order: asked.order,
      state: 'open',
      amount: '100.00',
      currency: 'CNY',
    });
    expect(await ask('/orders/nobody')).toEqual({ status: 404, body: { error: 'not_found' } });
  });

  test.each<[string, Json]>([
    ['nothing', { amount: '0.00' }],
    ['less than nothing', { amount: '-1.00' }],
    ['a number that is no text', { amount: 100 }],
    ['half a dong', { amount: '1000.50', currency: 'VND' }],
    ['trial money', { currency: 'XXX' }],
    ['an unknown method', { method: 'cheque' }],
    ['an address elsewhere', { notifyUrl: 'https://elsewhere.example/' }],
    ['a time that is over', { expiresAt: 1 }],
    ['a field nobody knows', { tip: '1.00' }],
  ])('over %s is refused, and not made', async (_what, about) => {
    const asked = newOrder(about);
    expect(await send('/orders', asked)).toMatchObject({ status: 400, body: { error: 'invalid' } });
    expect((await ask(`/orders/${asked.order}`)).status).toBe(404);
  });

  test('is paid on its page, which leads back with a signed word, and the shop is told', async () => {
    const { order, payUrl, payment } = await openOrder();
    const back = await decide(payUrl, { decision: 'pay' });
    expect(back.status).toBe(303);
    const { origin, pathname, searchParams } = new URL(back.headers.get('location') ?? '');
    expect([origin, pathname]).toEqual([shopOrigin, '/m/voucherCenter']);
    expect(Object.fromEntries(searchParams)).toEqual({
      tab: '2',
      order,
      state: 'paid',
      time: String(clock.at),
      signature: hmac(`${clock.at}.${order}.paid`),
    });
    expect((await ask(`/orders/${order}`)).body).toMatchObject({
      state: 'paid',
      paidAmount: '100.00',
      paidCurrency: 'CNY',
      concludedAt: clock.at,
    });
    await control('/run');
    const [callback] = received;
    expect([callback?.path, callback?.host]).toEqual([
      '/wps/pay/notify?brand=harbor',
      new URL(shopOrigin).host,
    ]);
    expect(callback?.headers).toMatchObject(headersFor(callback?.body ?? ''));
    expect(bodies()).toEqual([
      {
        event: expect.stringMatching(/^E[0-9a-f]{24}$/),
        kind: 'order',
        payment,
        order,
        state: 'paid',
        amount: '100.00',
        currency: 'CNY',
        at: clock.at,
      },
    ]);
  });

  test('is paid with another amount, or declined, and what is decided stays', async () => {
    const { order, payUrl } = await openOrder();
    const wrong = await decide(payUrl, { decision: 'other', amount: 'lots' });
    expect(await wrong.text()).toContain('Type an amount such as 100.00.');
    expect((await ask(`/orders/${order}`)).body).toMatchObject({ state: 'open' });
    await decide(payUrl, { decision: 'other', amount: '99.5' });
    await decide(payUrl, { decision: 'decline' });
    expect((await ask(`/orders/${order}`)).body).toMatchObject({ state: 'paid', paidAmount: '99.50' });
    const declined = await openOrder();
    const back = await decide(declined.payUrl, { decision: 'decline' });
    expect(new URL(back.headers.get('location') ?? '').searchParams.get('state')).toBe('failed');
    await control('/run');
    expect(bodies()).toMatchObject([
      { order, state: 'paid', amount: '99.50' },
      { order: declined.order, state: 'failed', amount: '100.00' },
    ]);
  });

  test('expires at its time, of which the shop is told; money that comes later still counts', async () => {
    const { order, payUrl } = await openOrder({ expiresAt: clock.at + 60_000 });
    clock.at += 60_000;
    expect((await decide(payUrl, { decision: 'pay' })).headers.get('location')).toContain('state=expired');
    expect((await ask(`/orders/${order}`)).body).toMatchObject({ state: 'expired', concludedAt: clock.at });
    expect((await control('/conclude', { order, state: 'paid', currency: 'PHP' })).body).toEqual({
      state: 'paid',
    });
    expect((await control('/conclude', { order, state: 'failed' })).status).toBe(400);
    await control('/run');
    expect(bodies()).toMatchObject([
      { order, state: 'expired' },
      { order, state: 'paid', currency: 'PHP' },
    ]);
  });

  test('has a page that shows what is asked for, and runs nothing', async () => {
    const { payUrl, order } = await openOrder({ amount: '1234567.00', method: 'bank', bank: '<b>Bank</b>' });
    const page = await fetch(payUrl);
    expect(page.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'self'; form-action 'self' ${shopOrigin}; frame-ancestors 'none'; base-uri 'none'`,
    );
    const html = await page.text();
    for (const shown of [
      'Pay 1,234,567.00 CNY',
      new URL(shopOrigin).host,
      'Bank transfer, &#60;b&#62;Bank',
      order,
    ])
      expect(html).toContain(shown);
    await decide(payUrl, { decision: 'decline' });
    expect(await (await fetch(payUrl)).text()).toContain('Declined');
    expect((await fetch(`${sandbox.origin}/pay/checkout/P0`)).status).toBe(404);
  });
});

describe('a payout', () => {
  test('is accepted once and paid after two seconds, of which the shop is told', async () => {
    const asked = newPayout();
    const made = await send('/payouts', asked);
    expect(made.body).toEqual({ payment: expect.stringMatching(/^P/), state: 'accepted' });
    expect(await send('/payouts', asked)).toEqual(made);
    expect((await send('/payouts', { ...asked, account: '9999 1111' })).status).toBe(409);
    clock.at += 1_999;
    await control('/run');
    expect((await ask(`/payouts/${asked.payout}`)).body).toMatchObject({ state: 'accepted' });
    clock.at += 1;
    await control('/run');
    expect((await ask(`/payouts/${asked.payout}`)).body).toEqual({
      payment: made.body.payment,
      payout: asked.payout,
      state: 'paid',
      amount: '50.00',
      currency: 'CNY',
      concludedAt: clock.at,
    });
    expect(bodies()).toMatchObject([{ kind: 'payout', order: asked.payout, state: 'paid', amount: '50.00' }]);
    expect(await send('/payouts', asked)).toEqual(made);
  });

  test('to an account number that ends in 0000 fails with a reason', async () => {
    await control('', { payoutsAfterMs: 0 });
    const asked = newPayout({ account: '6222 0000' });
    await send('/payouts', asked);
    await control('/run');
    const failed = { state: 'failed', reason: 'The bank does not know this account.' };
    expect((await ask(`/payouts/${asked.payout}`)).body).toMatchObject(failed);
    expect(bodies()).toMatchObject([failed]);
  });
});

describe('callbacks', () => {
  const pay = async () => {
    const made = await openOrder();
    await decide(made.payUrl, { decision: 'pay' });
    return made.order;
  };

  test('are tried again, each time later, until the shop takes them, and signed anew', async () => {
    shopAnswers = 500;
    const order = await pay();
    const countAfter = async (waitMs: number) => {
      clock.at += waitMs;
      await control('/run');
      received = received.filter(({ body }) => body.includes(`"${order}"`));
      return received.length;
    };
    expect([await countAfter(0), await countAfter(1_999), await countAfter(1)]).toEqual([1, 1, 2]);
    shopAnswers = 204;
    expect([await countAfter(3_999), await countAfter(1), await countAfter(86_400_000)]).toEqual([2, 3, 3]);
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
    expect(new Set(received.map(({ headers }) => headers['x-pay-signature'])).size).toBe(3);
  });

  test.each([
    ['none', 0],
    ['double', 2],
  ])('set to %s come %i times', async (callbacks, count) => {
    await control('', { callbacks });
    await pay();
    await control('/run');
    expect([received.length, new Set(bodies().map(({ event }) => event)).size]).toEqual([
      count,
      Math.min(count, 1),
    ]);
  });

  test('set to late come a minute later', async () => {
    await control('', { callbacks: 'late' });
    await pay();
    clock.at += 59_999;
    expect((await control('/run')).body).toEqual({ waiting: 1 });
    clock.at += 1;
    expect((await control('/run')).body).toEqual({ waiting: 0 });
    expect(received).toHaveLength(1);
  });

  test('can be sent again, altered, forged and stale, or only shown', async () => {
    const order = await pay();
    await control('/run');
    expect((await control('/callbacks', { order })).body).toMatchObject({ status: 200 });
    expect(received[1]?.body).toBe(received[0]?.body);
    await control('/callbacks', { order, altered: { amount: '1.00', currency: 'VND' }, ageMs: 300_001 });
    expect(bodies()[2]).toMatchObject({ order, amount: '1.00', currency: 'VND' });
    expect(received[2]?.headers).toMatchObject(headersFor(received[2]?.body ?? '', clock.at - 300_001));
    const { body } = await control('/callbacks', { order, signature: 'forged', isSent: false });
    const { 'x-pay-signature': signature } = body.headers as Record<string, string>;
    expect(signature).not.toBe(hmac(`${clock.at}.${body.body}`));
    expect([received.length, body.status]).toEqual([3, null]);
    const open = await openOrder();
    await control('/callbacks', { order: open.order });
    expect(bodies()[3]).toMatchObject({ order: open.order, state: 'paid' });
    expect((await control('/callbacks', { order: 'nobody' })).status).toBe(400);
  });
});

describe('a gateway that has a bad day', () => {
  test('answers 503 to everything signed, makes nothing, and tells nobody until it is back', async () => {
    const { order, payUrl } = await openOrder();
    await control('', { isDown: true });
    await decide(payUrl, { decision: 'pay' });
    const asked = newOrder();
    expect([(await ask(`/orders/${order}`)).status, (await send('/orders', asked)).status]).toEqual([
      503, 503,
    ]);
    await control('/run');
    expect(received).toHaveLength(0);
    await control('', { isDown: false });
    await control('/run');
    expect(received).toHaveLength(1);
    expect((await ask(`/orders/${asked.order}`)).status).toBe(404);
  });

  test('garbles or loses its answers, having done the work', async () => {
    for (const answers of ['malformed', 'dropped']) {
      const asked = newPayout();
      await control('', { answers });
      await expect(send('/payouts', asked)).rejects.toThrow();
      await control('', { answers: 'normal' });
      expect((await ask(`/payouts/${asked.payout}`)).status).toBe(200);
    }
  });

  test('is told how to behave in words it knows', async () => {
    expect((await control('', { isBroken: true })).status).toBe(400);
    expect((await control('', { isDown: true })).body).toMatchObject({ isDown: true, callbacks: 'normal' });
  });
});

test('where nobody holds the clock, callbacks go out by themselves', async () => {
  const running = await startSandbox({ port: 0 });
  const [body, time] = [JSON.stringify(newOrder({ expiresAt: Date.now() + 60_000 })), Date.now()];
  const made = await answerOf(
    fetch(`${running.origin}/pay/v1/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headersFor(body, time) },
      body,
    }),
  );
  const arrived = once(shop, 'request');
  await decide(String(made.body.payUrl), { decision: 'pay' });
  await arrived;
  await running.close();
});

test('the report has what was concluded in a span, page by page, each once, with what was paid', async () => {
  await control('', { callbacks: 'none' });
  clock.at += 1_000_000;
  const from = clock.at;
  const orders: string[] = [];
  for (let index = 0; index < 101; index += 1) {
    const { order } = await openOrder();
    await control('/conclude', { order, state: 'paid', amount: '98.00' });
    orders.push(order);
  }
  await openOrder();
  clock.at += 10;
  await control('/conclude', { order: (await openOrder()).order, state: 'failed' });
  type Report = { items: Json[]; next: string | null };
  const read = async (query: string) => (await ask(`/report?${query}`)).body as Report;
  const first = await read(`from=${from}&to=${from + 10}`);
  const second = await read(`from=${from}&to=${from + 10}&after=${first.next}`);
  expect([first.items.length, second.items.length, second.next]).toEqual([100, 1, null]);
  const items = [...first.items, ...second.items];
  expect(new Set(items.map(({ order }) => order))).toEqual(new Set(orders));
  expect(items[0]).toEqual({
    kind: 'order',
    payment: expect.stringMatching(/^P/),
    order: expect.any(String),
    amount: '98.00',
    currency: 'CNY',
    state: 'paid',
    concludedAt: from,
  });
  expect((await read(`from=${from + 10}&to=${from + 11}`)).items).toMatchObject([{ state: 'failed' }]);
  expect((await ask('/report?from=yesterday&to=1')).status).toBe(400);
});

test('the page lists every payment, and is told when there is something new', async () => {
  const stop = new AbortController();
  const live = await fetch(`${sandbox.origin}/pay/live`, { signal: stop.signal });
  const reader = (live.body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  const { order } = await openOrder();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('data: new\n\n');
  stop.abort();
  const { body } = await answerOf(fetch(`${sandbox.origin}/pay/payments?to=${order}`));
  expect(body.payments).toMatchObject([
    { kind: 'order', id: order, state: 'open', amount: '100.00', by: 'alipay' },
  ]);
});
