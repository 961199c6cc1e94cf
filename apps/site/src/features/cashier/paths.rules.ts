import { ROUTES } from '../../platform/routes/routes.ts';

/** Where a deposit is followed; the payment gateway leads back to it. */
export function depositPath(deposit: string): string {
  return `${ROUTES.deposit.path}?${new URLSearchParams({ deposit })}`;
}

export function withdrawalPath(withdrawal: string): string {
  return `${ROUTES.withdraw.path}?${new URLSearchParams({ withdrawal })}`;
}

/** Which one the address is about; null where it names none. */
export function idIn(search: string, what: 'deposit' | 'withdrawal'): string | null {
  return new URLSearchParams(search).get(what);
}
