import type { WaitingItem } from '@parlour/client/console';

/** The page for each kind of task. A kind newer than the console leads to the queue. */
const PLACES: Record<string, { path: string; isOfBrand: boolean }> = {
  approvals: { path: listPlace('/approvals', { state: 'requested' }), isOfBrand: false },
  withdrawals: { path: listPlace('/cashier/withdrawals', { state: 'requested' }), isOfBrand: true },
  deposit_reviews: { path: listPlace('/cashier/deposits', { state: 'review' }), isOfBrand: true },
  reconciliation_differences: { path: '/cashier/reconciliation', isOfBrand: true },
  games_alerts: { path: listPlace('/games/alerts', { state: 'waiting' }), isOfBrand: true },
  held_wins: { path: listPlace('/games/held', { state: 'held' }), isOfBrand: true },
  card_cases: { path: listPlace('/games/cases', { state: 'open' }), isOfBrand: true },
  disabled_titles: { path: listPlace('/games/returns', { state: 'disabled' }), isOfBrand: true },
  overdue_draws: { path: '/lottery/issues', isOfBrand: true },
  failed_jobs: { path: listPlace('/jobs', { state: 'failed' }), isOfBrand: false },
  overdue_days: { path: '/jobs', isOfBrand: false },
  promotion_grants: { path: listPlace('/promotions/grants', { state: 'held' }), isOfBrand: true },
  promotion_applications: { path: '/promotions/applications', isOfBrand: true },
  mall_orders: { path: listPlace('/promotions/mallOrders', { state: 'ordered' }), isOfBrand: true },
  invite_reviews: { path: listPlace('/promotions/invite', { state: 'review' }), isOfBrand: true },
  waiting_chats: { path: '/messages/chat', isOfBrand: true },
  room_reports: { path: '/messages/room', isOfBrand: true },
  follow_ups: { path: '/followUps', isOfBrand: true },
  vendor_differences: { path: '/ledger/vendors', isOfBrand: true },
  ledger_findings: { path: '/ledger/checks', isOfBrand: true },
};

/** Where tasks of a kind are done; those of brands are in the queue until a brand is chosen. */
export function placeOfTask(kind: string, brand: string | null): string {
  const place = Object.hasOwn(PLACES, kind) ? PLACES[kind] : undefined;
  if (!place) return queuePlace();
  return place.isOfBrand && brand === null ? queuePlace(kind) : place.path;
}

export const queuePlace = (kind?: string): string =>
  kind === undefined ? '/queue' : `/queue?${new URLSearchParams({ kind })}`;

/** Where one thing that waits is opened: itself, or its list in its brand. */
export function placeOfWaiting({ kind, id, merchantCode }: WaitingItem): string {
  if (id === null || (merchantCode === null && kind !== 'approvals')) return placeOfTask(kind, merchantCode);
  const merchant = encodeURIComponent(merchantCode ?? '');
  if (kind === 'approvals') return `/approvals/${encodeURIComponent(id)}`;
  if (kind === 'withdrawals') return `/cashier/withdrawals/${merchant}/${encodeURIComponent(id)}`;
  if (kind === 'deposit_reviews') return `/cashier/deposits/${merchant}/${encodeURIComponent(id)}`;
  // The vendor and a transaction of the round, as the address has them.
  if (kind === 'games_alerts') return `/games/rounds/${merchant}/${id}`;
  if (kind === 'card_cases') return `/games/cases/${merchant}/${encodeURIComponent(id)}`;
  // The lottery and the number of the issue.
  if (kind === 'overdue_draws') return `/lottery/issues/${merchant}/${id}`;
  return placeOfTask(kind, merchantCode);
}

/** A list with its filters in the address, as react-admin writes them. */
export function listPlace(path: string, filter: Record<string, string>): string {
  return `${path}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
}
