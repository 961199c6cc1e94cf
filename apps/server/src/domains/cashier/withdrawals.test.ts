import { randomUUID } from 'node:crypto';
import type { OperatorWithdrawal, Withdrawal } from '@parlour/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeCashier } from '../../factories/cashier.factory.ts';
import { makeTill, openTill, payAt, type Till } from '../../testing/cashier.ts';
import { addMember, MEMBER_PASSWORD, openBrowser } from '../../testing/members.ts';
import { addOperator, type SignedIn, signInAs } from '../../testing/operators.ts';
import { UNIT } from '../../testing/protection.ts';
import { addDrawer, type Drawer, PAYMENT_PASSWORD } from '../../testing/withdrawals.ts';

const merchant = 'harbor';
const HOUR_MS = 3_600_000;
const FREE = { turnoverTimes: '0', perDay: 3 };
const settings = (about: object) => {
  const cashier = makeCashier();
  return { ...cashier, withdrawals: { ...cashier.withdrawals, ...about } };
};

let till: Till;
let first: SignedIn;
let second: SignedIn;
let drawer: Drawer;
let cardId: string;
let drawers = 0;
beforeAll(async () => {
  till = await openTill({
    brands: [
      makeTill('harbor', { cashier: settings(FREE) }),
      makeTill('lotus', {
        currency: 'VND',
        cashier: settings({ ...FREE, min: '50000', max: '90000000', freePerDay: 0, feePercent: '0.33' }),
      }),
      makeTill('strict'),
    ],
  });
  for (const name of ['first', 'second'])
    await addOperator(till.app, name, { grants: [{ role: 'finance', merchantCode: null }] });
});
afterAll(() => till.close());
beforeEach(async () => {
  drawers += 1;
  await till.control('/reset');
  await till.control('', { payoutsAfterMs: 0 });
  drawer = await addDrawer(till, `drawer${drawers}`);
  await drawer.give(1_000);
  cardId = (await drawer.ownCard()).id;
  first = await signInAs(till.app, 'first');
  second = await signInAs(till.app, 'second');
});

const act = (by: SignedIn, what: string, id: string, about: object = {}, brand = merchant) =>
  by.post(`/ops/cashier/withdrawal/${what}`, { id, ...about }, { merchant: brand });
const balances = async (member: Drawer) => {
  const { rows } = await till.app.database.queries.execute(
    `select a.purpose, sum(b.balance)::bigint as balance
     from wallet_balance b join wallet_account a on a.brand_id = b.brand_id and a.id = b.account_id
     where a.owner = '${member.id}' and b.balance <> 0 group by a.purpose order by a.purpose`,
  );
  return Object.fromEntries(
    (rows as { purpose: string; balance: bigint }[]).map((row) => [row.purpose, row.balance / UNIT]),
  );
};
const states = ({ steps }: Withdrawal) => steps.map(({ state }) => state);

