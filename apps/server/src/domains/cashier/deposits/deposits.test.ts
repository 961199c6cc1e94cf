import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeCashier, makeChannel } from '../../../factories/cashier.factory.ts';
import { makeTill, openTill, type Payer, payAt, type Till } from '../../../testing/cashier/cashier.ts';
import { addMember, openBrowser } from '../../../testing/members.ts';
import { UNIT } from '../../../testing/protection.ts';

let till: Till;
let payer: Payer;
let payers = 0;
beforeAll(async () => {
  till = await openTill({
    brands: [
      makeTill('harbor'),
      makeTill('lotus', {
        currency: 'VND',
        cashier: makeCashier({
          channels: [
            makeChannel({
              code: 'QUICK',
              method: 'gateway',
              min: '10000',
              max: '90000000',
              feePercent: '0.33',
            }),
          ],
        }),
      }),
    ],
  });
});
afterAll(() => till.close());
beforeEach(async () => {
  payers += 1;
  payer = await till.addPayer(`payer${payers}`);
  await till.control('/reset');
});

describe('a deposit through the gateway', () => {
  test('is paid at its page and credited once, with every step kept', async () => {
    const started = await payer.start();
    expect(started).toMatchObject({
      state: 'waiting',
      method: 'gateway',
      channelName: 'By gateway',
      amount: '100.00',
      fee: '0.00',
      credited: '100.00',
      account: null,
      review: null,
      number: expect.stringMatching(/^D[0-9A-Z]{10}$/),
    });
    expect(started.payUrl).toContain(till.sandbox.origin);
    await payAt(started.payUrl);
    await till.deliver();
    expect(await payer.status(started.id)).toMatchObject({ state: 'credited', payUrl: null });
    expect(await payer.balance()).toBe(100n * UNIT);
    expect(await payer.steps(started.id)).toEqual([
      'started by member',
      'waiting by gateway',
      'credited by gateway',
    ]);
  });

  test('leads the member back to the page it came from', async () => {
    const { id, payUrl } = await payer.start();
    const page = await (await fetch(payUrl ?? '')).text();
    expect(page).toContain('100.00');
    const answer = await fetch(payUrl ?? '', {
      method: 'POST',
      body: new URLSearchParams({ decision: 'decline' }),
      redirect: 'manual',
    });
    expect(answer.headers.get('location')).toContain(`http://${till.host}/m/voucherCenter?deposit=${id}`);
    await till.deliver();
    expect((await payer.status(id)).state).toBe('failed');
  });

  test('keeps the fee and credits the rest', async () => {
    const { id, payUrl, fee, credited } = await payer.start({ channel: 'SCAN', amount: '333.33' });
    // 1.5 % is 4.99995.
    expect([fee, credited]).toEqual(['4.99', '328.34']);
    await payAt(payUrl);
    await till.deliver();
    expect(await payer.balance()).toBe(32_834n * (UNIT / 100n));
    expect((await payer.status(id)).credited).toBe('328.34');
  });

  test('of a currency without decimals has none in its fee either', async () => {
    const local = await till.addPayer(`local${payers}`, 'lotus');
    const { value } = await local.call('/wps/deposit/quote?channel=QUICK&amount=100100');
    // 0.33 % is 330.33.
    expect(value).toEqual({ amount: '100100.00', fee: '330.00', credited: '99770.00' });
    const { payUrl } = await local.start({ amount: '100100' });
    await payAt(payUrl);
    await till.deliver();
    expect(await local.balance()).toBe(99_770n * UNIT);
  });

  test('through a bank asks which', async () => {
    expect((await payer.ask({ channel: 'BANKS' })).value).toEqual({ fields: { bank: 'required' } });
    const foreign = await payer.ask({ channel: 'BANKS', bank: 'REEF' });
    expect(foreign.value).toEqual({ fields: { bank: 'not_allowed' } });
    expect((await payer.start({ channel: 'BANKS', bank: 'TIDE' })).state).toBe('waiting');
    expect((await payer.ask({ bank: 'TIDE' })).value).toEqual({ fields: { bank: 'not_allowed' } });
  });

  test('that is repeated with the same key is the same deposit', async () => {
    const key = randomUUID();
    const [one, other] = await Promise.all([payer.ask({}, key), payer.ask({}, key)]);
    expect(one.value).toEqual(other.value);
    expect((await payer.ask({ amount: '101' }, key)).code).toBe('idempotency_conflict');
    expect((await payer.call('/wps/deposit/report')).value).toMatchObject({ items: [{ state: 'waiting' }] });
  });

  test('whose call broke off after it was written is found again by the repeat', async () => {
    const key = randomUUID();
    const first = (await payer.ask({}, key)).value as { id: string };
    await till.app.database.queries.execute(`delete from wallet_idempotency where key = '${key}'`);
    expect((await payer.ask({}, key)).value).toMatchObject({ id: first.id });
    await till.app.database.queries.execute(`delete from wallet_idempotency where key = '${key}'`);
    expect((await payer.ask({ amount: '101' }, key)).code).toBe('idempotency_conflict');
  });

  test('needs a key, since it moves money', async () => {
    const { code } = await payer.post('/wps/deposit', { channel: 'QUICK', amount: '100' });
    expect(code).toBe('idempotency_key_needed');
  });
});

