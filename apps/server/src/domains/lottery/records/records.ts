/** What the wallet and the winner board tell of lotteries. */

export { createLotteryRecords } from './records.service.ts';
