// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/arcade-free.json';
import { textGroup } from '../../text-group.ts';

export type ArcadeFreeKey = keyof typeof EN;

export const arcadeFreeTexts = textGroup<ArcadeFreeKey>({
  EN: () => import('../../../messages/EN/arcade-free.json'),
  CN: () => import('../../../messages/CN/arcade-free.json'),
  JA: () => import('../../../messages/JA/arcade-free.json'),
  TH: () => import('../../../messages/TH/arcade-free.json'),
  VI: () => import('../../../messages/VI/arcade-free.json'),
  TY: () => import('../../../messages/TY/arcade-free.json'),
});
