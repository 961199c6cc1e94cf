// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/arcade-shedding.json';
import { textGroup } from '../../text-group.ts';

export type ArcadeSheddingKey = keyof typeof EN;

export const arcadeSheddingTexts = textGroup<ArcadeSheddingKey>({
  EN: () => import('../../../messages/EN/arcade-shedding.json'),
  CN: () => import('../../../messages/CN/arcade-shedding.json'),
  JA: () => import('../../../messages/JA/arcade-shedding.json'),
  TH: () => import('../../../messages/TH/arcade-shedding.json'),
  VI: () => import('../../../messages/VI/arcade-shedding.json'),
  TY: () => import('../../../messages/TY/arcade-shedding.json'),
});
