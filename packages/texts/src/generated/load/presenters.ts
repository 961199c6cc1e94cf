// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/presenters.json';
import { textGroup } from '../../text-group.ts';

export type PresentersKey = keyof typeof EN;

export const presentersTexts = textGroup<PresentersKey>({
  EN: () => import('../../../messages/EN/presenters.json'),
  CN: () => import('../../../messages/CN/presenters.json'),
  JA: () => import('../../../messages/JA/presenters.json'),
  TH: () => import('../../../messages/TH/presenters.json'),
  VI: () => import('../../../messages/VI/presenters.json'),
  TY: () => import('../../../messages/TY/presenters.json'),
});
