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

/** One of them; null while they are not known. Who is not logged in may look at results too. */
export function useLottery(gameId: string): Lottery | null {
  return useLotteries().value?.find((lottery) => lottery.gameId === gameId) ?? null;
}
