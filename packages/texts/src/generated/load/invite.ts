// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/invite.json';
import { textGroup } from '../../text-group.ts';

export type InviteKey = keyof typeof EN;

export const inviteTexts = textGroup<InviteKey>({
  EN: () => import('../../../messages/EN/invite.json'),
  CN: () => import('../../../messages/CN/invite.json'),
  JA: () => import('../../../messages/JA/invite.json'),
  TH: () => import('../../../messages/TH/invite.json'),
  VI: () => import('../../../messages/VI/invite.json'),
  TY: () => import('../../../messages/TY/invite.json'),
});
