import type { Lottery } from '@parlour/client';
import { usePage } from '../../platform/page.ts';
import { useQuery } from '../../platform/useQuery.ts';

/** The lotteries of the brand, in its order. */
export function useLotteries() {
  const { client } = usePage();
  return useQuery({
    key: ['site', 'lotteries'],
    load: async (signal) => (await client.lottery.lotteries({ signal })).items,
    isKept: true,
  });
}

type Found = { lottery: Lottery | null; isLoading: boolean; reload: () => void };

/** One of them; null while they are not known, and if it is none of them. Who is not logged in may look at results too. */
export function useLottery(gameId: string): Found {
  const { value, isFailed, reload } = useLotteries();
  const lottery = value?.find((own) => own.gameId === gameId) ?? null;
  return { lottery, isLoading: value === null && !isFailed, reload };
}
