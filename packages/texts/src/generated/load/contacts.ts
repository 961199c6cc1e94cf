// Made from the files of messages by `npm run generate`.
import type EN from '../../../messages/EN/contacts.json';
import { textGroup } from '../../text-group.ts';

export type ContactsKey = keyof typeof EN;

export const contactsTexts = textGroup<ContactsKey>({
  EN: () => import('../../../messages/EN/contacts.json'),
  CN: () => import('../../../messages/CN/contacts.json'),
  JA: () => import('../../../messages/JA/contacts.json'),
  TH: () => import('../../../messages/TH/contacts.json'),
  VI: () => import('../../../messages/VI/contacts.json'),
  TY: () => import('../../../messages/TY/contacts.json'),
});
