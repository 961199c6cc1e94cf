// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/bonuses.json';
import { textGroup } from '../../text-group.ts';

export type BonusesKey = keyof typeof EN;

export const bonusesTexts = textGroup<BonusesKey>({
  EN: () => import('../../../messages/EN/bonuses.json'),
  CN: () => import('../../../messages/CN/bonuses.json'),
  JA: () => import('../../../messages/JA/bonuses.json'),
  TH: () => import('../../../messages/TH/bonuses.json'),
  VI: () => import('../../../messages/VI/bonuses.json'),
  TY: () => import('../../../messages/TY/bonuses.json'),
});
