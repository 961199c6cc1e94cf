// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/lottery-draws.json';
import { textGroup } from '../../text-group.ts';

export type LotteryDrawsKey = keyof typeof EN;

export const lotteryDrawsTexts = textGroup<LotteryDrawsKey>({
  EN: () => import('../../../messages/EN/lottery-draws.json'),
  CN: () => import('../../../messages/CN/lottery-draws.json'),
  JA: () => import('../../../messages/JA/lottery-draws.json'),
  TH: () => import('../../../messages/TH/lottery-draws.json'),
  VI: () => import('../../../messages/VI/lottery-draws.json'),
  TY: () => import('../../../messages/TY/lottery-draws.json'),
});
