import type { Client } from '@parlour/client';
import { useEndless } from '../../../platform/records/useEndless.ts';
import { useSite } from '../../../platform/site.ts';

type Answer = Awaited<ReturnType<Client['identity']['loginHistory']>>;
export type LoginRecord = Answer['items'][number];

const PAGE_SIZE = 10;

/** The newest first, and what lies before it page by page. */
export function useLoginHistory() {
  const { client } = useSite();
  const { items, isBusy, retry, hasMore, more } = useEndless<LoginRecord, Answer>({
    key: ['member', 'loginHistory'],
    load: (signal, after) =>
      client.identity.loginHistory({ signal, query: { limit: PAGE_SIZE, ...(after ? { after } : {}) } }),
  });
  return {
    records: items,
    isBusy,
    isFailed: retry !== null,
    hasMore: hasMore || retry !== null,
    loadMore: retry ?? more,
  };
}
