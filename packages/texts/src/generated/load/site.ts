// Made from the files of messages by `npm run generate`.
import { textGroup } from '../../text-group.ts';
import type EN from '../site/EN.ts';

export type SiteKey = keyof typeof EN;

export const siteTexts = textGroup<SiteKey>({
  EN: () => import('../site/EN.ts'),
  CN: () => import('../site/CN.ts'),
  JA: () => import('../site/JA.ts'),
  TH: () => import('../site/TH.ts'),
  VI: () => import('../site/VI.ts'),
  TY: () => import('../site/TY.ts'),
});
