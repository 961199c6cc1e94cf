import { MINUTE_MS } from '@parlour/clock/durations';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeCashier, makeChannel } from '../../../factories/cashier.factory.ts';
import { makeTill, openTill, type Payer, payAt, type Till } from '../../../testing/cashier/cashier.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { UNIT } from '../../../testing/protection.ts';

const merchant = 'harbor';
const BAD_SIGNATURE = { status: 401, code: 'bad_signature' };
const TAKEN = { status: 200, word: 'RECEIVED' };

let till: Till;
let finance: SignedIn;
let payer: Payer;
let payers = 0;
beforeAll(async () => {
  const { channels, ...rest } = makeCashier();
  const wired = makeChannel({ code: 'WIRED', method: 'gateway', gateway: 'sandbox-wire' });
  const gone = makeChannel({ code: 'GONE', method: 'gateway', gateway: 'long-gone' });
  till = await openTill({
    brands: [makeTill(merchant, { cashier: { ...rest, channels: [...channels, wired, gone] } })],
  });
  await addOperator(till.app, 'finance', { grants: [{ role: 'finance', merchantCode: null }] });
  await till.app.jobs.start();
});
afterAll(() => till.close());
beforeEach(async () => {
  payers += 1;
  payer = await till.addPayer(`payer${payers}`);
  finance = await signInAs(till.app, 'finance');
  await till.control('/reset');
  await till.wire.control('/reset');
});

const execute = async <Row>(text: string) => (await till.app.database.queries.execute(text)).rows as Row[];
const gatewayOf = async (id: string) =>
  (await execute<{ gateway: string }>(`select gateway from cashier_deposit where id = '${id}'`))[0]?.gateway;
const startWired = () => payer.start({ channel: 'WIRED' });
/** Pays at the second gateway, which sends no callback. */
async function payInSilence(about: object = {}) {
  const deposit = await startWired();
  await till.wire.control('', { callbacks: 'none' });
  await till.wire.control('/conclude', { order: deposit.id, state: 'paid', ...about });
  return deposit;
}
/** What a gateway owes by our books, in whole parts. */
async function owedBy(gateway: string): Promise<bigint> {
  const [row] = await execute<{ sum: bigint }>(
    `select coalesce(-sum(b.balance), 0)::bigint as sum
     from wallet_balance b join wallet_account a on a.brand_id = b.brand_id and a.id = b.account_id
     where a.purpose = 'cashier' and a.owner = '${gateway}'`,
  );
  return BigInt(row?.sum ?? 0);
}

describe('a deposit through the second gateway', () => {
  test('is paid at its page, told at its address, and in its books', async () => {
    const before = { pay: await owedBy('sandbox-pay'), wire: await owedBy('sandbox-wire') };
    const { id, payUrl } = await startWired();
    expect(payUrl).toContain('/wire/checkout/');
    await payAt(payUrl);
    const { url } = await till.wire.makeCallback(id);
    expect(url).toContain('/wps/payment/callback?merchant=harbor&gateway=sandbox-wire');
    expect(await till.wire.deliver()).toEqual({ waiting: 0 });
    expect((await payer.status(id)).state).toBe('credited');
    expect(await payer.balance()).toBe(100n * UNIT);
    expect(await owedBy('sandbox-wire')).toBe(before.wire + 100n * UNIT);
    expect(await owedBy('sandbox-pay')).toBe(before.pay);
    const { value } = await finance.call(`/ops/cashier/deposit?id=${id}`, { merchant });
    expect(value).toMatchObject({ gateway: 'sandbox-wire' });
  });

  test('told twice, at once or again, is credited once and acknowledged each time', async () => {
    const { id } = await payInSilence();
    const callback = await till.wire.makeCallback(id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => till.send(callback)));
    expect(answers).toEqual(Array.from({ length: 10 }, () => TAKEN));
    expect(await till.send(await till.wire.makeCallback(id))).toEqual(TAKEN);
    expect(await payer.balance()).toBe(100n * UNIT);
  });

  test('told by a stranger, altered, late or with a field twice is not believed, nor acknowledged', async () => {
    const { id } = await startWired();
    const genuine = await till.wire.makeCallback(id);
    const old = await till.wire.makeCallback(id, { ageMs: 6 * MINUTE_MS });
    const forged = await till.wire.makeCallback(id, { signature: 'forged' });
    const dearer = { ...genuine, body: genuine.body.replace('sum=10000', 'sum=99900') };
    const doubled = { ...genuine, body: `${genuine.body}&sum=99900` };
    for (const callback of [old, forged, dearer, doubled, { ...genuine, body: '' }])
      expect(await till.send(callback)).toEqual(BAD_SIGNATURE);
    expect((await payer.status(id)).state).toBe('waiting');
    expect(await payer.balance()).toBe(0n);
  });

  test.each([
    ['another amount', { amount: '99.99' }, 'amount_differs'],
    ['another currency', { currency: 'PHP' }, 'currency_differs'],
    [
      'as many units of a currency without smaller ones',
      { amount: '10000', currency: 'VND' },
      'currency_differs',
    ],
  ])('paid with %s is under review', async (_what, about, review) => {
    const { id } = await payInSilence(about);
    expect(await till.send(await till.wire.makeCallback(id))).toEqual(TAKEN);
    expect(await payer.status(id)).toMatchObject({ state: 'review', review });
    expect(await payer.balance()).toBe(0n);
  });

  test('is found by asking where nobody tells, also when the channel has since gone to the other gateway', async () => {
    const { id } = await payInSilence();
    const { brands } = till.app.modules.system;
    const brandId = brands.ofMerchant(merchant)?.id ?? '';
    const lead = (gateway: string) =>
      till.app.database.transaction((tx) =>
        brands.change(tx, brandId, ({ cashier, ...settings }) => {
          const channels = cashier.channels.map((one) => (one.code === 'WIRED' ? { ...one, gateway } : one));
          return { ...settings, cashier: { ...cashier, channels } };
        }),
      );
    await lead('sandbox-pay');
    const next = await startWired();
    expect([await gatewayOf(id), await gatewayOf(next.id)]).toEqual(['sandbox-wire', 'sandbox-pay']);
    await till.pass(MINUTE_MS);
    expect((await payer.status(id)).state).toBe('credited');
    await lead('sandbox-wire');
  });
});

