import { MINUTE_MS } from '@parlour/clock/durations';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTill, openTill, type Payer, payAt, type Till } from '../../../testing/cashier/cashier.ts';
import { UNIT } from '../../../testing/protection.ts';

let till: Till;
let payer: Payer;
let payers = 0;
beforeAll(async () => {
  till = await openTill({ brands: [makeTill('harbor'), makeTill('lantern')] });
  await till.app.jobs.start();
});
afterAll(() => till.close());
beforeEach(async () => {
  payers += 1;
  payer = await till.addPayer(`payer${payers}`);
  await till.control('/reset');
});

type Row = { event: string; outcome: string; subject_id: string | null; amount: string };
const callbacksOf = async (order: string) => {
  const { rows } = await till.app.database.queries.execute(
    `select event, outcome, subject_id, body->>'amount' as amount
     from cashier_callback
     where body->>'order' = '${order}'
     order by received_at, event`,
  );
  return rows as Row[];
};
const outcomesOf = async (order: string) => (await callbacksOf(order)).map(({ outcome }) => outcome);

/** Pays at the gateway, which sends no callback. */
async function payInSilence(about: object = {}) {
  const deposit = await payer.start();
  await till.control('', { callbacks: 'none' });
  await till.control('/conclude', { order: deposit.id, state: 'paid', ...about });
  return deposit;
}

