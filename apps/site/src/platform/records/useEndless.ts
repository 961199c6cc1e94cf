import type { LiveTopic } from '@parlour/contract/values/live';
import type { QueryKey } from '../loading/query.ts';
import { usePages } from '../loading/usePages.ts';
import { appendPage, mergeNewest } from './endless.rules.ts';

type Answer<Item> = { items: Item[]; next: string | null };
type Listed<Item, Whole> = {
  items: readonly Item[];
  next: string | null;
  /** The newest page as it was answered, with what is said of the whole list beside it. */
  newest: Whole;
};
type Asked<Whole> = {
  /** Names everything the list depends on: under another key it begins again. */
  key: QueryKey;
  load: (signal: AbortSignal, after: string | null) => Promise<Whole>;
  news?: LiveTopic;
};

/**
 * A list of what happened, the newest first and older pages as they are asked for. What news tell of while one looks is
 * put on top.
 */
export function useEndless<Item extends { id: string }, Whole extends Answer<Item>>({
  key,
  load,
  news,
}: Asked<Whole>) {
  const { value, isBusy, isFailed, retry, hasMore, more } = usePages<Listed<Item, Whole>>({
    key,
    ...(news ? { news } : {}),
    async load(signal, before) {
      const newest = await load(signal, null);
      return { ...(before ? mergeNewest<Item>(before, newest) : newest), newest };
    },
    async loadMore(signal, before) {
      return { ...before, ...appendPage<Item>(before, await load(signal, before.next)) };
    },
    hasMore: ({ next }) => next !== null,
  });
  return {
    items: value?.items ?? [],
    newest: value?.newest ?? null,
    isBusy,
    /** Null while nothing failed. */
    retry: isFailed ? retry : null,
    hasMore,
    more,
  };
}
