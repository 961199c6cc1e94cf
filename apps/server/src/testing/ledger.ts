import { randomUUID } from 'node:crypto';
import type { AccountRef, Posting, Transfer } from '../domains/wallet/wallet.module.ts';

type Kind = Transfer['kind'];

/** Accounts and postings of one brand, in one currency, for tests that state only what moves. */
export function ledgerOf(brandId: string, currency = 'CNY') {
  const account = (owner: string, purpose: AccountRef['purpose']): AccountRef => ({
    brandId,
    owner,
    purpose,
    currency,
  });
  const posting = (transfer: Transfer, id: string = randomUUID()): Posting => ({
    id,
    brandId,
    reference: 'test',
    transfers: [transfer],
  });
  const between =
    (kind: Kind, from: (member: string) => AccountRef, to: (member: string) => AccountRef) =>
    (member: string, amount: bigint, id?: string) =>
      posting({ kind, debit: from(member), credit: to(member), amount }, id);
  const main = (member: string) => account(member, 'main');
  const cashier = () => account('bank', 'cashier');
  const vendor = () => account('studio', 'vendor');
  return {
    account,
    main,
    posting,
    deposit: between('deposit', cashier, main),
    bet: between('bet', main, vendor),
    win: between('win', vendor, main),
    betRollback: between('bet_rollback', vendor, main),
    winRollback: between('win_rollback', main, vendor),
  };
}
