import { queries } from './queries.ts';
import { nameOf } from './query.ts';
import { type Asked, useQuery } from './useQuery.ts';

type AskedPages<List> = Asked<List> & {
  /** The list with the page that comes after what is known of it. */
  loadMore: (signal: AbortSignal, before: List) => Promise<List>;
  hasMore: (list: List) => boolean;
};

/** A list that is loaded page by page. `retry` asks once more for what could not be loaded, be it the list or a page. */
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
      // What is known when its turn comes, which may be more than now.
      queries.ask<List>(name, async (signal, before) =>
        before ? loadMore(signal, before) : asked.load(signal, before),
      );
    },
  };
}
