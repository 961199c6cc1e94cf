import type { QueryKey } from '@parlour/client/queries';
import type { LiveTopic } from '@parlour/contract/values/live';
import { usePages } from '../loading/usePages.ts';
import { appendPage, mergeNewest } from './endless.rules.ts';

type Answer = { items: { id: string }[]; next: string | null };
type Listed<Whole extends Answer> = {
  items: readonly Whole['items'][number][];
  next: string | null;
  /** The newest page as answered, including what it says about the whole list. */
  newest: Whole;
};
type Asked<Whole> = {
  /** Names everything the list depends on: another key starts the list over. */
  key: QueryKey;
  /** `place` goes into the query as it is: empty for the newest page, otherwise the cursor of the page before. */
  load: (signal: AbortSignal, place: { after?: string }) => Promise<Whole>;
  news?: LiveTopic;
};

/** A list of events, newest first; older pages load on request, and news are added on top. */
export function useEndless<Whole extends Answer>({ key, load, news }: Asked<Whole>) {
  const { value, isBusy, isFailed, retry, hasMore, more } = usePages<Listed<Whole>>({
    key,
    ...(news ? { news } : {}),
    async load(signal, before) {
      const newest = await load(signal, {});
      return { ...(before ? mergeNewest<Whole['items'][number]>(before, newest) : newest), newest };
    },
    async loadMore(signal, before) {
      const place = before.next === null ? {} : { after: before.next };
      return { ...before, ...appendPage<Whole['items'][number]>(before, await load(signal, place)) };
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