describe('a callback', () => {
  test('that comes twice credits once', async () => {
    await till.control('', { callbacks: 'double' });
    const { id, payUrl } = await payer.start();
    await payAt(payUrl);
    await till.deliver();
    expect(await payer.balance()).toBe(100n * UNIT);
    expect(await outcomesOf(id)).toEqual(['credit']);
  });

  test('that is replayed within its time is answered the same and changes nothing', async () => {
    const { id } = await payInSilence();
    const callback = await till.makeCallback(id);
    for (let times = 0; times < 3; times += 1) expect((await till.send(callback)).status).toBe(200);
    expect(await payer.balance()).toBe(100n * UNIT);
    expect(await callbacksOf(id)).toHaveLength(1);
  });

  test('that is replayed later is too old to be believed', async () => {
    const { id } = await payer.start();
    const callback = await till.makeCallback(id);
    till.clock.advance(6 * MINUTE_MS);
    expect(await till.send(callback)).toEqual({ status: 401, code: 'bad_signature' });
    const old = await till.makeCallback(id, { ageMs: 6 * MINUTE_MS });
    expect((await till.send(old)).code).toBe('bad_signature');
    expect(await payer.balance()).toBe(0n);
  });

  test('that is forged, altered or not signed is refused and leaves nothing behind', async () => {
    const { id } = await payer.start();
    const genuine = await till.makeCallback(id);
    const forged = await till.makeCallback(id, { signature: 'forged' });
    const altered = { ...genuine, body: genuine.body.replace('100.00', '999.00') };
    const reordered = { ...genuine, body: ` ${genuine.body}` };
    const unsigned = { ...genuine, headers: {} };
    const nothing = { ...genuine, body: '' };
    const foreign = { ...genuine, headers: { ...genuine.headers, 'x-pay-merchant': 'somebody' } };
    for (const callback of [forged, altered, reordered, unsigned, nothing, foreign])
      expect(await till.send(callback)).toEqual({ status: 401, code: 'bad_signature' });
    expect(await callbacksOf(id)).toEqual([]);
    expect(await payer.balance()).toBe(0n);
    expect((await payer.status(id)).state).toBe('waiting');
  });

  test('is read as it came, whatever type it claims to have', async () => {
    const { id } = await payInSilence();
    const callback = await till.makeCallback(id);
    const headers = { ...callback.headers, 'content-type': 'text/plain' };
    expect((await till.send({ ...callback, headers })).status).toBe(200);
    expect(await payer.balance()).toBe(100n * UNIT);
  });

  test('that is too large is refused before it is read', async () => {
    const { id } = await payer.start();
    const callback = await till.makeCallback(id);
    expect(await till.send({ ...callback, body: 'x'.repeat(1_100_000) })).toEqual({
      status: 413,
      code: 'body_too_large',
    });
  });

  test.each([
    ['more', '100.01'],
    ['less', '99.99'],
  ])('with %s than was asked for is under review and not credited', async (_which, amount) => {
    const { id } = await payInSilence({ amount });
    expect((await till.send(await till.makeCallback(id))).status).toBe(200);
    expect(await payer.status(id)).toMatchObject({ state: 'review', review: 'amount_differs', payUrl: null });
    expect(await payer.balance()).toBe(0n);
    expect(await outcomesOf(id)).toEqual(['amount_differs']);
  });

  test('in another currency is under review and not credited', async () => {
    const { id } = await payInSilence({ currency: 'PHP' });
    await till.send(await till.makeCallback(id));
    expect(await payer.status(id)).toMatchObject({ state: 'review', review: 'currency_differs' });
    expect(await payer.balance()).toBe(0n);
  });

  test('about an order nobody knows is kept and credits nobody', async () => {
    const { id } = await payInSilence();
    const unknown = await till.makeCallback(id, {
      altered: { order: 'a0000000-0000-7000-8000-000000000000' },
    });
    expect((await till.send(unknown)).status).toBe(200);
    expect(await outcomesOf('a0000000-0000-7000-8000-000000000000')).toEqual(['unknown']);
    const noId = await till.makeCallback(id, { altered: { order: 'none', event: 'E-none' } });
    expect((await till.send(noId)).status).toBe(200);
    expect(await outcomesOf('none')).toEqual(['unknown']);
    expect((await payer.status(id)).state).toBe('waiting');
  });

  test('about a payout nobody knows is kept too', async () => {
    const { id } = await payer.start();
    const payout = await till.makeCallback(id, { altered: { kind: 'payout', event: 'E-payout' } });
    expect((await till.send(payout)).status).toBe(200);
    expect(await payer.balance()).toBe(0n);
  });

  test('that names another brand finds nothing there, and the right one is credited afterwards', async () => {
    const { id } = await payInSilence();
    const callback = await till.makeCallback(id);
    const astray = { ...callback, url: callback.url.replace('merchant=harbor', 'merchant=lantern') };
    expect((await till.send(astray)).status).toBe(200);
    expect(await payer.balance()).toBe(0n);
    const nobody = { ...callback, url: callback.url.replace('merchant=harbor', 'merchant=nobody') };
    expect((await till.send(nobody)).code).toBe('unknown_merchant');
    expect((await till.send(callback)).status).toBe(200);
    expect(await payer.balance()).toBe(100n * UNIT);
  });

  test('of a failure that arrives after the payment changes nothing', async () => {
    const { id, payUrl } = await payer.start();
    const failed = await till.makeCallback(id, { altered: { state: 'failed', event: 'E-failed' } });
    await payAt(payUrl);
    await till.deliver();
    expect((await till.send(failed)).status).toBe(200);
    expect((await payer.status(id)).state).toBe('credited');
    expect(await payer.balance()).toBe(100n * UNIT);
    expect((await outcomesOf(id)).sort()).toEqual(['credit', 'nothing']);
  });

  test('of a payment that arrives after the failure is credited: the money has come', async () => {
    const { id, payUrl } = await payer.start();
    await payAt(payUrl, { decision: 'decline' });
    await till.deliver();
    expect((await payer.status(id)).state).toBe('failed');
    await till.control('/conclude', { order: id, state: 'paid' });
    await till.deliver();
    expect((await payer.status(id)).state).toBe('credited');
    expect(await payer.balance()).toBe(100n * UNIT);
    expect(await payer.steps(id)).toEqual([
      'started by member',
      'waiting by gateway',
      'failed by gateway',
      'credited by gateway',
    ]);
  });

  test('that comes long after the deposit ran out is credited, unless the amount differs', async () => {
    const [good, odd] = [await payer.start(), await payer.start()];
    await till.pass(31 * MINUTE_MS, 10 * MINUTE_MS);
    expect((await payer.status(good.id)).state).toBe('expired');
    till.clock.advance(3 * 24 * 60 * MINUTE_MS);
    await payer.signIn();
    await till.control('/conclude', { order: good.id, state: 'paid' });
    await till.control('/conclude', { order: odd.id, state: 'paid', amount: '1.00' });
    await till.deliver();
    expect((await payer.status(good.id)).state).toBe('credited');
    expect(await payer.status(odd.id)).toMatchObject({ state: 'review', review: 'amount_differs' });
    expect(await payer.balance()).toBe(100n * UNIT);
  });

  test('comes through while the brand is under maintenance', async () => {
    const { id } = await payInSilence();
    const { system } = till.app.modules;
    const brandId = system.brands.ofMerchant('harbor')?.id ?? '';
    const setMaintenance = (enabled: boolean) =>
      till.app.database.transaction((tx) =>
        system.brands.change(tx, brandId, (settings) => ({
          ...settings,
          maintenance: { enabled, until: null },
        })),
      );
    await setMaintenance(true);
    expect((await till.send(await till.makeCallback(id))).status).toBe(200);
    expect(await payer.balance()).toBe(100n * UNIT);
    await setMaintenance(false);
  });

  test('credits one time when fifty come at once', async () => {
    const { id } = await payInSilence();
    const callback = await till.makeCallback(id);
    const answers = await Promise.all(Array.from({ length: 50 }, () => till.send(callback)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await payer.balance()).toBe(100n * UNIT);
    expect(await payer.steps(id)).toHaveLength(3);
  });
});
