import type { ContactsKey } from '@parlour/texts/contacts';
import { textsApart } from '../../../platform/texts-apart.ts';

const contacts = textsApart<ContactsKey>({
  EN: () => import('@parlour/texts/messages/EN/contacts.json'),
  CN: () => import('@parlour/texts/messages/CN/contacts.json'),
  JA: () => import('@parlour/texts/messages/JA/contacts.json'),
  TH: () => import('@parlour/texts/messages/TH/contacts.json'),
  VI: () => import('@parlour/texts/messages/VI/contacts.json'),
  TY: () => import('@parlour/texts/messages/TY/contacts.json'),
});

/** The words of changing phone and mail. */
export const useContactsText = contacts.useTextApart;
