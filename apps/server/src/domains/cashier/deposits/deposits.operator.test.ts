import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTill, type Payer, payAt, type Till } from '../../../testing/cashier/cashier.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';
import { UNIT } from '../../../testing/protection.ts';

const merchant = 'harbor';
const reason = 'seen on the account';

let till: Till;
let finance: SignedIn;
let support: SignedIn;
let payer: Payer;
let payers = 0;
beforeAll(async () => {
  till = await openTill();
  for (const name of ['finance', 'finance2'])
    await addOperator(till.app, name, { grants: [{ role: 'finance', merchantCode: merchant }] });
  await addOperator(till.app, 'support', { grants: [{ role: 'support', merchantCode: merchant }] });
});
afterAll(() => till.close());
beforeEach(async () => {
  payers += 1;
  payer = await till.addPayer(`payer${payers}`);
  finance = await signInAs(till.app, 'finance');
  support = await signInAs(till.app, 'support');
  await till.control('/reset');
});

type Shown = { id: string; state: string };
const list = async (query: string) =>
  (await finance.call(`/ops/cashier/deposits?${query}`, { merchant })).value as { items: Shown[] };
const approve = (id: string, amount = '100', by = finance) =>
  by.post('/ops/cashier/deposit/approve', { id, amount, reason }, { merchant });
/** Another amount than the member named takes two. */
const approveByTwo = async (id: string, amount: string) => {
  await approve(id, amount, await signInAs(till.app, 'finance2'));
  return approve(id, amount);
};
const reject = (id: string, by = finance) =>
  by.post('/ops/cashier/deposit/reject', { id, reason }, { merchant });
const sendByHand = async () => {
  const deposit = await payer.start({ channel: 'BYHAND' });
  await payer.post('/wps/deposit/sent', { id: deposit.id, payerName: 'Li Wei' });
  return deposit;
};
const payOther = async (amount: string) => {
  const deposit = await payer.start();
  await payAt(deposit.payUrl, { decision: 'other', amount });
  await till.deliver();
  return deposit;
};
const lines = async (id: string) => {
  const { rows } = await till.app.database.queries.execute(
    `select action, operator_id is not null as has_operator, reason
     from operators_audit
     where target_id = '${id}'
     order by id`,
  );
  return rows;
};

describe('a transfer by hand', () => {
  test('tells where to send it, with its number as the remark', async () => {
    const deposit = await payer.start({ channel: 'BYHAND', amount: '500.50' });
    expect(deposit).toMatchObject({ state: 'waiting', method: 'transfer', payUrl: null, isSent: false });
    expect(deposit.account).toEqual({
      bank: 'Harbour Bank',
      holder: 'Harbor Ltd',
      number: '88001234',
      remark: deposit.number,
    });
  });

  test('that was sent waits for an operator, who credits what really came', async () => {
    const { id } = await sendByHand();
    const sent = await payer.status(id);
    expect(sent).toMatchObject({ state: 'review', review: 'sent', isSent: true, account: null });
    const again = await payer.post('/wps/deposit/sent', { id, payerName: 'Li Wei' });
    expect(again.value).toMatchObject({ state: 'review' });
    expect((await payer.post('/wps/deposit/cancel', { id })).code).toBe('already_decided');
    expect((await approveByTwo(id, '99.5')).value).toMatchObject({ state: 'credited', credited: '99.50' });
    expect(await payer.balance()).toBe(9_950n * (UNIT / 100n));
    expect(await payer.status(id)).toMatchObject({ state: 'credited', credited: '99.50', reason: null });
    expect(await payer.steps(id)).toEqual([
      'waiting by member',
      'review by member',
      expect.stringMatching(/^approved_once by /),
      `credited by ${finance.id}`,
    ]);
    const approved = { action: 'cashier.approve_deposit', has_operator: true, reason };
    expect(await lines(id)).toEqual([approved, approved]);
    expect((await approve(id)).code).toBe('already_decided');
    expect((await reject(id)).code).toBe('already_decided');
  });

  test('that never came is rejected, and the member reads why', async () => {
    const { id } = await sendByHand();
    expect((await reject(id)).value).toMatchObject({ state: 'rejected', reason });
    expect(await payer.status(id)).toMatchObject({ state: 'rejected', reason, review: null });
    expect(await payer.balance()).toBe(0n);
    expect(await lines(id)).toEqual([{ action: 'cashier.reject_deposit', has_operator: true, reason }]);
    expect((await payer.post('/wps/deposit/sent', { id, payerName: 'Li Wei' })).code).toBe('already_decided');
  });

  test('can be credited although the member did not say so, and said so after it ran out', async () => {
    const untold = await payer.start({ channel: 'BYHAND' });
    expect((await approve(untold.id)).value).toMatchObject({ state: 'credited' });
    const late = await payer.start({ channel: 'BYHAND' });
    await till.app.jobs.start();
    await till.pass(31 * 60_000, 10 * 60_000);
    expect(await payer.status(late.id)).toMatchObject({ state: 'expired', account: null });
    const sent = await payer.post('/wps/deposit/sent', { id: late.id, payerName: 'Li Wei' });
    expect(sent.value).toMatchObject({ state: 'review', concludedAt: null });
  });

  test('is not said to be sent where it goes through the gateway', async () => {
    const { id } = await payer.start();
    expect((await payer.post('/wps/deposit/sent', { id, payerName: 'Li Wei' })).code).toBe('already_decided');
    expect((await approve(id)).code).toBe('already_decided');
    expect((await reject(id)).code).toBe('already_decided');
  });
});

