import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@parlour/clock/durations';
import type { MallOrder } from '@parlour/contract';
import { POINTS_BACK_DAYS } from '@parlour/contract/values/promotions/mall.rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { makeAddress, makeTerms } from '../../../factories/promotions.factory.ts';
import { addBuyer, putItem } from '../../../testing/promotions/mall.ts';
import { UNIT } from '../../../testing/protection.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  const harbor = makeBrand({ merchantCode: 'harbor' });
  const switches = { ...harbor.switches, pointsMall: false };
  app = await startTestApp({ brands: [harbor, makeBrand({ merchantCode: 'lantern', switches })] });
});
afterAll(() => app.close());

const credit = { amount: '20', terms: makeTerms() };
const stockOf = async (id: string) => {
  const { rows } = await app.database.queries.execute(
    `select stock from promotions_mall_item where id = '${id}'`,
  );
  return (rows[0] as { stock: number }).stock;
};

describe('an order of goods', () => {
  test('takes points and stock, and remembers where it goes', async () => {
    const mary = await addBuyer(app, 'mary01', 30);
    const id = await putItem(app, {}, 5);
    const { status, value } = await mary.order(id, { count: 2 });
    expect([status, value]).toMatchObject([
      200,
      { kind: 'goods', title: 'Tea set', count: 2, points: 20, state: 'ordered', address: makeAddress() },
    ]);
    expect(await mary.balance()).toMatchObject({ points: 10 });
    expect(await stockOf(id)).toBe(3);
    expect((await mary.call('/wps/mall/own')).value).toMatchObject({
      points: 10,
      level: 0,
      taken: [{ itemId: id, count: 2 }],
      address: makeAddress(),
    });
    const { rows } = await app.database.queries.execute(
      `select sealed_address from promotions_mall_order where member_id = '${mary.id}'`,
    );
    expect(JSON.stringify(rows)).not.toContain('Quay');
  });

  test('is made once, however often it is sent', async () => {
    const nora = await addBuyer(app, 'nora01');
    const id = await putItem(app);
    const key = randomUUID();
    const first = await nora.order(id, { key });
    const [again, ...others] = await Promise.all([1, 2, 3].map(() => nora.order(id, { key })));
    expect(again?.value).toEqual(first.value);
    expect(others.every(({ status }) => status === 200)).toBe(true);
    expect([await nora.orders(), await nora.balance()]).toMatchObject([{ length: 1 }, { points: 90 }]);
    expect(await stockOf(id)).toBe(4);
  });

  test('keeps what was promised when the item changes', async () => {
    const olga = await addBuyer(app, 'olga01');
    const id = await putItem(app);
    await olga.order(id);
    await app.database.queries.execute(
      `update promotions_mall_item set document = jsonb_set(document, '{texts,EN,title}', '"Mug"') where id = '${id}'`,
    );
    expect(await olga.orders()).toMatchObject([{ title: 'Tea set' }]);
  });
});

describe('an order is refused', () => {
  test('at another price than the member saw, and says the new one', async () => {
    const paul = await addBuyer(app, 'paul01');
    const id = await putItem(app, { price: 12 });
    const { code, value } = await paul.order(id, { price: 10 });
    expect([code, value]).toMatchObject(['price_changed', { price: 12 }]);
    expect([await paul.balance(), await stockOf(id)]).toMatchObject([{ points: 100 }, 5]);
  });

  test.each([
    ['beyond the points', { price: 60 }, { price: 60, count: 2 }, 'not_enough_points'],
    ['beyond the stock', {}, { count: 6 }, 'out_of_stock'],
    ['beyond the most per member', { perMember: 1 }, { count: 2 }, 'item_limit'],
    ['below the level', { level: 2 }, {}, 'level_needed'],
    ['without an address', {}, { address: null }, 'invalid_input'],
    ['with an address for a credit', { credit }, {}, 'invalid_input'],
    ['with a name nobody has', {}, { address: makeAddress({ name: 'x' }) }, 'invalid_input'],
    ['with letters for a phone', {}, { address: makeAddress({ phone: 'call me' }) }, 'invalid_input'],
    ['off the shelf', { isOn: false }, {}, 'not_found'],
    ['before its time', { startsAt: Number.MAX_SAFE_INTEGER }, {}, 'not_found'],
    ['after its time', { endsAt: 1 }, {}, 'not_found'],
  ])('%s', async (_name, about, asked, refusal) => {
    const name = `quin${randomUUID().slice(0, 8)}`;
    const quin = await addBuyer(app, name);
    const id = await putItem(app, about);
    expect((await quin.order(id, asked)).code).toBe(refusal);
    expect([await quin.balance(), await stockOf(id), await quin.orders()]).toMatchObject([
      { points: 100 },
      5,
      [],
    ]);
  });

  test('where there is no such item, or no mall', async () => {
    const rosa = await addBuyer(app, 'rosa01');
    expect((await rosa.order(randomUUID())).code).toBe('not_found');
    const there = await app.server.inject({ url: '/wps/mall', headers: { merchant: 'lantern' } });
    expect(there.json()).toMatchObject({ code: 'module_off' });
  });
});

