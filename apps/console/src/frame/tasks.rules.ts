/** The page for each kind of task. A kind newer than the console leads to the dashboard. */
export function placeOfTask(kind: string): string {
  if (kind === 'approvals') return listPlace('/approvals', { state: 'requested' });
  if (kind === 'withdrawals') return listPlace('/cashier/withdrawals', { state: 'requested' });
  if (kind === 'deposit_reviews') return listPlace('/cashier/deposits', { state: 'review' });
  if (kind === 'reconciliation_differences') return '/cashier/reconciliation';
  if (kind === 'games_alerts') return listPlace('/games/alerts', { state: 'waiting' });
  if (kind === 'disabled_titles') return listPlace('/games/returns', { state: 'disabled' });
  if (kind === 'failed_jobs') return listPlace('/jobs', { state: 'failed' });
  if (kind === 'overdue_days') return '/jobs';
  if (kind === 'vendor_differences') return '/ledger/vendors';
  if (kind === 'ledger_findings') return '/ledger/checks';
  return '/';
}

/** A list with its filters in the address, as react-admin writes them. */
export function listPlace(path: string, filter: Record<string, string>): string {
  return `${path}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
}
