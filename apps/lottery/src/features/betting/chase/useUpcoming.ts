import { usePage } from '../../../platform/page.ts';
import { useQuery } from '../../../platform/useQuery.ts';

/** The issues a chase can buy, the one on sale first. */
export function useUpcoming(gameId: string, limit: number) {
  const { client } = usePage();
  return useQuery({
    key: ['site', 'upcoming', gameId, limit],
    load: async (signal) => (await client.lottery.upcomingIssues({ query: { gameId, limit }, signal })).items,
  });
}
