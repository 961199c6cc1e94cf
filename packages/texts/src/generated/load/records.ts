// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/records.json';
import { textGroup } from '../../text-group.ts';

export type RecordsKey = keyof typeof EN;

export const recordsTexts = textGroup<RecordsKey>({
  EN: () => import('../../../messages/EN/records.json'),
  CN: () => import('../../../messages/CN/records.json'),
  JA: () => import('../../../messages/JA/records.json'),
  TH: () => import('../../../messages/TH/records.json'),
  VI: () => import('../../../messages/VI/records.json'),
  TY: () => import('../../../messages/TY/records.json'),
});
