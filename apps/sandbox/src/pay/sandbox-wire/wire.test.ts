import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerOf, decide, openShop, type Shop } from '../../testing/shop.ts';

type Fields = Record<string, string>;
type Account = { url: string; shop: string; privateKey: string; gatewayKey: string };

let shop: Shop;
let account: Account;
let ownKey: KeyObject;
let gatewayKey: KeyObject;
beforeAll(async () => {
  shop = await openShop();
  account = (JSON.parse(shop.env.PAYMENT_GATEWAYS ?? '') as { 'sandbox-wire': Account })['sandbox-wire'];
  const der = (text: string) => ({ key: Buffer.from(text, 'base64'), format: 'der' as const });
  ownKey = createPrivateKey({ ...der(account.privateKey), type: 'pkcs8' });
  gatewayKey = createPublicKey({ ...der(account.gatewayKey), type: 'spki' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.answers.text = 'RECEIVED';
  await control('/run');
  await control('/reset');
  shop.received.length = 0;
});

const control = (path: string, body: object = {}) => shop.control(path, body, '/wire');
const iso = (ms = shop.clock.at) => new Date(ms).toISOString();
const canonical = (fields: Fields) =>
  Object.keys(fields)
    .sort()
    .map((name) => `${name}=${encodeURIComponent(fields[name] ?? '')}`)
    .join('&');
const signed = (fields: Fields) => {
  const all = { shop: account.shop, stamp: iso(), ...fields };
  return { ...all, sig: sign(null, Buffer.from(canonical(all)), ownKey).toString('base64url') };
};
const post = (body: string) =>
  fetch(account.url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const isGenuine = (text: string) => {
  const { sig = '', ...fields } = Object.fromEntries(new URLSearchParams(text));
  return verify(null, Buffer.from(canonical(fields)), gatewayKey, Buffer.from(sig, 'base64url'));
};
async function ask(fields: Fields): Promise<Fields> {
  const text = await (await post(new URLSearchParams(signed(fields)).toString())).text();
  expect(isGenuine(text)).toBe(true);
  return Object.fromEntries(new URLSearchParams(text));
}

let orders = 0;
async function openOrder(about: Fields = {}) {
  orders += 1;
  const asked = {
    act: 'order.open',
    ref: `d-${orders}`,
    sum: '10000',
    currency: 'CNY',
    method: 'WX',
    back: `${shop.origin}/m/voucherCenter`,
    tell: `${shop.origin}/wps/pay/notify`,
    until: iso(shop.clock.at + 900_000),
    ...about,
  };
  return { asked, answer: await ask(asked) };
}

describe('a request', () => {
  test.each<[string, (fields: Fields) => Fields, string]>([
    ['no signature', ({ sig: _none, ...fields }) => fields, 'BAD_SIG'],
    ['a field that was not signed', (fields) => ({ ...fields, ref: 'd-2' }), 'BAD_SIG'],
    ['another shop', (fields) => ({ ...fields, shop: 'else' }), 'BAD_SHOP'],
    [
      'a time of long ago',
      () => signed({ act: 'order.look', stamp: iso(shop.clock.at - 300_001) }),
      'BAD_STAMP',
    ],
    ['a time that is none', () => signed({ act: 'order.look', stamp: 'now' }), 'BAD_STAMP'],
  ])('with %s is refused', async (_what, change, word) => {
    const answer = await post(
      new URLSearchParams(change(signed({ act: 'order.look', ref: 'd-1' }))).toString(),
    );
    expect([answer.status, await answer.text()]).toEqual([403, word]);
  });

  test('with a field twice is refused', async () => {
    const body = `${new URLSearchParams(signed({ act: 'order.look', ref: 'd-1' }))}&ref=d-2`;
    expect(await (await post(body)).text()).toBe('BAD_FORM');
  });
});

describe('an order', () => {
  test('is made once, is shown in its own words, and with other content is a conflict', async () => {
    const { asked, answer } = await openOrder();
    expect(answer).toMatchObject({
      act: 'order.opened',
      ref: asked.ref,
      page: `${shop.sandbox.origin}/wire/checkout/${answer.trade}`,
    });
    expect((await ask(asked)).trade).toBe(answer.trade);
    expect((await ask({ ...asked, sum: '10001' })).act).toBe('conflict');
    const look = { act: 'order.look', ref: asked.ref };
    expect(await ask(look)).toMatchObject({
      act: 'order.state',
      status: 'NEW',
      sum: '10000',
      currency: 'CNY',
    });
    expect(await ask({ act: 'order.look', ref: 'nobody' })).toMatchObject({ act: 'unknown', ref: 'nobody' });
  });

  test.each<[string, Fields]>([
    ['nothing', { sum: '0' }],
    ['a decimal', { sum: '100.00' }],
    ['trial money', { currency: 'XXX' }],
    ['a currency nobody knows', { currency: 'EUR' }],
    ['an unknown method', { method: 'bank' }],
    ['an address elsewhere', { tell: 'https://elsewhere.example/' }],
    ['a time that is over', { until: iso(1) }],
  ])('over %s is refused, and not made', async (_what, about) => {
    const { asked, answer } = await openOrder(about);
    expect(answer.act).toBe('refused');
    expect((await ask({ act: 'order.look', ref: asked.ref })).act).toBe('unknown');
  });

  test('is paid on its page, and calls back until the shop acknowledges', async () => {
    const { asked, answer } = await openOrder();
    expect(await (await fetch(answer.page ?? '')).text()).toContain('Sandbox Wire');
    const back = await decide(answer.page ?? '', { decision: 'pay' });
    const { searchParams } = new URL(back.headers.get('location') ?? '');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      act: 'order.return',
      ref: asked.ref,
      status: 'SETTLED',
    });
    expect(isGenuine(searchParams.toString())).toBe(true);
    shop.answers.text = '{"success":true}';
    expect((await control('/run')).body).toEqual({ waiting: 1 });
    shop.clock.at += 2_000;
    shop.answers.text = 'RECEIVED';
    expect((await control('/run')).body).toEqual({ waiting: 0 });
    expect(shop.received).toHaveLength(2);
    expect(shop.received.every(({ body }) => isGenuine(body))).toBe(true);
    expect(Object.fromEntries(new URLSearchParams(shop.received[1]?.body))).toMatchObject({
      act: 'order.notice',
      ref: asked.ref,
      trade: answer.trade,
      status: 'SETTLED',
      sum: '10000',
      currency: 'CNY',
      stamp: iso(),
      doneAt: iso(shop.clock.at - 2_000),
    });
  });
});

test('a payout is queued, sent and called back; one to an account that ends in 0000 is returned', async () => {
  await control('', { payoutsAfterMs: 0 });
  const asked = { act: 'payout.send', sum: '5000', currency: 'CNY', bank: 'Harbour Bank', holder: 'Li Wei' };
  const tell = `${shop.origin}/wps/pay/notify`;
  const send = (ref: string, number: string) => ask({ ...asked, ref, account: number, tell });
  expect((await send('w-1', '6222 1234')).act).toBe('payout.accepted');
  expect((await send('w-2', '6222 0000')).act).toBe('payout.accepted');
  await control('/run');
  expect(await ask({ act: 'payout.look', ref: 'w-1' })).toMatchObject({ status: 'SENT', sum: '5000' });
  const returned = { status: 'RETURNED', why: 'The bank does not know this account.' };
  expect(await ask({ act: 'payout.look', ref: 'w-2' })).toMatchObject(returned);
  expect(shop.received.map(({ body }) => new URLSearchParams(body).get('status')).sort()).toEqual([
    'RETURNED',
    'SENT',
  ]);
});

test('the report is text, page by page, each signed; the page of payments lists both gateways', async () => {
  shop.clock.at += 1_000_000;
  const from = iso();
  const { asked } = await openOrder();
  await control('/conclude', { order: asked.ref, state: 'paid', amount: '98.00' });
  const to = iso(shop.clock.at + 1);
  const report = signed({ act: 'report.page', from, to, page: '1' });
  const text = await (await post(new URLSearchParams(report).toString())).text();
  const [head, row, end] = text.split('\n');
  expect(head).toBe('kind;trade;ref;status;sum;currency;doneAt');
  expect(row).toMatch(new RegExp(`^IN;P[0-9a-f]{24};${asked.ref};SETTLED;9800;CNY;${from}$`));
  expect(end).toMatch(new RegExp(`^end;${from};${to};1;1;[\\w-]{86}$`));
  const cut = text.lastIndexOf(';');
  const signature = Buffer.from(text.slice(cut + 1).trim(), 'base64url');
  expect(verify(null, Buffer.from(text.slice(0, cut)), gatewayKey, signature)).toBe(true);
  await shop.openOrder();
  const { body } = await answerOf(fetch(`${shop.sandbox.origin}/pay/payments`));
  const listed = body.payments as { gateway: string }[];
  expect(new Set(listed.map(({ gateway }) => gateway))).toEqual(new Set(['Sandbox Pay', 'Sandbox Wire']));
});
