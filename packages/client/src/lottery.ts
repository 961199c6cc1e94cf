import { type Client, type ClientNeeds, createCalls } from './client.ts';
import { LOTTERY_ENDPOINTS } from './lottery-endpoints.generated.ts';

export type LotteryClient = Pick<Client, keyof typeof LOTTERY_ENDPOINTS>;

/** The calls of the lottery page, without the table of all others. */
export function createLotteryClient(needs: ClientNeeds): LotteryClient {
  return createCalls(LOTTERY_ENDPOINTS, needs) as LotteryClient;
}
