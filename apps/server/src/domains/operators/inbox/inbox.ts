export { createInbox, createTaskTeller, type Inbox } from './inbox.service.ts';