describe('what came in another amount', () => {
  test('is credited by an operator as it came, with the fee in proportion', async () => {
    const deposit = await payer.start({ channel: 'SCAN', amount: '200' });
    await payAt(deposit.payUrl, { decision: 'other', amount: '100' });
    await till.deliver();
    const detail = await finance.call(`/ops/cashier/deposit?id=${deposit.id}`, { merchant });
    expect(detail.value).toMatchObject({
      state: 'review',
      review: 'amount_differs',
      came: { amount: '100.00', currency: 'CNY' },
      member: { account: `payer${payers}` },
      steps: [
        { by: 'member' },
        { by: 'gateway' },
        { state: 'review', by: 'gateway', reason: 'amount_differs' },
      ],
    });
    expect(detail.body).not.toContain('payUrl');
    till.clock.advance(1);
    expect((await approveByTwo(deposit.id, '100')).value).toMatchObject({ fee: '1.50', credited: '98.50' });
    expect(await payer.balance()).toBe(9_850n * (UNIT / 100n));
    expect(await lines(deposit.id)).toMatchObject([
      { action: 'cashier.view_deposit' },
      { action: 'cashier.approve_deposit' },
      { action: 'cashier.approve_deposit' },
    ]);
  });

  test('stays under review whatever the gateway says next, until somebody decides', async () => {
    const { id } = await payOther('1.00');
    const paid = await till.makeCallback(id, { altered: { amount: '100.00', event: 'E-again' } });
    await till.send(paid);
    expect((await payer.status(id)).state).toBe('review');
    await reject(id);
    await till.send(await till.makeCallback(id, { altered: { amount: '100.00', event: 'E-third' } }));
    expect((await payer.status(id)).state).toBe('rejected');
    expect(await payer.balance()).toBe(0n);
  });

  test.each(['', '0', '-5', '1.001', '1e2', '１'])('is not credited as %j', async (amount) => {
    const { id } = await payOther('1.00');
    expect((await approve(id, amount)).code).toBe('invalid_input');
    expect((await payer.status(id)).state).toBe('review');
  });
});

