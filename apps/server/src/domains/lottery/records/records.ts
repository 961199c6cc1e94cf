/** What the wallet, the winner board and rewards are told of lotteries. */

export { createLotteryRecords } from './records.service.ts';
export { createSettledBets, type SettledBets } from './settled-bets.service.ts';