describe('amounts', () => {
  test.each([
    ['', 'required'],
    ['0', 'too_small'],
    ['-100', 'too_small'],
    ['9.99', 'too_small'],
    ['100.001', 'too_many_decimals'],
    ['50000.01', 'too_big'],
    ['9'.repeat(60), 'too_big'],
    ['1e3', 'wrong_format'],
    ['１００', 'wrong_format'],
    ['١٠٠', 'wrong_format'],
    ['1,000', 'wrong_format'],
    [' 100', 'wrong_format'],
  ])('%j is refused as %s, with what is accepted', async (amount, code) => {
    const value = {
      fields: { amount: code },
      currency: 'CNY',
      min: '10.00',
      max: '50000.00',
      decimals: 2,
    };
    expect(await payer.ask({ amount })).toMatchObject({ status: 400, code: 'invalid_input', value });
    const quoted = await payer.call(`/wps/deposit/quote?channel=QUICK&amount=${encodeURIComponent(amount)}`);
    expect(quoted).toMatchObject({ status: 400, code: 'invalid_input', value });
  });

  test('in VND have no decimals', async () => {
    const local = await till.addPayer(`whole${payers}`, 'lotus');
    const refused = await local.ask({ amount: '20000.5' });
    expect(refused.value).toMatchObject({ fields: { amount: 'too_many_decimals' }, decimals: 0 });
    expect((await local.ask({ amount: '20000.00' })).status).toBe(200);
  });

  test('are text: a number is refused', async () => {
    expect((await payer.ask({ amount: 100 })).value).toEqual({ fields: { amount: 'wrong_type' } });
  });
});

describe('who may deposit', () => {
  test.each([40, 41, 42] as const)('not an internal account of type %i', async (type) => {
    const account = `internal${type}${payers}`;
    await addMember(till.app, account, { type });
    const browser = openBrowser(till.app);
    await browser.login(account);
    const key = { headers: { 'idempotency-key': randomUUID() } };
    for (const answer of [
      await browser.call('/wps/deposit/channels'),
      await browser.call('/wps/deposit/quote?channel=QUICK&amount=100'),
      await browser.post('/wps/deposit', { channel: 'QUICK', amount: '100' }, key),
    ])
      expect([answer.status, answer.code]).toEqual([403, 'free_reject']);
  });

  test('not a trial account', async () => {
    const browser = openBrowser(till.app);
    const { value } = await browser.post('/wps/session/login/freeplay', {
      humanCheck: await browser.solve(),
    });
    browser.setToken((value as { token: string }).token);
    expect((await browser.call('/wps/deposit/channels')).code).toBe('free_reject');
  });

  test('not a visitor', async () => {
    expect((await openBrowser(till.app).call('/wps/deposit/channels')).code).toBe('not_logged_in');
  });

  test('nobody with more than five that have not ended, even when they come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => payer.ask({ channel: 'BYHAND' })));
    expect(answers.map(({ code }) => code).filter(Boolean)).toEqual(Array(3).fill('too_many_open'));
    const { value } = await payer.call('/wps/deposit/report');
    const [first] = (value as { items: { id: string }[] }).items;
    await payer.post('/wps/deposit/cancel', { id: first?.id });
    expect((await payer.ask()).status).toBe(200);
  });
});

