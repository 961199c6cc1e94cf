import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerOf, decide, type Json, openShop, type Shop } from '../../testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.calm());

describe('a signed request', () => {
  test.each<[string, () => Record<string, string>, string]>([
    ['no signature', () => ({}), 'unknown_merchant'],
    ['another merchant', () => ({ ...shop.headersFor('{}'), 'x-pay-merchant': 'else' }), 'unknown_merchant'],
    ['a signature over another body', () => shop.headersFor('{ }'), 'bad_signature'],
    ['a time of five minutes ago', () => shop.headersFor('{}', shop.clock.at - 300_001), 'bad_time'],
    ['a time five minutes ahead', () => shop.headersFor('{}', shop.clock.at + 300_001), 'bad_time'],
    ['a time that is none', () => ({ ...shop.headersFor('{}'), 'x-pay-time': 'now' }), 'bad_time'],
    [
      'a time that was not signed',
      () => ({ ...shop.headersFor('{}'), 'x-pay-time': `${shop.clock.at - 1}` }),
      'bad_signature',
    ],
  ])('with %s is refused', async (_what, headers, error) => {
    expect(await answerOf(shop.post('/orders', '{}', headers()))).toEqual({ status: 401, body: { error } });
  });

  test('without a body is signed by its path and query', async () => {
    const path = `/report?from=0&to=${shop.clock.at}`;
    expect((await shop.ask(path)).status).toBe(200);
    const other = fetch(`${shop.env.PAYMENT_GATEWAY_URL}${path}1`, {
      headers: shop.headersFor(`/pay/v1${path}`),
    });
    expect((await answerOf(other)).body).toEqual({ error: 'bad_signature' });
  });
});

