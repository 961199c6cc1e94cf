import { randomUUID } from 'node:crypto';
import type { MallDocument, MallOrder, OperatorMallItem, OperatorMallOrder } from '@parlour/contract';
import { MALL_ITEMS_MAX } from '@parlour/contract/values/promotions/mall.rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBrand } from '../../../factories/brand.factory.ts';
import { makeAddress, makeMallItem, makeTerms } from '../../../factories/promotions.factory.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { openDesk } from '../../../testing/promotions/chance.ts';
import { addBuyer, putItem } from '../../../testing/promotions/mall.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let desk: Awaited<ReturnType<typeof openDesk>>;
let support: SignedIn;
beforeAll(async () => {
  app = await startTestApp({
    brands: [makeBrand({ merchantCode: 'harbor' }), makeBrand({ merchantCode: 'lantern' })],
  });
  desk = await openDesk(app);
  await addOperator(app, 'support', { grants: [{ role: 'support', merchantCode: 'harbor' }] });
  support = await signInAs(app, 'support');
});
afterAll(() => app.close());

const credit = { amount: '20', terms: makeTerms() };
const items = async () => (await desk.get<{ items: OperatorMallItem[] }>('/ops/promotions/mall')).items;
const itemOf = async (id: string) => (await items()).find((item) => item.id === id);
const save = (about: Partial<MallDocument>, more: object = {}) =>
  desk.post('/ops/promotions/mall', {
    id: null,
    version: 0,
    document: makeMallItem(about),
    addStock: 0,
    ...more,
  });

describe('an item', () => {
  test('of goods is saved by one, with its stock and why it changed', async () => {
    const texts = { EN: { title: 'Kettle', summary: '', details: '' } };
    expect((await save({ texts }, { addStock: 7 })).value).toEqual({ outcome: 'applied' });
    const item = (await items()).find(({ title }) => title === 'Kettle');
    expect(item).toMatchObject({ version: 1, stock: 7, taken: 0, changedBy: { name: 'writer' } });
    const id = item?.id ?? '';
    expect((await save({ texts }, { id, version: 1, addStock: -2 })).status).toBe(200);
    expect(await itemOf(id)).toMatchObject({ version: 2, stock: 5 });
    expect((await save({ texts }, { id, version: 1 })).code).toBe('stale');
    expect((await save({ texts }, { id, version: 2, addStock: -6 })).code).toBe('invalid_input');
    expect((await save({ texts, credit }, { id, version: 2 })).code).toBe('invalid_input');
    expect((await save({ texts }, { id: randomUUID(), version: 1 })).code).toBe('not_found');
    const { rows } = await app.database.queries.execute(
      `select changes, reason from operators_audit where action = 'promotions.change_mall_item' order by id`,
    );
    expect(rows.at(-1)).toMatchObject({
      reason: 'for a test',
      changes: [{ path: 'stock', before: 7, after: 5 }],
    });
  });

  test.each([
    ['without words', { texts: {} }, 'document.texts'],
    ['that ends before it begins', { startsAt: 5, endsAt: 5 }, 'document.endsAt'],
    ['with a picture nobody uploaded', { picture: 'a'.repeat(64) }, 'document.picture'],
    ['of a credit of nothing', { credit: { ...credit, amount: '0' } }, 'document.credit.amount'],
  ])('%s is refused', async (_name, about, field) => {
    const { code, value } = await save(about);
    expect([code, Object.keys((value as { fields: object }).fields)]).toEqual(['invalid_input', [field]]);
  });

  test('that is a credit takes two to be on sale, and one to be taken off', async () => {
    const texts = { EN: { title: 'Credit of twenty', summary: '', details: '' } };
    const asked = await save({ texts, credit }, { addStock: 3 });
    expect(asked.value).toMatchObject({ outcome: 'requested' });
    expect((await items()).some(({ title }) => title === 'Credit of twenty')).toBe(false);
    const { approvalId } = asked.value as { approvalId: string };
    expect((await desk.approve(approvalId)).status).toBe(200);
    const item = (await items()).find(({ title }) => title === 'Credit of twenty');
    expect(item).toMatchObject({ stock: 3, version: 1 });
    const id = item?.id ?? '';
    const more = await save({ texts, credit }, { id, version: 1, addStock: 1 });
    expect(more.value).toMatchObject({ outcome: 'requested' });
    expect(await itemOf(id)).toMatchObject({ isWaiting: true, stock: 3 });
    expect((await save({ texts, credit, isOn: false }, { id, version: 1 })).value).toEqual({
      outcome: 'applied',
    });
    // What waits was asked of another version.
    expect((await desk.approve((more.value as { approvalId: string }).approvalId)).code).toBe('stale');
  });

  test('is one of so many and no more', async () => {
    const before = (await items()).length;
    const brandId = app.modules.system.brands.ofMerchant('harbor')?.id;
    const document = JSON.stringify(makeMallItem({ isOn: false }));
    await app.database.queries.execute(`
      insert into promotions_mall_item
      select '${brandId}', gen_random_uuid(), 1, '${document}', 0, '2026-01-01', null
      from generate_series(1, ${MALL_ITEMS_MAX - before})`);
    expect((await save({})).code).toBe('too_many_items');
  });

  test('is kept by those who may, and by nobody else', async () => {
    const body = { id: null, version: 0, document: makeMallItem(), addStock: 0 };
    expect((await desk.post('/ops/promotions/mall', body, support)).code).toBe('not_permitted');
  });
});

