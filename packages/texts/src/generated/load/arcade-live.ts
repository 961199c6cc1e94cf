// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/arcade-live.json';
import { textGroup } from '../../text-group.ts';

export type ArcadeLiveKey = keyof typeof EN;

export const arcadeLiveTexts = textGroup<ArcadeLiveKey>({
  EN: () => import('../../../messages/EN/arcade-live.json'),
  CN: () => import('../../../messages/CN/arcade-live.json'),
  JA: () => import('../../../messages/JA/arcade-live.json'),
  TH: () => import('../../../messages/TH/arcade-live.json'),
  VI: () => import('../../../messages/VI/arcade-live.json'),
  TY: () => import('../../../messages/TY/arcade-live.json'),
});
