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