describe('orders', () => {
  const move = (what: string, body: object, by = support) =>
    desk.post(`/ops/promotions/mall/orders/${what}`, body, by);
  const list = async (query = '') =>
    (await desk.get<{ items: OperatorMallOrder[] }>(`/ops/promotions/mall/orders?${query}`, support)).items;
  /** What stands in the inbox, the newest first. */
  const letters = async (buyer: Awaited<ReturnType<typeof addBuyer>>) => {
    const { rows } = await app.database.queries.execute(
      `select texts -> 'EN' ->> 'title' as title, texts -> 'EN' ->> 'content' as content
       from messages_inbox where member_id = '${buyer.id}' order by id desc`,
    );
    return rows as { title: string; content: string }[];
  };
  const parcel = { carrier: 'Quick Post', tracking: 'QP123456789' };

  test('are sent with a number the member reads, and done when one says so', async () => {
    const mary = await addBuyer(app, 'mary01');
    const item = await putItem(app);
    const first = (await mary.order(item)).value as MallOrder;
    const second = (await mary.order(item)).value as MallOrder;
    expect((await list('state=ordered&search=mary01')).map(({ id }) => id)).toEqual([first.id, second.id]);
    expect((await move('send', { id: first.id, ...parcel })).value).toMatchObject({
      state: 'sent',
      member: { account: 'mary01' },
      decidedBy: { name: 'support' },
    });
    expect((await move('send', { id: first.id, ...parcel })).code).toBe('stale');
    const [letter, ...others] = await letters(mary);
    expect([letter?.title, others]).toEqual(['Your order is on its way', []]);
    expect(letter?.content).toContain('Quick Post, tracking number QP123456789');
    expect((await mary.post('/wps/mall/cancel', { id: first.id })).code).toBe('stale');
    expect((await mary.orders())[1]).toMatchObject({ state: 'sent', ...parcel });
    expect((await mary.post('/wps/mall/receive', { id: first.id })).value).toMatchObject({ state: 'done' });
    expect((await move('finish', { id: second.id })).code).toBe('stale');
    await move('send', { id: second.id, ...parcel });
    expect((await move('finish', { id: second.id })).value).toMatchObject({ state: 'done' });
    expect((await move('cancel', { id: second.id })).code).toBe('stale');
  });

  test('are cancelled with a reason the member reads, even when sent', async () => {
    const nora = await addBuyer(app, 'nora01', 10);
    const { id } = (await nora.order(await putItem(app))).value as MallOrder;
    await move('send', { id, ...parcel });
    const reason = 'The parcel came back to us: <no name on the door>.';
    app.clock.advance(1);
    const cancelled = await support.post(
      '/ops/promotions/mall/orders/cancel',
      { id, reason },
      { merchant: 'harbor' },
    );
    expect(cancelled.value).toMatchObject({ state: 'cancelled', cancelledBy: 'operator', reason });
    expect(await nora.orders()).toMatchObject([{ state: 'cancelled', reason }]);
    expect(await nora.balance()).toMatchObject({ points: 10 });
    const [letter, before] = await letters(nora);
    expect(letter?.content).toContain(
      'came back to us: &lt;no name on the door&gt;. Your 10 points are back.',
    );
    expect([letter?.title, before?.title]).toEqual(['Your order was cancelled', 'Your order is on its way']);
  });

  test('show where they go only on record', async () => {
    const olga = await addBuyer(app, 'olga01');
    const { id } = (await olga.order(await putItem(app))).value as MallOrder;
    expect(JSON.stringify(await list())).not.toContain('Quay');
    expect((await move('address', { id }, desk.writer)).code).toBe('not_permitted');
    expect((await move('address', { id })).value).toEqual({ address: makeAddress() });
    const { rows } = await app.database.queries.execute(
      `select kind, target_id from operators_audit where action = 'promotions.view_mall_address'`,
    );
    expect(rows).toEqual([{ kind: 'view', target_id: olga.id }]);
  });

  test('of another brand are not found, and who may not move them cannot', async () => {
    const pia = await addBuyer(app, 'pia001');
    const { id } = (await pia.order(await putItem(app))).value as MallOrder;
    await addOperator(app, 'abroad', { grants: [{ role: 'support', merchantCode: 'lantern' }] });
    const abroad = await signInAs(app, 'abroad');
    for (const [what, about] of [
      ['send', parcel],
      ['finish', {}],
      ['cancel', {}],
    ] as const) {
      const body = { id, reason: 'for a test', ...about };
      const path = `/ops/promotions/mall/orders/${what}`;
      expect((await abroad.post(path, body, { merchant: 'lantern' })).code).toBe('not_found');
      expect((await abroad.post(path, body, { merchant: 'harbor' })).code).toBe('not_permitted');
      expect((await desk.post(path, body, desk.writer)).code).toBe('not_permitted');
    }
    expect(await pia.orders()).toMatchObject([{ state: 'ordered' }]);
  });
});
