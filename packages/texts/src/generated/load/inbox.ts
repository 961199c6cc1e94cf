// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/inbox.json';
import { textGroup } from '../../text-group.ts';

export type InboxKey = keyof typeof EN;

export const inboxTexts = textGroup<InboxKey>({
  EN: () => import('../../../messages/EN/inbox.json'),
  CN: () => import('../../../messages/CN/inbox.json'),
  JA: () => import('../../../messages/JA/inbox.json'),
  TH: () => import('../../../messages/TH/inbox.json'),
  VI: () => import('../../../messages/VI/inbox.json'),
  TY: () => import('../../../messages/TY/inbox.json'),
});
