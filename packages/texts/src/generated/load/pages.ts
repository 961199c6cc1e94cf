// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/pages.json';
import { textGroup } from '../../text-group.ts';

export type PagesKey = keyof typeof EN;

export const pagesTexts = textGroup<PagesKey>({
  EN: () => import('../../../messages/EN/pages.json'),
  CN: () => import('../../../messages/CN/pages.json'),
  JA: () => import('../../../messages/JA/pages.json'),
  TH: () => import('../../../messages/TH/pages.json'),
  VI: () => import('../../../messages/VI/pages.json'),
  TY: () => import('../../../messages/TY/pages.json'),
});
