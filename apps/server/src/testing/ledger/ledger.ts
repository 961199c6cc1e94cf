import { randomUUID } from 'node:crypto';
import type { AccountRef, Posting, Transfer } from '../../domains/wallet/wallet.module.ts';

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
  /** One bet in two lines: half of it, rounded up, to the vendor and the rest to the house. */
  const splitBet = (member: string, amount: bigint, id: string = randomUUID()): Posting => {
    const bet = (credit: AccountRef, part: bigint) =>
      ({ kind: 'bet', debit: main(member), credit, amount: part }) as const;
    const toHouse = amount / 2n;
    const toVendor = bet(vendor(), amount - toHouse);
    const transfers: Posting['transfers'] =
      toHouse > 0n ? [toVendor, bet(account('house', 'house'), toHouse)] : [toVendor];
    return { id, brandId, reference: 'test', transfers };
  };
  return {
    account,
    main,
    posting,
    splitBet,
    deposit: between('deposit', cashier, main),
    bet: between('bet', main, vendor),
    win: between('win', vendor, main),
    betRollback: between('bet_rollback', vendor, main),
    winRollback: between('win_rollback', main, vendor),
  };
}
