import type { ConsoleClient } from '@parlour/client/console';

type Wallet = ConsoleClient['wallet'];
export type LedgerAccount = Awaited<ReturnType<Wallet['ledgerAccounts']>>['items'][number];
export type LedgerAccountDetail = Awaited<ReturnType<Wallet['ledgerAccount']>>;
export type StatementLine = Awaited<ReturnType<Wallet['statement']>>['items'][number];
export type TransferLine = Awaited<ReturnType<Wallet['transfers']>>['items'][number];
export type LedgerHold = Awaited<ReturnType<Wallet['holds']>>['items'][number];
export type LedgerCheck = Awaited<ReturnType<Wallet['checks']>>['items'][number];
export type AccountRef = StatementLine['counter'];
export type Owner = AccountRef['owner'];

const place = (what: 'account' | 'member' | 'posting') => (merchantCode: string, id: string) =>
  `/ledger/${what}/${encodeURIComponent(merchantCode)}/${encodeURIComponent(id)}`;
export const accountPlace = place('account');
export const memberMoneyPlace = place('member');
export const postingPlace = place('posting');

/** A member's account name, or the end of the id if the member is gone; a platform account's code. */
export function ownerName({ account, code, isMember }: Owner): string {
  return account ?? (isMember ? `…${code.slice(-8)}` : code);
}

/** Accepts a number as people type it, with outer spaces and thousands separators. */
export function typedAmount(typed: string): string {
  return typed.trim().replace(/,(?=\d{3}(\D|$))/g, '');
}
