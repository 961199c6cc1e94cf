import type { Client } from '@parlour/client';
import { useEndless } from '../../../platform/records/useEndless.ts';
import { useSite } from '../../../platform/site.ts';

export type LoginRecord = Awaited<ReturnType<Client['identity']['loginHistory']>>['items'][number];

const PAGE_SIZE = 10;

/** Logins, newest first; older ones load page by page. */
export function useLoginHistory() {
  const { client } = useSite();
  const { items, isBusy, retry, hasMore, more } = useEndless({
    key: ['member', 'loginHistory'],
    load: (signal, place) => client.identity.loginHistory({ signal, query: { limit: PAGE_SIZE, ...place } }),
  });
  return { records: items, isBusy, retry, hasMore, loadMore: more };
}