describe('a cancelled order', () => {
  test('gives back points and stock, once, and only while it was not sent', async () => {
    const sara = await addBuyer(app, 'sara01', 10);
    const id = await putItem(app, { perMember: 1 });
    const order = (await sara.order(id)).value as MallOrder;
    expect(await sara.balance()).toMatchObject({ points: 0 });
    app.clock.advance(1);
    const cancelled = await sara.post('/wps/mall/cancel', { id: order.id });
    expect(cancelled.value).toMatchObject({ state: 'cancelled', cancelledBy: 'member' });
    expect((await sara.post('/wps/mall/cancel', { id: order.id })).code).toBe('stale');
    expect([await sara.balance(), await stockOf(id)]).toMatchObject([{ points: 10 }, 5]);
    expect((await sara.order(id)).status).toBe(200);
    expect((await sara.moves()).map(({ move, points, title }) => [move, points, title])).toEqual([
      ['spent', -10, 'Tea set'],
      ['returned', 10, 'Tea set'],
      ['spent', -10, 'Tea set'],
      ['earned', 10, ''],
    ]);
  });

  test('of somebody else, and receiving what was not sent, are refused', async () => {
    const [tina, uma] = [await addBuyer(app, 'tina01'), await addBuyer(app, 'uma001')];
    const { id } = (await tina.order(await putItem(app))).value as MallOrder;
    for (const what of ['cancel', 'receive'])
      expect((await uma.post(`/wps/mall/${what}`, { id })).code).toBe('not_found');
    expect((await tina.post('/wps/mall/receive', { id })).code).toBe('stale');
    expect(await uma.orders()).toEqual([]);
  });

  test('gives points at least thirty days, but does not renew them for ever', async () => {
    const vera = await addBuyer(app, 'vera01', 10);
    app.clock.advance(360 * DAY_MS);
    const item = await putItem(app);
    const orderAndCancel = async (days: number) => {
      const { id } = (await vera.order(item)).value as MallOrder;
      app.clock.advance(days * DAY_MS);
      await vera.post('/wps/mall/cancel', { id });
      const { next } = (await vera.balance()) as { next: { expiresAt: number } };
      return next.expiresAt - app.clock.now();
    };
    expect(await orderAndCancel(1)).toBe(POINTS_BACK_DAYS * DAY_MS);
    app.clock.advance(20 * DAY_MS);
    // Ten days were left, and ten days are left again.
    expect(Math.round((await orderAndCancel(3)) / DAY_MS)).toBe(10);
    app.clock.advance(11 * DAY_MS);
    expect(await vera.balance()).toMatchObject({ points: 0 });
    expect((await vera.moves())[0]).toMatchObject({ move: 'expired', points: -10 });
  });
});

test('a credit is a bonus at once, and cannot be cancelled', async () => {
  const wendy = await addBuyer(app, 'wendy01');
  const id = await putItem(app, { credit });
  const { value } = await wendy.order(id, { count: 2, address: null });
  expect(value).toMatchObject({
    kind: 'credit',
    state: 'done',
    credit: { amount: '20.00', currency: 'CNY' },
  });
  expect(await wendy.purse('bonus')).toBe(40n * UNIT);
  expect(await wendy.history()).toMatchObject([{ source: 'mall', kind: 'bonus', amount: '40.00' }]);
  const { id: orderId } = value as MallOrder;
  expect((await wendy.post('/wps/mall/cancel', { id: orderId })).code).toBe('stale');
});

test('visitors see what is on sale or announced, in order, and nothing else', async () => {
  const xena = await addBuyer(app, 'xena01', 0);
  const texts = (title: string) => ({ EN: { title, summary: '', details: '' } });
  await putItem(app, { order: 2, texts: texts('shelf two') });
  await putItem(app, { order: 1, texts: texts('shelf one'), startsAt: app.clock.now() + DAY_MS });
  await putItem(app, { order: 1, texts: texts('shelf none'), isOn: false });
  const shown = (await app.server.inject({ url: '/wps/mall', headers: { merchant: 'harbor' } })).json() as {
    value: { items: { title: string }[] };
  };
  const titles = shown.value.items.map(({ title }) => title).filter((title) => title.startsWith('shelf'));
  expect(titles).toEqual(['shelf one', 'shelf two']);
  expect((await xena.items()).length).toBe(shown.value.items.length);
});

test('the history of points goes on where a page ended', async () => {
  const yara = await addBuyer(app, 'yara01', 3);
  for (const count of [4, 5]) {
    app.clock.advance(1);
    await yara.givePoints(count);
  }
  const page = async (query: string) =>
    (await yara.call(`/wps/points/history?limit=2${query}`)).value as {
      items: { points: number; source: string }[];
      next: string | null;
    };
  const first = await page('');
  expect(first.items).toMatchObject([{ points: 5, source: 'sign_in' }, { points: 4 }]);
  expect(await page(`&after=${first.next}`)).toMatchObject({ items: [{ points: 3 }], next: null });
  expect((await page('&after=nowhere')).items).toEqual(first.items);
});
