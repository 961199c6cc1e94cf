// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/chat.json';
import { textGroup } from '../../text-group.ts';

export type ChatKey = keyof typeof EN;

export const chatTexts = textGroup<ChatKey>({
  EN: () => import('../../../messages/EN/chat.json'),
  CN: () => import('../../../messages/CN/chat.json'),
  JA: () => import('../../../messages/JA/chat.json'),
  TH: () => import('../../../messages/TH/chat.json'),
  VI: () => import('../../../messages/VI/chat.json'),
  TY: () => import('../../../messages/TY/chat.json'),
});
