// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/arcade-roulette.json';
import { textGroup } from '../../text-group.ts';

export type ArcadeRouletteKey = keyof typeof EN;

export const arcadeRouletteTexts = textGroup<ArcadeRouletteKey>({
  EN: () => import('../../../messages/EN/arcade-roulette.json'),
  CN: () => import('../../../messages/CN/arcade-roulette.json'),
  JA: () => import('../../../messages/JA/arcade-roulette.json'),
  TH: () => import('../../../messages/TH/arcade-roulette.json'),
  VI: () => import('../../../messages/VI/arcade-roulette.json'),
  TY: () => import('../../../messages/TY/arcade-roulette.json'),
});
