// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/arcade-table.json';
import { textGroup } from '../../text-group.ts';

export type ArcadeTableKey = keyof typeof EN;

export const arcadeTableTexts = textGroup<ArcadeTableKey>({
  EN: () => import('../../../messages/EN/arcade-table.json'),
  CN: () => import('../../../messages/CN/arcade-table.json'),
  JA: () => import('../../../messages/JA/arcade-table.json'),
  TH: () => import('../../../messages/TH/arcade-table.json'),
  VI: () => import('../../../messages/VI/arcade-table.json'),
  TY: () => import('../../../messages/TY/arcade-table.json'),
});
