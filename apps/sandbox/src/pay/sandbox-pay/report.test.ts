import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerOf, type Json, openShop, type Shop } from '../../testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.calm());

test('the report lists each payment concluded in a span once, page by page, with what was paid', async () => {
  await shop.control('', { callbacks: 'none' });
  shop.clock.at += 1_000_000;
  const from = shop.clock.at;
  const orders: string[] = [];
  for (let index = 0; index < 101; index += 1) {
    const { order } = await shop.openOrder();
    await shop.control('/conclude', { order, state: 'paid', amount: '98.00' });
    orders.push(order);
  }
  await shop.openOrder();
  shop.clock.at += 10;
  await shop.control('/conclude', { order: (await shop.openOrder()).order, state: 'failed' });
  type Report = { items: Json[]; next: string | null };
  const read = async (query: string) => (await shop.ask(`/report?${query}`)).body as Report;
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
  expect((await shop.ask('/report?from=yesterday&to=1')).status).toBe(400);
});

test('the page lists every payment and updates live', async () => {
  const stop = new AbortController();
  const live = await fetch(`${shop.sandbox.origin}/pay/live`, { signal: stop.signal });
  const reader = (live.body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  const { order } = await shop.openOrder();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('data: new\n\n');
  stop.abort();
  const { body } = await answerOf(fetch(`${shop.sandbox.origin}/pay/payments?to=${order}`));
  expect(body.payments).toMatchObject([
    { kind: 'order', id: order, state: 'open', amount: '100.00', by: 'alipay' },
  ]);
});
