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

/** A member by their account; whoever is no more by what is left of the id; the platform's by their code. */
export function ownerName({ account, code, isMember }: Owner): string {
  return account ?? (isMember ? `…${code.slice(-8)}` : code);
}

/** Takes a number as people type it: spaces around it and marks between thousands say nothing. */
export function typedAmount(typed: string): string {
  return typed.trim().replace(/,(?=\d{3}(\D|$))/g, '');
}
