// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/lottery-plays.json';
import { textGroup } from '../../text-group.ts';

export type LotteryPlaysKey = keyof typeof EN;

export const lotteryPlaysTexts = textGroup<LotteryPlaysKey>({
  EN: () => import('../../../messages/EN/lottery-plays.json'),
  CN: () => import('../../../messages/CN/lottery-plays.json'),
  JA: () => import('../../../messages/JA/lottery-plays.json'),
  TH: () => import('../../../messages/TH/lottery-plays.json'),
  VI: () => import('../../../messages/VI/lottery-plays.json'),
  TY: () => import('../../../messages/TY/lottery-plays.json'),
});
