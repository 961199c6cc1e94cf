/** The inbox: what the house tells one member, and what operators send to many. */

export { createDelivery, type ExcludedMembers } from './delivery.service.ts';
export { createInbox, type Inbox, type NewMessage, type NewMessages } from './inbox.service.ts';
export { createSendings, type Sendings } from './sendings.operator.service.ts';