describe('one gateway', () => {
  test('is not believed in the name of the other', async () => {
    const [wired, quick] = [await startWired(), await payer.start()];
    const [ofWire, ofPay] = [await till.wire.makeCallback(wired.id), await till.makeCallback(quick.id)];
    expect(await till.send({ ...ofWire, url: ofPay.url })).toEqual(BAD_SIGNATURE);
    expect(await till.send({ ...ofPay, url: ofWire.url })).toEqual(BAD_SIGNATURE);
    expect(await till.send({ ...ofPay, url: `${ofPay.url}&gateway=long-gone` })).toEqual(BAD_SIGNATURE);
  });

  test('moves nothing of the other, however well it signs', async () => {
    const [wired, quick] = [await startWired(), await payer.start()];
    const ofPay = await till.makeCallback(quick.id, { altered: { order: wired.id, event: 'E-astray' } });
    const ofWire = await till.wire.makeCallback(wired.id, { altered: { ref: quick.id, notice: 'E-astray' } });
    expect((await till.send(ofPay)).status).toBe(200);
    expect(await till.send(ofWire)).toEqual(TAKEN);
    // Both are stored: each gateway has its own event ids.
    expect(
      await execute(
        `select gateway, outcome from cashier_callback where event = 'E-astray' order by gateway`,
      ),
    ).toEqual([
      { gateway: 'sandbox-pay', outcome: 'unknown' },
      { gateway: 'sandbox-wire', outcome: 'unknown' },
    ]);
    expect([(await payer.status(wired.id)).state, (await payer.status(quick.id)).state]).toEqual([
      'waiting',
      'waiting',
    ]);
    expect(await payer.balance()).toBe(0n);
  });

  test('that is away keeps nothing of the other waiting', async () => {
    await till.control('', { isDown: true });
    await Promise.all([1, 2, 3, 4].map(() => payer.start()));
    const { id } = await payInSilence();
    await till.pass(MINUTE_MS);
    expect((await payer.status(id)).state).toBe('credited');
  });

  test('that is no longer set up is said to be so; its deposits wait and its channel is closed', async () => {
    const { id } = await startWired();
    await execute(`update cashier_deposit set gateway = 'long-gone' where id = '${id}'`);
    await till.pass(45 * MINUTE_MS, 15 * MINUTE_MS);
    expect((await payer.status(id)).state).toBe('waiting');
    const { channels } = (await payer.call('/wps/deposit/channels')).value as {
      channels: { code: string }[];
    };
    expect(channels.map(({ code }) => code)).not.toContain('GONE');
    expect((await payer.ask({ channel: 'GONE' })).code).toBe('channel_closed');
    finance = await signInAs(till.app, 'finance');
    const body = { day: '2026-11-15', gateway: 'long-gone' };
    expect((await finance.post('/ops/cashier/reconcile', body, { merchant })).code).toBe('unavailable');
    const { value } = await finance.call('/ops/cashier/gateways', { merchant });
    expect(value).toEqual({
      items: [
        { name: 'sandbox-pay', title: 'Sandbox Pay', isSetUp: true },
        { name: 'sandbox-wire', title: 'Sandbox Wire', isSetUp: true },
      ],
    });
  });
});

test('a day is compared with each gateway by itself, and a task names the one that differs', async () => {
  const { id, number } = await startWired();
  await till.wire.control('', { callbacks: 'none' });
  await till.wire.control('/conclude', { order: id, state: 'paid' });
  const quick = await payer.start();
  await payAt(quick.payUrl);
  await till.deliver();
  const day = new Date(till.clock.now() + 8 * 60 * MINUTE_MS).toISOString().slice(0, 10);
  const compare = async (gateway?: string) =>
    (await finance.post('/ops/cashier/reconcile', { day, gateway }, { merchant })).value as {
      gateway: string;
      differences: object[];
    };
  const task = async () => {
    const { items } = (await finance.call('/ops/tasks', { merchant })).value as { items: { kind: string }[] };
    return items.find(({ kind }) => kind === 'reconciliation_differences');
  };
  expect(await compare()).toMatchObject({ gateway: 'sandbox-pay', differences: [] });
  const differs = { kind: 'state', reference: number, ours: 'waiting 100.00 CNY', theirs: 'paid 100.00 CNY' };
  const wired = await compare('sandbox-wire');
  expect(wired.gateway).toBe('sandbox-wire');
  expect(wired.differences).toContainEqual(expect.objectContaining(differs));
  expect(await task()).toMatchObject({ count: 1, about: ['Sandbox Wire'] });
  const { value } = await finance.call('/ops/cashier/reconciliations?gateway=sandbox-wire', { merchant });
  expect(new Set((value as { items: { gateway: string }[] }).items.map(({ gateway }) => gateway))).toEqual(
    new Set(['sandbox-wire']),
  );
});
