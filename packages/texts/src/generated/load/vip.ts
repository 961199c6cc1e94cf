// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/vip.json';
import { textGroup } from '../../text-group.ts';

export type VipKey = keyof typeof EN;

export const vipTexts = textGroup<VipKey>({
  EN: () => import('../../../messages/EN/vip.json'),
  CN: () => import('../../../messages/CN/vip.json'),
  JA: () => import('../../../messages/JA/vip.json'),
  TH: () => import('../../../messages/TH/vip.json'),
  VI: () => import('../../../messages/VI/vip.json'),
  TY: () => import('../../../messages/TY/vip.json'),
});
