// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/arcade-baccarat.json';
import { textGroup } from '../../text-group.ts';

export type ArcadeBaccaratKey = keyof typeof EN;

export const arcadeBaccaratTexts = textGroup<ArcadeBaccaratKey>({
  EN: () => import('../../../messages/EN/arcade-baccarat.json'),
  CN: () => import('../../../messages/CN/arcade-baccarat.json'),
  JA: () => import('../../../messages/JA/arcade-baccarat.json'),
  TH: () => import('../../../messages/TH/arcade-baccarat.json'),
  VI: () => import('../../../messages/VI/arcade-baccarat.json'),
  TY: () => import('../../../messages/TY/arcade-baccarat.json'),
});