describe('a withdrawal', () => {
  test('is set aside at once, reviewed, sent and paid, and its member follows every step', async () => {
    const asked = await drawer.withdraw({ cardId, amount: '400' });
    expect(asked).toMatchObject({
      state: 'requested',
      number: expect.stringMatching(/^W[0-9A-Z]{10}$/),
      amount: '400.00',
      fee: '0.00',
      payout: '400.00',
      card: { bankName: 'Tide Bank', holder: 'Mary Jones' },
      canCancel: true,
    });
    expect(await balances(drawer)).toEqual({ main: 600n, locked: 400n });
    expect((await act(first, 'take', asked.id)).status).toBe(200);
    expect((await act(second, 'take', asked.id)).code).toBe('already_decided');
    expect((await act(first, 'approve', asked.id)).value).toMatchObject({ state: 'approved' });
    await till.app.jobs.runDue();
    expect((await drawer.withdrawal(asked.id)).state).toBe('paying');
    await till.deliver();
    const paid = await drawer.withdrawal(asked.id);
    expect(states(paid)).toEqual(['requested', 'reviewing', 'approved', 'paying', 'paid']);
    expect(paid).toMatchObject({ state: 'paid', canCancel: false, concludedAt: expect.any(Number) });
    expect(await balances(drawer)).toEqual({ main: 600n });
  });

  test('that the bank refuses comes back, with the reason', async () => {
    const { value } = await drawer.addCard({ number: '62220000' });
    await drawer.wait(24 * HOUR_MS);
    first = await signInAs(till.app, 'first');
    const { id } = await drawer.withdraw({ cardId: (value as { id: string }).id });
    await act(first, 'approve', id);
    await till.app.jobs.runDue();
    await till.deliver();
    const failed = await drawer.withdrawal(id);
    expect(failed.steps.at(-1)).toMatchObject({
      state: 'failed',
      reason: 'The bank does not know this account.',
    });
    expect(await balances(drawer)).toEqual({ main: 1_000n });
  });

  test('is rejected with a reason that is told, and the money is back', async () => {
    const { id } = await drawer.withdraw({ cardId });
    const reason = 'We could not reach you.';
    expect((await act(first, 'reject', id, { reason })).value).toMatchObject({ state: 'rejected' });
    expect((await drawer.withdrawal(id)).steps.at(-1)).toMatchObject({ state: 'rejected', reason });
    expect(await balances(drawer)).toEqual({ main: 1_000n });
    expect((await act(second, 'approve', id)).code).toBe('already_decided');
  });

  test('is taken back by its member while nobody looks at it, and not later', async () => {
    const { id } = await drawer.withdraw({ cardId });
    expect((await drawer.cancel(id)).value).toMatchObject({ state: 'cancelled' });
    expect(await balances(drawer)).toEqual({ main: 1_000n });
    const other = await drawer.withdraw({ cardId });
    await act(first, 'take', other.id);
    expect((await drawer.cancel(other.id)).code).toBe('already_decided');
  });

  test('asked for again with the same key is the same one', async () => {
    const key = randomUUID();
    const answers = [await drawer.request({ cardId }, key), await drawer.request({ cardId }, key)];
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await balances(drawer)).toEqual({ main: 900n, locked: 100n });
  });

  test('keeps the fee from the second of a day on: the house has it, the bank gets the rest', async () => {
    await drawer.withdraw({ cardId });
    const charged = await drawer.withdraw({ cardId, amount: '333.33' });
    expect(charged).toMatchObject({ fee: '3.33', payout: '330.00' });
    await act(first, 'approve', charged.id);
    await till.app.jobs.runDue();
    await till.deliver();
    const { rows } = await till.app.database.queries.execute(
      `select t.kind, t.amount from wallet_transfer t
       where t.reference = 'withdrawal ${charged.number}' order by t.at, t.line`,
    );
    expect(rows).toEqual([
      { kind: 'withdrawal_hold', amount: 33_333_000n },
      { kind: 'withdrawal_paid', amount: 33_000_000n },
      { kind: 'withdrawal_fee', amount: 333_000n },
    ]);
  });

  test('of a currency without decimals has none, and its fee neither', async () => {
    const saigon = await addDrawer(till, `saigon${drawers}`, 'lotus');
    await saigon.give(1_000_000);
    const { id } = await saigon.ownCard();
    expect((await saigon.request({ cardId: id, amount: '100000.5' })).value).toMatchObject({
      fields: { amount: 'too_many_decimals' },
    });
    expect(await saigon.withdraw({ cardId: id, amount: '100001' })).toMatchObject({
      fee: '330.00',
      payout: '99671.00',
    });
  });
});