describe('an order', () => {
  test('is made once if repeated, and conflicts with other content', async () => {
    const asked = shop.newOrder();
    const made = await shop.send('/orders', asked);
    expect(made).toEqual({
      status: 200,
      body: {
        payment: expect.stringMatching(/^P[0-9a-f]{24}$/),
        payUrl: `${shop.sandbox.origin}/pay/checkout/${made.body.payment}`,
        state: 'open',
      },
    });
    expect(await shop.send('/orders', { ...asked, amount: '100' })).toEqual(made);
    expect((await shop.send('/orders', { ...asked, amount: '100.01' })).status).toBe(409);
    expect((await shop.ask(`/orders/${asked.order}`)).body).toEqual({
      payment: made.body.payment,
      order: asked.order,
      state: 'open',
      amount: '100.00',
      currency: 'CNY',
    });
    expect(await shop.ask('/orders/nobody')).toEqual({ status: 404, body: { error: 'not_found' } });
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
    const asked = shop.newOrder(about);
    expect(await shop.send('/orders', asked)).toMatchObject({ status: 400, body: { error: 'invalid' } });
    expect((await shop.ask(`/orders/${asked.order}`)).status).toBe(404);
  });

  test('is paid on its page, which leads back with a signature, and calls the shop back', async () => {
    const { order, payUrl, payment } = await shop.openOrder();
    const back = await decide(payUrl, { decision: 'pay' });
    expect(back.status).toBe(303);
    const { origin, pathname, searchParams } = new URL(back.headers.get('location') ?? '');
    expect([origin, pathname]).toEqual([shop.origin, '/m/voucherCenter']);
    expect(Object.fromEntries(searchParams)).toEqual({
      tab: '2',
      order,
      state: 'paid',
      time: String(shop.clock.at),
      signature: shop.hmac(`${shop.clock.at}.${order}.paid`),
    });
    expect((await shop.ask(`/orders/${order}`)).body).toMatchObject({
      state: 'paid',
      paidAmount: '100.00',
      paidCurrency: 'CNY',
      concludedAt: shop.clock.at,
    });
    await shop.control('/run');
    const [callback] = shop.received;
    expect([callback?.path, callback?.host]).toEqual([
      '/wps/pay/notify?brand=harbor',
      new URL(shop.origin).host,
    ]);
    expect(callback?.headers).toMatchObject(shop.headersFor(callback?.body ?? ''));
    expect(shop.bodies()).toEqual([
      {
        event: expect.stringMatching(/^E[0-9a-f]{24}$/),
        kind: 'order',
        payment,
        order,
        state: 'paid',
        amount: '100.00',
        currency: 'CNY',
        at: shop.clock.at,
      },
    ]);
  });

  test('is paid with another amount, or declined, and then stays as it is', async () => {
    const { order, payUrl } = await shop.openOrder();
    const wrong = await decide(payUrl, { decision: 'other', amount: 'lots' });
    expect(await wrong.text()).toContain('Type an amount such as 100.00.');
    expect((await shop.ask(`/orders/${order}`)).body).toMatchObject({ state: 'open' });
    await decide(payUrl, { decision: 'other', amount: '99.5' });
    await decide(payUrl, { decision: 'decline' });
    expect((await shop.ask(`/orders/${order}`)).body).toMatchObject({ state: 'paid', paidAmount: '99.50' });
    const declined = await shop.openOrder();
    const back = await decide(declined.payUrl, { decision: 'decline' });
    expect(new URL(back.headers.get('location') ?? '').searchParams.get('state')).toBe('failed');
    await shop.control('/run');
    expect(shop.bodies()).toMatchObject([
      { order, state: 'paid', amount: '99.50' },
      { order: declined.order, state: 'failed', amount: '100.00' },
    ]);
  });

  test('expires on time and calls the shop back; later money still counts', async () => {
    const { order, payUrl } = await shop.openOrder({ expiresAt: shop.clock.at + 60_000 });
    shop.clock.at += 60_000;
    expect((await decide(payUrl, { decision: 'pay' })).headers.get('location')).toContain('state=expired');
    expect((await shop.ask(`/orders/${order}`)).body).toMatchObject({
      state: 'expired',
      concludedAt: shop.clock.at,
    });
    expect((await shop.control('/conclude', { order, state: 'paid', currency: 'PHP' })).body).toEqual({
      state: 'paid',
    });
    expect((await shop.control('/conclude', { order, state: 'failed' })).status).toBe(400);
    await shop.control('/run');
    expect(shop.bodies()).toMatchObject([
      { order, state: 'expired' },
      { order, state: 'paid', currency: 'PHP' },
    ]);
  });

  test('has a page that shows the amount, without scripts', async () => {
    const { payUrl, order } = await shop.openOrder({
      amount: '1234567.00',
      method: 'bank',
      bank: '<b>Bank</b>',
    });
    const page = await fetch(payUrl);
    expect(page.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'self'; form-action 'self' ${shop.origin}; frame-ancestors 'none'; base-uri 'none'`,
    );
    const html = await page.text();
    for (const shown of [
      'Pay 1,234,567.00 CNY',
      new URL(shop.origin).host,
      'Bank transfer, &#60;b&#62;Bank',
      order,
    ])
      expect(html).toContain(shown);
    await decide(payUrl, { decision: 'decline' });
    expect(await (await fetch(payUrl)).text()).toContain('Declined');
    expect((await fetch(`${shop.sandbox.origin}/pay/checkout/P0`)).status).toBe(404);
  });
});

describe('a payout', () => {
  test('is accepted once, paid after two seconds, and calls the shop back', async () => {
    const asked = shop.newPayout();
    const made = await shop.send('/payouts', asked);
    expect(made.body).toEqual({ payment: expect.stringMatching(/^P/), state: 'accepted' });
    expect(await shop.send('/payouts', asked)).toEqual(made);
    expect((await shop.send('/payouts', { ...asked, account: '9999 1111' })).status).toBe(409);
    shop.clock.at += 1_999;
    await shop.control('/run');
    expect((await shop.ask(`/payouts/${asked.payout}`)).body).toMatchObject({ state: 'accepted' });
    shop.clock.at += 1;
    await shop.control('/run');
    expect((await shop.ask(`/payouts/${asked.payout}`)).body).toEqual({
      payment: made.body.payment,
      payout: asked.payout,
      state: 'paid',
      amount: '50.00',
      currency: 'CNY',
      concludedAt: shop.clock.at,
    });
    expect(shop.bodies()).toMatchObject([
      { kind: 'payout', order: asked.payout, state: 'paid', amount: '50.00' },
    ]);
    expect(await shop.send('/payouts', asked)).toEqual(made);
  });

  test('to an account number that ends in 0000 fails with a reason', async () => {
    await shop.control('', { payoutsAfterMs: 0 });
    const asked = shop.newPayout({ account: '6222 0000' });
    await shop.send('/payouts', asked);
    await shop.control('/run');
    const failed = { state: 'failed', reason: 'The bank does not know this account.' };
    expect((await shop.ask(`/payouts/${asked.payout}`)).body).toMatchObject(failed);
    expect(shop.bodies()).toMatchObject([failed]);
  });
});