describe('a deposit of the member', () => {
  test("is nobody else's to see, send or cancel", async () => {
    const { id } = await payer.start({ channel: 'BYHAND' });
    const other = await till.addPayer(`other${payers}`);
    expect((await other.call(`/wps/deposit/status?id=${id}`)).code).toBe('not_found');
    expect((await other.post('/wps/deposit/sent', { id, payerName: 'Li Wei' })).code).toBe('not_found');
    expect((await other.post('/wps/deposit/cancel', { id })).code).toBe('not_found');
  });

  test('can be given up while it was not paid, and is credited when it is paid all the same', async () => {
    const { id, payUrl } = await payer.start();
    const cancelled = await payer.post('/wps/deposit/cancel', { id });
    expect(cancelled.value).toMatchObject({ state: 'cancelled', payUrl: null });
    expect((await payer.post('/wps/deposit/cancel', { id })).value).toMatchObject({ state: 'cancelled' });
    await payAt(payUrl);
    await till.deliver();
    expect((await payer.status(id)).state).toBe('credited');
    expect(await payer.balance()).toBe(100n * UNIT);
    expect((await payer.post('/wps/deposit/cancel', { id })).code).toBe('already_decided');
  });

  test('is in the report of its business day, the newest first, page by page', async () => {
    const ids: string[] = [];
    for (const amount of ['10', '20', '30']) {
      ids.unshift((await payer.start({ channel: 'BYHAND', amount })).id);
      till.clock.advance(1);
    }
    // Monday in Shanghai, where it is still Sunday by UTC.
    const report = async (query: string) =>
      (await payer.call(`/wps/deposit/report?${query}`)).value as {
        items: { id: string }[];
        next: string | null;
      };
    const first = await report('from=2026-11-16&to=2026-11-16&limit=2');
    expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const rest = await report(`limit=2&after=${first.next}`);
    expect([rest.items.map(({ id }) => id), rest.next]).toEqual([ids.slice(2), null]);
    expect((await report('to=2026-11-15')).items).toEqual([]);
    expect((await report('from=2026-11-17')).items).toEqual([]);
    expect((await report('state=credited')).items).toEqual([]);
    expect((await report('state=waiting')).items).toHaveLength(3);
  });
});

describe('channels', () => {
  test("are told with limits, fees, chips and banks, in the member's language or the brand's", async () => {
    const { value } = await payer.call('/wps/deposit/channels', { headers: { language: 'CN' } });
    expect(value).toMatchObject({ currency: 'CNY', promotions: [], running: null });
    const { channels } = value as { channels: object[] };
    expect(channels).toHaveLength(4);
    expect(channels[1]).toEqual({
      code: 'BANKS',
      method: 'bank',
      name: 'By bank',
      min: '10.00',
      max: '50000.00',
      feePercent: '0',
      usualMinutes: 3,
      chips: ['100.00', '500.00'],
      banks: [{ code: 'TIDE', name: 'Tide Bank' }],
    });
    const { id } = await payer.start();
    expect((await payer.call('/wps/deposit/channels')).value).toMatchObject({ running: { id } });
  });

  test('that are unknown or switched off are closed', async () => {
    expect((await payer.ask({ channel: 'NOWHERE' })).code).toBe('channel_closed');
    expect((await payer.call('/wps/deposit/quote?channel=NOWHERE&amount=100')).code).toBe('channel_closed');
  });

  test('take no promotion that is not on offer', async () => {
    expect((await payer.ask({ promotionId: randomUUID() })).code).toBe('offer_closed');
  });
});

test('every process hears whose deposit moved, so that their open pages do', async () => {
  const heard: object[] = [];
  till.app.modules.cashier.onDepositChanged((member) => heard.push(member));
  const { id } = await payer.start({ channel: 'BYHAND' });
  await payer.post('/wps/deposit/sent', { id, payerName: 'Li Wei' });
  expect(heard).toEqual([{ brandId: payer.brandId, memberId: payer.id }]);
});
