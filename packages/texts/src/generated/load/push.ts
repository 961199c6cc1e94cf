// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/push.json';
import { textGroup } from '../../text-group.ts';

export type PushKey = keyof typeof EN;

export const pushTexts = textGroup<PushKey>({
  EN: () => import('../../../messages/EN/push.json'),
  CN: () => import('../../../messages/CN/push.json'),
  JA: () => import('../../../messages/JA/push.json'),
  TH: () => import('../../../messages/TH/push.json'),
  VI: () => import('../../../messages/VI/push.json'),
  TY: () => import('../../../messages/TY/push.json'),
});
