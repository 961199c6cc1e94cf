import { RESULTS_MAX } from '@parlour/contract/values/lottery.rules';
import { usePage } from '../../platform/page.ts';
import { useQuery } from '../../platform/useQuery.ts';
import type { DrawnIssue } from './groups.rules.ts';

/** The last results of a lottery, the oldest first. `newest` asks again when there is another. */
export function useTrendResults(gameId: string, newest: string | null, { isNeeded = true } = {}) {
  const { client } = usePage();
  const { value, isFailed, reload } = useQuery<readonly DrawnIssue[]>({
    key: ['site', 'lottery-trend', gameId, newest],
    isNeeded,
    load: async (signal) => {
      const { items } = await client.lottery.lotteryResults({
        query: { gameId, limit: RESULTS_MAX },
        signal,
      });
      return items.toReversed();
    },
  });
  return { issues: value, isFailed, reload };
}
