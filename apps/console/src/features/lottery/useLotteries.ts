import { useConsole } from '../../platform/console.ts';

/** What asks for the lotteries of a brand. */
export function useLotteries(merchant: string) {
  const { client } = useConsole();
  return {
    queryKey: ['lotteries', merchant],
    queryFn: () => client.lottery.lotteryList({ merchant }),
  };
}
