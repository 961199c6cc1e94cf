import type { LotteryOrder } from '@parlour/client';
import type { OrderFilter } from '@parlour/contract/values/lottery';
import { usePage } from '../../platform/page.ts';
import { useQuery } from '../../platform/useQuery.ts';

type Page = { items: readonly LotteryOrder[]; next: string | null };

/** The member's orders of a lottery, or of all; page by page. */
export function useOrders(gameId: string | null, state: OrderFilter) {
  const { client } = usePage();
  const ask = async (signal: AbortSignal, after?: string): Promise<Page> =>
    client.lottery.orders({
      query: { state, ...(gameId && { gameId }), ...(after && { after }) },
      signal,
    });
  const { value, isLoading, isFailed, reload, askFor } = useQuery<Page>({
    key: ['member', 'orders', gameId, state],
    load: (signal) => ask(signal),
  });
  return {
    orders: value?.items ?? null,
    isBusy: isLoading,
    isFailed,
    reload,
    hasMore: Boolean(value?.next),
    more: () =>
      askFor(async (signal, before) => {
        const page = await ask(signal, before?.next ?? undefined);
        return { ...page, items: [...(before?.items ?? []), ...page.items] };
      }),
  };
}
