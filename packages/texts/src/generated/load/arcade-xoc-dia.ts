// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/arcade-xoc-dia.json';
import { textGroup } from '../../text-group.ts';

export type ArcadeXocDiaKey = keyof typeof EN;

export const arcadeXocDiaTexts = textGroup<ArcadeXocDiaKey>({
  EN: () => import('../../../messages/EN/arcade-xoc-dia.json'),
  CN: () => import('../../../messages/CN/arcade-xoc-dia.json'),
  JA: () => import('../../../messages/JA/arcade-xoc-dia.json'),
  TH: () => import('../../../messages/TH/arcade-xoc-dia.json'),
  VI: () => import('../../../messages/VI/arcade-xoc-dia.json'),
  TY: () => import('../../../messages/TY/arcade-xoc-dia.json'),
});
