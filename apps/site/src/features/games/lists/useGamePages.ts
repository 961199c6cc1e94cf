import type { QueryKey } from '@parlour/client/queries';
import { useEffect, useState } from 'react';
import { usePages } from '../../../platform/loading/usePages.ts';
import { openRestored } from '../../../platform/routes/useRestoredState.ts';
import { appendPage, goOnWithout, hasMore, type Pages } from './list.rules.ts';
import { LIST } from './useListFilters.ts';

type Asked = {
  key: QueryKey;
  load: (signal: AbortSignal, pageNo: number) => Promise<Pages>;
  /** Of a list from which titles are removed while it is shown: whether one is still in it. */
  isLeft?: (nodeId: string) => boolean;
};

const always = () => true;

/** A list of titles, page by page. The loaded pages are restored on return; another key starts over. */
export function useGamePages({ key, load, isLeft = always }: Asked) {
  const [place] = useState(() => openRestored<Pages>(LIST));
  const list = usePages<Pages>({
    key,
    first: place.kept,
    load: (signal) => load(signal, 1),
    async loadMore(signal, before) {
      const { left, pageNo } = goOnWithout(before, isLeft);
      return appendPage(left, await load(signal, pageNo));
    },
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
