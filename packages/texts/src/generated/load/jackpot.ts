// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/jackpot.json';
import { textGroup } from '../../text-group.ts';

export type JackpotKey = keyof typeof EN;

export const jackpotTexts = textGroup<JackpotKey>({
  EN: () => import('../../../messages/EN/jackpot.json'),
  CN: () => import('../../../messages/CN/jackpot.json'),
  JA: () => import('../../../messages/JA/jackpot.json'),
  TH: () => import('../../../messages/TH/jackpot.json'),
  VI: () => import('../../../messages/VI/jackpot.json'),
  TY: () => import('../../../messages/TY/jackpot.json'),
});
