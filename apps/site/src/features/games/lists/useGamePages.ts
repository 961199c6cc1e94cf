import { CallRefused } from '@parlour/client';
import { useCallback, useEffect, useRef } from 'react';
import { useRestoredState } from '../../../platform/routes/useRestoredState.ts';
import { appendPage, hasMore, type Pages } from './list.rules.ts';
import { LIST } from './useListFilters.ts';

type Listed = { pages: Pages | null; isBusy: boolean; isFailed: boolean };

/** A list of titles, page by page. Whoever comes back finds what was loaded; drawn under another key it begins again. */
export function useGamePages(load: (pageNo: number) => Promise<Pages>) {
  const [listed, setListed] = useRestoredState<Listed>(LIST, () => ({
    pages: null,
    isBusy: true,
    isFailed: false,
  }));
  const isLeft = useRef(false);
  const first = useRef(listed.pages === null);

  const ask = useCallback(
    (pageNo: number) => {
      setListed((before) => ({ ...before, isBusy: true, isFailed: false }));
      load(pageNo).then(
        (next) => {
          if (isLeft.current) return;
          setListed(({ pages }) => ({
            pages: pages && pageNo > 1 ? appendPage(pages, next) : next,
            isBusy: false,
            isFailed: false,
          }));
        },
        (error: unknown) => {
          if (!(error instanceof CallRefused)) reportError(error);
          if (!isLeft.current) setListed((before) => ({ ...before, isBusy: false, isFailed: true }));
        },
      );
    },
    [load, setListed],
  );

  useEffect(() => {
    isLeft.current = false;
    if (first.current) ask(1);
    return () => {
      isLeft.current = true;
    };
  }, [ask]);

  const { pages, isBusy, isFailed } = listed;
  const next = (pages?.pageNum ?? 0) + 1;
  return {
    games: pages?.games ?? null,
    isBusy,
    isFailed,
    hasMore: pages !== null && hasMore(pages),
    more: () => void (isBusy || ask(next)),
  };
}
