import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@parlour/clock/durations';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTill, openTill, type Till } from '../../../testing/cashier/cashier.ts';
import {
  actOn,
  addDrawer,
  type Drawer,
  makeWithdrawals,
  pursesOf,
  startDrawing,
  statesOf,
} from '../../../testing/cashier/withdrawals.ts';
import { grantBonus } from '../../../testing/ledger/bonuses.ts';
import { MEMBER_PASSWORD } from '../../../testing/members.ts';
import { addOperator, type SignedIn, signInAs } from '../../../testing/operators.ts';

let till: Till;
let first: SignedIn;
let second: SignedIn;
let drawer: Drawer;
let cardId: string;
let drawers: number;
beforeAll(async () => {
  till = await openTill({
    brands: [
      makeTill('harbor', { cashier: makeWithdrawals({ perDay: 3 }) }),
      makeTill('lotus', {
        currency: 'VND',
        cashier: makeWithdrawals({
          perDay: 3,
          min: '50000',
          max: '90000000',
          freePerDay: 0,
          feePercent: '0.33',
        }),
      }),
    ],
  });
  for (const name of ['first', 'second'])
    await addOperator(till.app, name, { grants: [{ role: 'finance', merchantCode: null }] });
});
afterAll(() => till.close());
beforeEach(async () => {
  ({ drawer, cardId, number: drawers } = await startDrawing(till));
  first = await signInAs(till.app, 'first');
  second = await signInAs(till.app, 'second');
});

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
    expect(await pursesOf(till, drawer)).toEqual({ main: 600n, locked: 400n });
    expect((await actOn(first, 'take', asked.id)).status).toBe(200);
    expect((await actOn(second, 'take', asked.id)).code).toBe('already_decided');
    expect((await actOn(first, 'approve', asked.id)).value).toMatchObject({ state: 'approved' });
    await till.app.jobs.runDue();
    expect((await drawer.withdrawal(asked.id)).state).toBe('paying');
    await till.deliver();
    const paid = await drawer.withdrawal(asked.id);
    expect(statesOf(paid)).toEqual(['requested', 'reviewing', 'approved', 'paying', 'paid']);
    expect(paid).toMatchObject({ state: 'paid', canCancel: false, concludedAt: expect.any(Number) });
    expect(await pursesOf(till, drawer)).toEqual({ main: 600n });
  });

  test('that the bank refuses comes back, with the reason', async () => {
    const { value } = await drawer.addCard({ number: '62220000' });
    await drawer.wait(24 * HOUR_MS);
    first = await signInAs(till.app, 'first');
    const { id } = await drawer.withdraw({ cardId: (value as { id: string }).id });
    await actOn(first, 'approve', id);
    await till.app.jobs.runDue();
    await till.deliver();
    const failed = await drawer.withdrawal(id);
    expect(failed.steps.at(-1)).toMatchObject({
      state: 'failed',
      reason: 'The bank does not know this account.',
    });
    expect(await pursesOf(till, drawer)).toEqual({ main: 1_000n });
  });

  test('is rejected with a reason that is told, and the money is back', async () => {
    const { id } = await drawer.withdraw({ cardId });
    const reason = 'We could not reach you.';
    expect((await actOn(first, 'reject', id, { reason })).value).toMatchObject({ state: 'rejected' });
    expect((await drawer.withdrawal(id)).steps.at(-1)).toMatchObject({ state: 'rejected', reason });
    expect(await pursesOf(till, drawer)).toEqual({ main: 1_000n });
    expect((await actOn(second, 'approve', id)).code).toBe('already_decided');
  });

  test('is taken back by its member while nobody looks at it, and not later', async () => {
    const { id } = await drawer.withdraw({ cardId });
    expect((await drawer.cancel(id)).value).toMatchObject({ state: 'cancelled' });
    expect(await pursesOf(till, drawer)).toEqual({ main: 1_000n });
    const other = await drawer.withdraw({ cardId });
    await actOn(first, 'take', other.id);
    expect((await drawer.cancel(other.id)).code).toBe('already_decided');
  });

  test('asked for again with the same key is the same one', async () => {
    const key = randomUUID();
    const answers = [await drawer.request({ cardId }, key), await drawer.request({ cardId }, key)];
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await pursesOf(till, drawer)).toEqual({ main: 900n, locked: 100n });
  });

  test('keeps the fee from the second of a day on: the house has it, the bank gets the rest', async () => {
    await drawer.withdraw({ cardId });
    const charged = await drawer.withdraw({ cardId, amount: '333.33' });
    expect(charged).toMatchObject({ fee: '3.33', payout: '330.00' });
    await actOn(first, 'approve', charged.id);
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

test('somebody who has excluded themselves still withdraws', async () => {
  const body = { for: '24h', password: MEMBER_PASSWORD };
  expect((await drawer.sealedPost('/wps/protection/exclusion', body)).status).toBe(200);
  expect((await drawer.request({ cardId })).status).toBe(200);
});

describe('while a bonus is active', () => {
  async function withBonus() {
    const { brandId, id: memberId } = drawer;
    await grantBonus(till.app, { brandId, memberId }, { amount: 50n });
    const { bonuses, mainAccounts } = till.app.modules.wallet;
    const owner = { brandId, memberId, currency: 'CNY' };
    return {
      purse: () => mainAccounts.bonus(till.app.database.queries, owner),
      state: async () => (await bonuses.list(till.app.database.queries, owner))[0]?.state,
    };
  }

  test('a withdrawal is refused until its member agrees that the bonus ends', async () => {
    const { purse, state } = await withBonus();
    expect((await drawer.request({ cardId, amount: '400' })).code).toBe('bonus_forfeits');
    expect(await state()).toBe('active');
    await drawer.withdraw({ cardId, amount: '400', forfeitsBonus: true });
    expect([await state(), await purse()]).toEqual(['forfeited', 0n]);
  });

  test('one that is rejected brings it back, one that its member cancels does not', async () => {
    const { purse, state } = await withBonus();
    const rejected = await drawer.withdraw({ cardId, amount: '400', forfeitsBonus: true });
    await actOn(first, 'take', rejected.id);
    await actOn(first, 'reject', rejected.id, { reason: 'the card is not theirs' });
    expect([await state(), await purse()]).toEqual(['active', 50n * 100_000n]);
    const cancelled = await drawer.withdraw({ cardId, amount: '400', forfeitsBonus: true });
    await drawer.cancel(cancelled.id);
    expect([await state(), await purse()]).toEqual(['forfeited', 0n]);
  });
});
