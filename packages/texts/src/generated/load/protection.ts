// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/protection.json';
import { textGroup } from '../../text-group.ts';

export type ProtectionKey = keyof typeof EN;

export const protectionTexts = textGroup<ProtectionKey>({
  EN: () => import('../../../messages/EN/protection.json'),
  CN: () => import('../../../messages/CN/protection.json'),
  JA: () => import('../../../messages/JA/protection.json'),
  TH: () => import('../../../messages/TH/protection.json'),
  VI: () => import('../../../messages/VI/protection.json'),
  TY: () => import('../../../messages/TY/protection.json'),
});