describe('is refused', () => {
  test.each([
    ['49.99', 'too_small'],
    ['20000.01', 'too_big'],
    ['-100', 'too_small'],
    ['1e3', 'wrong_format'],
    ['', 'required'],
    ['１００', 'wrong_format'],
  ])('an amount of %j', async (amount, finding) => {
    expect((await drawer.request({ cardId, amount })).value).toMatchObject({ fields: { amount: finding } });
  });

  test('more than there is, and nothing is set aside', async () => {
    const answer = await drawer.request({ cardId, amount: '1000.01' });
    expect([answer.code, answer.value]).toEqual(['not_enough_money', { balance: '1000.00' }]);
    expect(await balances(drawer)).toEqual({ main: 1_000n });
  });

  test('a wrong payment password, and after five of them the right one too', async () => {
    const wrong = () => drawer.request({ cardId, paymentPassword: '135790' });
    for (let tries = 0; tries < 5; tries += 1) expect((await wrong()).code).toBe('wrong_payment_password');
    expect((await drawer.request({ cardId })).code).toBe('locked_out');
    till.clock.advance(60_000);
    expect((await drawer.request({ cardId })).status).toBe(200);
  });

  test('whoever has no payment password', async () => {
    const { id } = await addMember(till.app, `plain${drawers}`);
    const browser = openBrowser(till.app);
    await browser.login(`plain${drawers}`);
    const body = { bank: 'TIDE', number: `7${drawers}0000001`, holder: 'Ann Lee', password: MEMBER_PASSWORD };
    const card = await browser.post('/wps/member/bankCards', body, { sealed: true });
    till.clock.advance(24 * HOUR_MS);
    await browser.login(`plain${drawers}`);
    const asked = { cardId: (card.value as { id: string }).id, amount: '100', paymentPassword: '1' };
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await browser.post('/wps/transaction/withdraw', asked, { sealed: true, headers });
    expect([id.length, answer.code]).toEqual([36, 'payment_password_needed']);
  });

  test('an account of the house itself', async () => {
    await addMember(till.app, `inner${drawers}`, { type: 40 });
    const browser = openBrowser(till.app);
    await browser.login(`inner${drawers}`);
    const headers = { 'idempotency-key': randomUUID() };
    const body = { cardId, amount: '100', paymentPassword: PAYMENT_PASSWORD };
    const answer = await browser.post('/wps/transaction/withdraw', body, { sealed: true, headers });
    expect(answer.code).toBe('free_reject');
  });

  test("another member's card, and another member's withdrawal is not found", async () => {
    const thief = await addDrawer(till, `thief${drawers}`);
    await thief.give(500);
    expect((await thief.request({ cardId })).code).toBe('not_found');
    const { id } = await drawer.withdraw({ cardId });
    expect((await thief.call(`/wps/withdraw/status?id=${id}`)).code).toBe('not_found');
    expect((await thief.cancel(id)).code).toBe('not_found');
    expect((await act(first, 'approve', id, {}, 'lotus')).code).toBe('not_found');
  });

  test('one too many of a business day, until the next has begun; those given back do not count', async () => {
    // 17:30 UTC is half past one in Shanghai; the day there ends at 16:00 UTC.
    const now = till.clock.now();
    const midnight = Math.ceil((now + 8 * HOUR_MS) / (24 * HOUR_MS)) * 24 * HOUR_MS - 8 * HOUR_MS;
    till.clock.set(midnight - 60_000);
    await drawer.signIn();
    const { id } = await drawer.withdraw({ cardId });
    await drawer.cancel(id);
    for (let made = 0; made < 3; made += 1) await drawer.withdraw({ cardId });
    till.clock.set(midnight - 1);
    expect((await drawer.request({ cardId })).code).toBe('too_many_today');
    expect(await drawer.overview()).toMatchObject({ countLeft: 0, freeLeft: 0 });
    till.clock.set(midnight);
    expect((await drawer.request({ cardId })).status).toBe(200);
    expect(await drawer.overview()).toMatchObject({ countLeft: 2, freeLeft: 0 });
  });

  test('for a day after a card was added, and not a moment longer', async () => {
    await drawer.addCard();
    const { heldUntil } = await drawer.overview();
    const answer = await drawer.request({ cardId });
    expect([answer.code, answer.value]).toEqual(['withdrawals_held', { heldUntil }]);
    till.clock.set((heldUntil ?? 0) - 1);
    await drawer.signIn();
    expect((await drawer.request({ cardId })).code).toBe('withdrawals_held');
    till.clock.set(heldUntil ?? 0);
    expect((await drawer.request({ cardId })).status).toBe(200);
  });
});

test('somebody who has excluded themselves still withdraws', async () => {
  const body = { for: '24h', password: MEMBER_PASSWORD };
  expect((await drawer.sealedPost('/wps/protection/exclusion', body)).status).toBe(200);
  expect((await drawer.request({ cardId })).status).toBe(200);
});

