import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@parlour/clock/durations';
import type { AnswerOf, BankCard, CashierSettings, Contract, Withdrawal } from '@parlour/contract';
import { eq } from 'drizzle-orm';
import { identityMember } from '../../domains/identity/members/members.schema.ts';
import { makeCashier } from '../../factories/cashier.factory.ts';
import { ledgerOf } from '../ledger/ledger.ts';
import { MEMBER_PASSWORD } from '../members.ts';
import type { SignedIn } from '../operators.ts';
import { UNIT } from '../protection.ts';
import type { Till } from './cashier.ts';

type Overview = AnswerOf<Contract['cashier']['withdrawOverview']>;
export type Drawer = Awaited<ReturnType<typeof addDrawer>>;

export const PAYMENT_PASSWORD = '246810';
let cards = 10_000_000;

let drawers = 0;

/** A fresh gateway that pays at once, and a new member with 1,000 and a card, named by its number. */
export async function startDrawing(till: Till): Promise<{ drawer: Drawer; cardId: string; number: number }> {
  drawers += 1;
  await till.control('/reset');
  await till.control('', { payoutsAfterMs: 0 });
  const drawer = await addDrawer(till, `drawer${drawers}`);
  await drawer.give(1_000);
  return { drawer, cardId: (await drawer.ownCard()).id, number: drawers };
}

/** A member with a payment password who withdraws. */
export async function addDrawer(till: Till, account: string, merchant = 'harbor') {
  const payer = await till.addPayer(account, merchant);
  const { app } = till;
  const brand = app.modules.system.brands.ofMerchant(merchant);
  const books = ledgerOf(payer.brandId, brand?.settings.currency);
  const sealedPost = (url: string, body: object, headers: Record<string, string> = {}) =>
    payer.call(url, { method: 'POST', body, sealed: true, headers });
  const submit = (posting: Parameters<typeof app.modules.wallet.submit>[0]) =>
    app.modules.wallet.submit(posting);
  const units = (count: number) => BigInt(Math.round(count * 100)) * (UNIT / 100n);
  const drawer = {
    ...payer,
    sealedPost,
    /** Money without a deposit, so nothing has to be staked for it. */
    give: (count: number) => submit(books.deposit(payer.id, units(count))),
    bet: (count: number) => submit(books.bet(payer.id, units(count))),
    win: (count: number) => submit(books.win(payer.id, units(count))),
    betRollback: (count: number) => submit(books.betRollback(payer.id, units(count))),
    /** Time passes, and the member signs in again. */
    async wait(ms: number): Promise<void> {
      till.clock.advance(ms);
      await payer.signIn();
    },
    /** As if what holds withdrawals had happened long ago. */
    async forgetHold(): Promise<void> {
      await app.database.queries
        .update(identityMember)
        .set({ sensitiveChangedAt: null })
        .where(eq(identityMember.id, payer.id));
    },
    setPaymentPassword: (newPassword: string, about: object = {}) =>
      sealedPost('/wps/member/paymentPassword', {
        password: MEMBER_PASSWORD,
        newPassword,
        confirmNewPassword: newPassword,
        ...about,
      }),
    addCard(about: object = {}) {
      cards += 1;
      // Never two at one moment, so that it is clear which is the newest.
      till.clock.advance(1);
      const body = { bank: 'TIDE', number: String(cards), holder: 'Mary Jones', password: MEMBER_PASSWORD };
      return sealedPost('/wps/member/bankCards', { ...body, ...about });
    },
    /** A card that was added long enough ago for withdrawals to be free again. */
    async ownCard(): Promise<BankCard> {
      const { value, body, status } = await drawer.addCard();
      if (status !== 200) throw new Error(`no card was added: ${body}`);
      await drawer.wait(DAY_MS);
      return value;
    },
    request: (about: object, key: string = randomUUID()) =>
      sealedPost(
        '/wps/transaction/withdraw',
        { amount: '100', paymentPassword: PAYMENT_PASSWORD, ...about },
        { 'idempotency-key': key },
      ),
    async withdraw(about: object): Promise<Withdrawal> {
      const { value, body, status } = await drawer.request(about);
      if (status !== 200) throw new Error(`no withdrawal was made: ${body}`);
      return value;
    },
    async overview(): Promise<Overview> {
      return (await payer.call('/wps/withdraw/overview')).value;
    },
    async withdrawal(id: string): Promise<Withdrawal> {
      return (await payer.call(`/wps/withdraw/status?id=${id}`)).value;
    },
    cancel: (id: string, key: string = randomUUID()) =>
      payer.post('/wps/withdraw/cancel', { id }, { 'idempotency-key': key }),
  };
  // Set long ago: a change would hold withdrawals.
  await app.database.queries
    .update(identityMember)
    .set({ paymentPasswordHash: await app.modules.identity.hashPassword(PAYMENT_PASSWORD) })
    .where(eq(identityMember.id, payer.id));
  return drawer;
}

/** A cashier with the given withdrawal settings; without turnover unless stated. */
export function makeWithdrawals(about: Partial<CashierSettings['withdrawals']> = {}): CashierSettings {
  const cashier = makeCashier();
  return { ...cashier, withdrawals: { ...cashier.withdrawals, turnoverTimes: '0', ...about } };
}

type Act = 'take' | 'approve' | 'reject';

/** What an operator does to a withdrawal. */
export const actOn = (by: SignedIn, act: Act, id: string, about: object = {}, merchant = 'harbor') =>
  by.post(`/ops/cashier/withdrawal/${act}`, { id, ...about }, { merchant });

/** Whole units in each of a member's non-empty purses. */
export async function pursesOf({ app }: Till, { id }: { id: string }): Promise<Record<string, bigint>> {
  const { rows } = await app.database.queries.execute(
    `select a.purpose, sum(b.balance)::bigint as balance
     from wallet_balance b join wallet_account a on a.brand_id = b.brand_id and a.id = b.account_id
     where a.owner = '${id}' and b.balance <> 0 group by a.purpose order by a.purpose`,
  );
  return Object.fromEntries(
    (rows as { purpose: string; balance: bigint }[]).map((row) => [row.purpose, row.balance / UNIT]),
  );
}

export const statesOf = ({ steps }: Withdrawal) => steps.map(({ state }) => state);
