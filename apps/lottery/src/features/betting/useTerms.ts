import type { PlayType } from '@parlour/contract/values/lottery';
import { usePage } from '../../platform/page.ts';
import { usePrizeMode } from '../../platform/place.store.ts';
import { useQuery } from '../../platform/useQuery.ts';

/** What the member can bet on a lottery, and at what. */
export function useTerms({ gameId, playType }: { gameId: string; playType: PlayType }) {
  const { client } = usePage();
  const prizeMode = usePrizeMode();
  return useQuery({
    key: ['member', 'terms', gameId, playType, prizeMode],
    load: (signal) => client.lottery.lotteryTerms({ query: { gameId, playType, prizeMode }, signal }),
    isKept: true,
  });
}
