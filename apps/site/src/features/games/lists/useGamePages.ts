import { useEffect, useState } from 'react';
import type { QueryKey } from '../../../platform/loading/query.ts';
import { usePages } from '../../../platform/loading/usePages.ts';
import { openRestored } from '../../../platform/routes/useRestoredState.ts';
import { appendPage, hasMore, type Pages } from './list.rules.ts';
import { LIST } from './useListFilters.ts';

type Asked = { key: QueryKey; load: (signal: AbortSignal, pageNo: number) => Promise<Pages> };

/** A list of titles, page by page. The loaded pages are restored on return; another key starts over. */
export function useGamePages({ key, load }: Asked) {
  const [place] = useState(() => openRestored<Pages>(LIST));
  const list = usePages<Pages>({
    key,
    first: place.kept,
    load: (signal) => load(signal, 1),
    loadMore: async (signal, before) => appendPage(before, await load(signal, before.pageNum + 1)),
    hasMore,
  });
  const { value } = list;
  useEffect(() => {
    if (value) place.keep(value);
  }, [place, value]);
  return {
    games: value?.games ?? null,
    isBusy: list.isBusy,
    isFailed: list.isFailed,
    hasMore: list.hasMore,
    more: list.isFailed ? list.retry : list.more,
  };
}
