/** Phone numbers and addresses of members, and what happens around a change of one: notices and the hold on withdrawals. */

export { type Contacts, createContacts } from './contacts.service.ts';
export { createContactNotices } from './notices.service.ts';
export { createSecurity, type Security } from './security.service.ts';
export { createSensitiveChanges, type SensitiveChanges } from './sensitive-changes.service.ts';
