// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/arcade-hi-lo.json';
import { textGroup } from '../../text-group.ts';

export type ArcadeHiLoKey = keyof typeof EN;

export const arcadeHiLoTexts = textGroup<ArcadeHiLoKey>({
  EN: () => import('../../../messages/EN/arcade-hi-lo.json'),
  CN: () => import('../../../messages/CN/arcade-hi-lo.json'),
  JA: () => import('../../../messages/JA/arcade-hi-lo.json'),
  TH: () => import('../../../messages/TH/arcade-hi-lo.json'),
  VI: () => import('../../../messages/VI/arcade-hi-lo.json'),
  TY: () => import('../../../messages/TY/arcade-hi-lo.json'),
});
