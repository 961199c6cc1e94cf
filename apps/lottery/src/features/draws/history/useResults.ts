import type { Client } from '@parlour/client';
import { usePage } from '../../../platform/page.ts';
import { useQuery } from '../../../platform/useQuery.ts';
import { RESULTS_A_PAGE } from './history.rules.ts';

type Page = Awaited<ReturnType<Client['lottery']['lotteryResults']>>;
export type PastIssue = Page['items'][number];

type Asked = {
  gameId: string;
  /** In the zone of the lottery; null: of every day. */
  day: string | null;
};

/** Past issues of a lottery, page by page; the newest first. */
export function useResults({ gameId, day }: Asked) {
  const { client } = usePage();
  const load = (signal: AbortSignal, after?: string) =>
    client.lottery.lotteryResults({
      query: { gameId, limit: RESULTS_A_PAGE, ...(after && { after }), ...(day && { day }) },
      signal,
    });
  const { value, isLoading, isFailed, reload, askFor } = useQuery<Page>({
    key: ['site', 'lottery-results', gameId, day],
    load: (signal) => load(signal),
  });
  const next = value?.next ?? null;
  return {
    family: value?.family ?? null,
    issues: value?.items ?? null,
    isLoading,
    isFailed,
    reload,
    hasMore: next !== null,
    more() {
      if (isLoading || next === null) return;
      askFor(async (signal, before) => {
        const page = await load(signal, before?.next ?? undefined);
        return { ...page, items: [...(before?.items ?? []), ...page.items] };
      });
    },
  };
}
