import type EN from '../messages/EN/contacts.json';

/** The words of changing phone and mail: only the security centre loads them. */
export type ContactsKey = keyof typeof EN;