describe('what was deposited', () => {
  test('has to be staked before it leaves; the reasons and figures are told, and a met one ends', async () => {
    const strict = await addDrawer(till, `strict${drawers}`, 'strict');
    const { id } = await strict.ownCard();
    const deposit = await strict.start({ amount: '200' });
    await payAt(deposit.payUrl);
    await till.deliver();
    const needed = await strict.request({ cardId: id });
    expect(needed.code).toBe('turnover_needed');
    expect(needed.value).toMatchObject({
      isMet: false,
      left: '200.00',
      items: [{ reason: 'deposit', reference: deposit.number, times: '1', required: '200.00', done: '0.00' }],
    });
    await strict.bet(150);
    await strict.betRollback(30);
    expect((await strict.overview()).turnover).toMatchObject({ left: '80.00', items: [{ done: '120.00' }] });
    await strict.bet(79.99);
    expect((await strict.request({ cardId: id })).code).toBe('turnover_needed');
    await strict.win(100);
    await strict.bet(0.01);
    expect((await strict.overview()).turnover).toEqual({ isMet: true, left: '0.00', items: [] });
    expect((await strict.request({ cardId: id })).status).toBe(200);
  });

  test('is required once for each deposit: stakes before it do not count, the oldest is met first', async () => {
    const strict = await addDrawer(till, `stricter${drawers}`, 'strict');
    const pay = async (amount: string) => {
      // Of two of one moment neither is the older.
      till.clock.advance(1);
      const { payUrl } = await strict.start({ amount });
      await payAt(payUrl);
      await till.deliver();
    };
    await strict.give(500);
    await strict.bet(300);
    await pay('100');
    await strict.bet(60);
    await pay('50');
    await strict.bet(60);
    expect((await strict.overview()).turnover).toMatchObject({
      left: '30.00',
      items: [{ required: '50.00', done: '20.00', left: '30.00' }],
    });
  });
});

describe('operators', () => {
  test('need to be two from the limit of the brand on, and one of them cannot be both', async () => {
    await drawer.give(10_000);
    const { id } = await drawer.withdraw({ cardId, amount: '10000' });
    await act(first, 'take', id);
    const once = (await act(first, 'approve', id)).value as OperatorWithdrawal;
    expect(once).toMatchObject({ state: 'reviewing', needsTwo: true, approvedBy: [{ name: 'first' }] });
    expect((await act(first, 'approve', id)).code).toBe('own_request');
    expect((await act(second, 'approve', id)).value).toMatchObject({
      state: 'approved',
      approvedBy: [{ name: 'first' }, { name: 'second' }],
    });
  });

  test('see the oldest first, what to look at, the figures and every step, and leave a record', async () => {
    till.clock.advance(1);
    const { id } = await drawer.withdraw({ cardId });
    const list = await first.call('/ops/cashier/withdrawals?state=requested&limit=100', { merchant });
    const items = (list.value as { items: OperatorWithdrawal[] }).items;
    expect(items.at(-1)?.id).toBe(id);
    expect(items.map(({ createdAt }) => createdAt)).toEqual(
      items.map(({ createdAt }) => createdAt).sort((one, other) => one - other),
    );
    await act(first, 'take', id);
    const { value } = await first.call(`/ops/cashier/withdrawal?id=${id}`, { merchant });
    expect(value).toMatchObject({
      member: { account: `drawer${drawers}` },
      steps: [
        { state: 'requested', by: 'member' },
        { state: 'reviewing', by: 'The first' },
      ],
      figures: { balance: '900.00', withdrawalCount: 0 },
      turnover: { isMet: true },
    });
    const hints = (value as OperatorWithdrawal).hints.map(({ hint, level }) => `${hint} ${level}`);
    expect(hints).toEqual(expect.arrayContaining(['new_card warning', 'first_withdrawal info']));
    const counts = await first.call('/ops/cashier/counts', { merchant });
    expect(counts.value).toMatchObject({ withdrawals: { reviewing: expect.any(Number) } });
    const tasks = (await first.call('/ops/tasks', { merchant })).value as { items: { kind: string }[] };
    expect(tasks.items.map(({ kind }) => kind)).toContain('withdrawals');
    const { rows } = await till.app.database.queries.execute(
      `select action from operators_audit where target_id = '${id}'`,
    );
    expect(rows).toEqual([{ action: 'cashier.take_withdrawal' }]);
  });
});
