// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/arcade-dice.json';
import { textGroup } from '../../text-group.ts';

export type ArcadeDiceKey = keyof typeof EN;

export const arcadeDiceTexts = textGroup<ArcadeDiceKey>({
  EN: () => import('../../../messages/EN/arcade-dice.json'),
  CN: () => import('../../../messages/CN/arcade-dice.json'),
  JA: () => import('../../../messages/JA/arcade-dice.json'),
  TH: () => import('../../../messages/TH/arcade-dice.json'),
  VI: () => import('../../../messages/VI/arcade-dice.json'),
  TY: () => import('../../../messages/TY/arcade-dice.json'),
});
