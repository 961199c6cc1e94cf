/** Members' phone numbers and mail addresses. */

export { type Contacts, createContacts } from './contacts.service.ts';
