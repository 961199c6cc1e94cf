import { CallRefused, type Client } from '@parlour/client';
import { useCallback, useEffect, useState } from 'react';
import { useSite } from '../../../platform/site.ts';

type Answer = Awaited<ReturnType<Client['identity']['loginHistory']>>;
export type LoginRecord = Answer['items'][number];

const PAGE_SIZE = 10;

type History = { records: LoginRecord[]; next: string | null; isBusy: boolean; isFailed: boolean };

/** The newest first, and what lies before it page by page. */
export function useLoginHistory() {
  const { client } = useSite();
  const [history, setHistory] = useState<History>({ records: [], next: null, isBusy: true, isFailed: false });

  const load = useCallback(
    async (after: string | null) => {
      setHistory((before) => ({ ...before, isBusy: true, isFailed: false }));
      try {
        const { items, next } = await client.identity.loginHistory({
          query: { limit: PAGE_SIZE, ...(after ? { after } : {}) },
        });
        setHistory((before) => ({
          records: after ? [...before.records, ...items] : items,
          next,
          isBusy: false,
          isFailed: false,
        }));
      } catch (error) {
        if (!(error instanceof CallRefused)) throw error;
        setHistory((before) => ({ ...before, isBusy: false, isFailed: true }));
      }
    },
    [client],
  );

  useEffect(() => {
    load(null).catch(reportError);
  }, [load]);

  const { records, next, isBusy, isFailed } = history;
  return {
    records,
    isBusy,
    isFailed,
    hasMore: next !== null || (isFailed && records.length === 0),
    loadMore: () => void load(next).catch(reportError),
  };
}
