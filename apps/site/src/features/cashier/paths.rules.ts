import { ROUTES } from '../../platform/routes/routes.ts';

/** The status page of a deposit; the payment gateway returns to it. */
export function depositPath(deposit: string): string {
  return `${ROUTES.deposit.path}?${new URLSearchParams({ deposit })}`;
}

export function withdrawalPath(withdrawal: string): string {
  return `${ROUTES.withdraw.path}?${new URLSearchParams({ withdrawal })}`;
}

/** The id the address names, or null. */
export function idIn(search: string, what: 'deposit' | 'withdrawal'): string | null {
  return new URLSearchParams(search).get(what);
}
