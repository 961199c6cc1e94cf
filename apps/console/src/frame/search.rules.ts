import type { Found } from '@parlour/client/console';

/** Where each kind of thing that can be found is opened. */
export function placeOfFound(kind: string, { id, merchantCode }: Pick<Found, 'id' | 'merchantCode'>): string {
  const part = encodeURIComponent(id);
  if (kind === 'brand') return `/brands/${encodeURIComponent(merchantCode ?? id)}`;
  if (kind === 'operator') return `/operators/${part}`;
  if (kind === 'approval') return `/approvals/${part}`;
  if (kind === 'audit') return `/audit?record=${part}`;
  return '/';
}
