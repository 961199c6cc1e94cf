import { lotteryDrawEndpoints } from './draws.ts';
import { lotteryGameEndpoints } from './games.ts';
import { lotteryOrderEndpoints } from './orders.ts';

export const lottery = {
  ...lotteryGameEndpoints,
  ...lotteryDrawEndpoints,
  ...lotteryOrderEndpoints,
};
