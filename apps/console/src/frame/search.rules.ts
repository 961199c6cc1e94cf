import type { Found } from '@parlour/client/console';
import { listPlace } from '../parts/tasks.rules.ts';

/** Where each kind of result is opened. Audit records are found by their request, so that is the filter. */
export function placeOfFound(
  kind: string,
  { id, merchantCode }: Pick<Found, 'id' | 'merchantCode'>,
  query: string,
): string {
  if (kind === 'brand') return `/brands/${encodeURIComponent(merchantCode ?? id)}`;
  if (kind === 'member')
    return `/members/${encodeURIComponent(merchantCode ?? '')}/${encodeURIComponent(id)}`;
  if (kind === 'ledger_account') return ledgerPlace('account', merchantCode, id);
  if (kind === 'posting') return ledgerPlace('posting', merchantCode, id);
  if (kind === 'deposit') return cashierPlace('deposits', merchantCode, id);
  if (kind === 'withdrawal') return cashierPlace('withdrawals', merchantCode, id);
  // The id includes the vendor, since transaction ids are the vendors' own.
  if (kind === 'round') return `/games/rounds/${encodeURIComponent(merchantCode ?? '')}/${id}`;
  if (kind === 'lottery_issue') return `/lottery/issues/${encodeURIComponent(merchantCode ?? '')}/${id}`;
  if (kind === 'lottery_order')
    return `/lottery/orders/${encodeURIComponent(merchantCode ?? '')}/${encodeURIComponent(id)}`;
  if (kind === 'operator') return `/operators/${encodeURIComponent(id)}`;
  if (kind === 'approval') return `/approvals/${encodeURIComponent(id)}`;
  if (kind === 'audit') return listPlace('/audit', { requestId: query });
  return '/';
}

const ledgerPlace = (what: 'account' | 'posting', merchantCode: string | null, id: string) =>
  `/ledger/${what}/${encodeURIComponent(merchantCode ?? '')}/${encodeURIComponent(id)}`;

const cashierPlace = (what: 'deposits' | 'withdrawals', merchantCode: string | null, id: string) =>
  `/cashier/${what}/${encodeURIComponent(merchantCode ?? '')}/${encodeURIComponent(id)}`;
