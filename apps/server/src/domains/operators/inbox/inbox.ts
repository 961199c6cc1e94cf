/** What waits for operators: tasks, searches and figures that every domain adds to. */

export { createInbox, createTaskTeller, type Inbox } from './inbox.service.ts';
