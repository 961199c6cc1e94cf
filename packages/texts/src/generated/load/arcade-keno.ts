// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/arcade-keno.json';
import { textGroup } from '../../text-group.ts';

export type ArcadeKenoKey = keyof typeof EN;

export const arcadeKenoTexts = textGroup<ArcadeKenoKey>({
  EN: () => import('../../../messages/EN/arcade-keno.json'),
  CN: () => import('../../../messages/CN/arcade-keno.json'),
  JA: () => import('../../../messages/JA/arcade-keno.json'),
  TH: () => import('../../../messages/TH/arcade-keno.json'),
  VI: () => import('../../../messages/VI/arcade-keno.json'),
  TY: () => import('../../../messages/TY/arcade-keno.json'),
});
