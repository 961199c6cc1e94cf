import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@parlour/clock/durations';
import { PARTS_PER_UNIT } from '@parlour/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTill, openTill, type Till } from '../../../testing/cashier/cashier.ts';
import {
  actOn,
  addDrawer,
  type Drawer,
  makeWithdrawals,
  PAYMENT_PASSWORD,
  pursesOf,
  startDrawing,
} from '../../../testing/cashier/withdrawals.ts';
import { ledgerOf } from '../../../testing/ledger/ledger.ts';
import { addMember, MEMBER_PASSWORD, openBrowser } from '../../../testing/members.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';

let till: Till;
let first: SignedIn;
let drawer: Drawer;
let cardId: string;
let drawers: number;
beforeAll(async () => {
  till = await openTill({
    brands: [makeTill('harbor', { cashier: makeWithdrawals({ perDay: 3 }) }), makeTill('lotus')],
  });
  await addOperator(till.app, 'first', { grants: [{ role: 'finance', merchantCode: null }] });
});
afterAll(() => till.close());
beforeEach(async () => {
  ({ drawer, cardId, number: drawers } = await startDrawing(till));
  first = await signInAs(till.app, 'first');
});

describe('of a withdrawal is refused', () => {
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
    expect(await pursesOf(till, drawer)).toEqual({ main: 1_000n });
  });

  test('what is owed: money that a win taken back left behind stays', async () => {
    const books = ledgerOf(till.app.modules.system.brands.ofMerchant('harbor')?.id ?? '', 'CNY');
    const owed = books.posting({
      kind: 'win_rollback',
      debit: books.account(drawer.id, 'debt'),
      credit: books.account('studio', 'vendor'),
      amount: 700n * PARTS_PER_UNIT,
    });
    await till.app.database.transaction((tx) => till.app.modules.wallet.post(tx, [owed]));
    const answer = await drawer.request({ cardId, amount: '300.01' });
    expect([answer.code, answer.value]).toEqual(['not_enough_money', { balance: '300.00' }]);
    expect((await drawer.request({ cardId, amount: '300.00' })).status).toBe(200);
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
    expect((await actOn(first, 'approve', id, {}, 'lotus')).code).toBe('not_found');
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
    expect(await drawer.overview()).toMatchObject({ countLeft: 0, freeLeft: 0, usualHours: 6 });
    till.clock.set(midnight);
    expect((await drawer.request({ cardId })).status).toBe(200);
    expect(await drawer.overview()).toMatchObject({ countLeft: 2, freeLeft: 0 });
  });

  test('for a day after a card was added, and not a moment longer', async () => {
    await drawer.addCard();
    const { heldUntil } = await drawer.overview();
    const answer = await drawer.request({ cardId });
    expect([answer.code, answer.value]).toEqual(['withdrawals_held', { heldUntil, hours: 24 }]);
    till.clock.set((heldUntil ?? 0) - 1);
    await drawer.signIn();
    expect((await drawer.request({ cardId })).code).toBe('withdrawals_held');
    till.clock.set(heldUntil ?? 0);
    expect((await drawer.request({ cardId })).status).toBe(200);
  });
});
