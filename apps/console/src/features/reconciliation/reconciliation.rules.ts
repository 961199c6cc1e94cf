import type { ConsoleClient } from '@parlour/client/console';

type Games = ConsoleClient['games'];
export type ReconciledDay = Awaited<ReturnType<Games['vendorReconciliations']>>['items'][number];
export type VendorDifference = Awaited<ReturnType<Games['vendorDifferences']>>['items'][number];

/** The list of differences, of a day or all open ones, with the filters in the address as react-admin writes them. */
export function differencesPlace(which: { vendor?: string; day?: string; state?: string }): string {
  return `/ledger/vendors/differences?${new URLSearchParams({ filter: JSON.stringify(which) })}`;
}
