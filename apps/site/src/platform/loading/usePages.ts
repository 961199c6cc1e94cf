import { nameOf } from '@parlour/client/queries';
import { queries } from './queries.ts';
import { type Asked, useQuery } from './useQuery.ts';

type AskedPages<List> = Asked<List> & {
  /** Returns the list with its next page added. */
  loadMore: (signal: AbortSignal, before: List) => Promise<List>;
  hasMore: (list: List) => boolean;
};

/** A list that is loaded page by page. `retry` repeats whatever failed, the list or a page. */
export function usePages<List>({ loadMore, hasMore, ...asked }: AskedPages<List>) {
  const { value, isLoading, isFailed } = useQuery(asked);
  const name = nameOf(asked.key);
  const isMore = value !== null && hasMore(value);
  return {
    value,
    isBusy: isLoading,
    isFailed,
    hasMore: isMore,
    retry: () => queries.retry(name),
    more() {
      if (isLoading || !isMore) return;
      // Continues from the list at that time, which may be longer than now.
      queries.ask<List>(name, async (signal, before) =>
        before ? loadMore(signal, before) : asked.load(signal, before),
      );
    },
  };
}
