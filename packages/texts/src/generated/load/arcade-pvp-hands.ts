// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/arcade-pvp-hands.json';
import { textGroup } from '../../text-group.ts';

export type ArcadePvpHandsKey = keyof typeof EN;

export const arcadePvpHandsTexts = textGroup<ArcadePvpHandsKey>({
  EN: () => import('../../../messages/EN/arcade-pvp-hands.json'),
  CN: () => import('../../../messages/CN/arcade-pvp-hands.json'),
  JA: () => import('../../../messages/JA/arcade-pvp-hands.json'),
  TH: () => import('../../../messages/TH/arcade-pvp-hands.json'),
  VI: () => import('../../../messages/VI/arcade-pvp-hands.json'),
  TY: () => import('../../../messages/TY/arcade-pvp-hands.json'),
});