describe('who protects themselves', () => {
  const setLimit = (amount: string) =>
    payer.post('/wps/protection/limit', { kind: 'deposit', period: 'day', amount });
  const exclude = () =>
    payer.browser.post(
      '/wps/protection/exclusion',
      { for: '24h', password: 'Parlour#2026' },
      { sealed: true, headers: { host: till.host } },
    );

  test('is told before paying that it is beyond a limit, with what is left of it', async () => {
    await setLimit('150');
    const first = await payer.start();
    // A started deposit may still be paid, so it counts.
    expect(await payer.ask()).toMatchObject({
      code: 'limit_reached',
      value: { kind: 'deposit', period: 'day', limit: '150.00', left: '50.00', currency: 'CNY' },
    });
    expect((await payer.ask({ amount: '50' })).status).toBe(200);
    await payAt(first.payUrl);
    await till.deliver();
    expect((await payer.ask()).value).toMatchObject({ left: '0.00' });
  });

  test('is told before paying that they are excluded or locked', async () => {
    const locked = await finance.post(
      '/ops/protection/lock',
      { memberId: payer.id, covers: 'deposit', isLocked: true, reason },
      { merchant },
    );
    // Finance may not; managers of members may.
    expect(locked.code).toBe('not_permitted');
    await support.post(
      '/ops/protection/lock',
      { memberId: payer.id, covers: 'deposit', isLocked: true, reason },
      { merchant },
    );
    expect((await payer.ask()).code).toBe('money_locked');
    expect((await exclude()).status).toBe(200);
    expect(await payer.ask()).toMatchObject({
      code: 'excluded',
      value: { until: expect.any(Number) },
    });
  });

  test('and paid all the same has it under review, and an operator cannot credit it either', async () => {
    const { id, payUrl } = await payer.start();
    await setLimit('99.99');
    await payAt(payUrl);
    await till.deliver();
    expect(await payer.status(id)).toMatchObject({ state: 'review', review: 'limit_reached' });
    expect(await payer.balance()).toBe(0n);
    expect(await approve(id)).toMatchObject({ code: 'limit_reached', value: { left: '99.99' } });
    expect((await payer.status(id)).state).toBe('review');
    expect((await reject(id)).value).toMatchObject({ state: 'rejected', came: { amount: '100.00' } });
  });

  test('by exclusion has it under review for that reason, and it is credited once that ends', async () => {
    const { id, payUrl } = await payer.start();
    await exclude();
    await payAt(payUrl);
    await till.deliver();
    expect(await payer.status(id)).toMatchObject({ state: 'review', review: 'excluded' });
    expect((await approve(id)).code).toBe('excluded');
    till.clock.advance(25 * 3_600_000);
    finance = await signInAs(till.app, 'finance');
    expect((await approve(id)).value).toMatchObject({ state: 'credited' });
    expect(await payer.balance()).toBe(100n * UNIT);
  });
});

describe('operators', () => {
  test('find deposits by state, way, member, number, account and time', async () => {
    const review = await sendByHand();
    till.clock.advance(1);
    const { id } = await payer.start();
    const ids = async (query: string) => (await list(query)).items.map((item) => item.id);
    expect(await ids(`memberId=${payer.id}`)).toEqual([id, review.id]);
    expect(await ids(`memberId=${payer.id}&state=review`)).toEqual([review.id]);
    expect(await ids(`memberId=${payer.id}&method=gateway`)).toEqual([id]);
    expect(await ids(`search=${review.number.toLowerCase()}`)).toEqual([review.id]);
    expect(await ids(`search=payer${payers}`)).toEqual([id, review.id]);
    expect(await ids('search=nobodyatall')).toEqual([]);
    expect(await ids(`search=payer${payers}&memberId=${id}`)).toEqual([]);
    expect(await ids(`memberId=${payer.id}&from=${till.clock.now()}`)).toEqual([id]);
    expect(await ids(`memberId=${payer.id}&to=${till.clock.now()}`)).toEqual([review.id]);
  });

  test('see on their desk how many wait, and find one by its number', async () => {
    const countOf = async () => {
      const { value } = await finance.call('/ops/tasks', { merchant });
      const { items } = value as { items: { kind: string; count: number }[] };
      return items.find(({ kind }) => kind === 'deposit_reviews')?.count ?? Number.NaN;
    };
    const before = await countOf();
    const { number, id } = await sendByHand();
    expect(await countOf()).toBe(before + 1);
    const { value } = await finance.call(`/ops/search?q=${number}`, { merchant });
    expect(JSON.stringify(value)).toContain(id);
  });

  test('who may only look decide nothing', async () => {
    const { id } = await sendByHand();
    expect((await approve(id, '100', support)).code).toBe('not_permitted');
    expect((await reject(id, support)).code).toBe('not_permitted');
    expect((await support.call(`/ops/cashier/deposit?id=${id}`, { merchant })).status).toBe(200);
    const unknown = 'a0000000-0000-7000-8000-000000000000';
    expect((await approve(unknown)).code).toBe('not_found');
    expect((await finance.call(`/ops/cashier/deposit?id=${unknown}`, { merchant })).code).toBe('not_found');
  });
});
