// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/lottery-page.json';
import { textGroup } from '../../text-group.ts';

export type LotteryPageKey = keyof typeof EN;

export const lotteryPageTexts = textGroup<LotteryPageKey>({
  EN: () => import('../../../messages/EN/lottery-page.json'),
  CN: () => import('../../../messages/CN/lottery-page.json'),
  JA: () => import('../../../messages/JA/lottery-page.json'),
  TH: () => import('../../../messages/TH/lottery-page.json'),
  VI: () => import('../../../messages/VI/lottery-page.json'),
  TY: () => import('../../../messages/TY/lottery-page.json'),
});
