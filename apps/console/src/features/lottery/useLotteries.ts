import { useConsole } from '../../platform/console.ts';

/** What asks for the lotteries of a brand. */
export function useLotteries(merchant: string) {
  const { client } = useConsole();
  return {
    queryKey: ['lotteries', merchant],
    queryFn: () => client.lottery.lotteryList({ merchant }),
  };
}

/** The same for one of them, with its plays. */
export function useLottery(merchant: string, code: string) {
  const { client } = useConsole();
  return {
    queryKey: ['lottery', merchant, code],
    queryFn: () => client.lottery.lotteryDetail({ query: { code }, merchant }),
  };
}
