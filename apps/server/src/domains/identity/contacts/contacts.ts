/** Members' phone numbers and mail addresses; a change sends notices and holds withdrawals. */

export { type Contacts, createContacts } from './contacts.service.ts';
export { createContactNotices } from './notices.service.ts';
export { createSecurity, type Security } from './security.service.ts';
export { createSensitiveChanges, type SensitiveChanges } from './sensitive-changes.service.ts';
