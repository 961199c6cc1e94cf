// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/arcade-fish.json';
import { textGroup } from '../../text-group.ts';

export type ArcadeFishKey = keyof typeof EN;

export const arcadeFishTexts = textGroup<ArcadeFishKey>({
  EN: () => import('../../../messages/EN/arcade-fish.json'),
  CN: () => import('../../../messages/CN/arcade-fish.json'),
  JA: () => import('../../../messages/JA/arcade-fish.json'),
  TH: () => import('../../../messages/TH/arcade-fish.json'),
  VI: () => import('../../../messages/VI/arcade-fish.json'),
  TY: () => import('../../../messages/TY/arcade-fish.json'),
});
