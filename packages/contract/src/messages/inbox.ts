import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Language } from '../languages.ts';
import { Id, listOf, Moment, pageById } from '../lists.ts';
import { INBOX_KINDS } from '../values/messages/inbox.ts';

const InboxSummary = z.object({
  id: Id,
  kind: z.enum(INBOX_KINDS),
  title: z.string(),
  excerpt: z.string().describe('How it begins, as plain text'),
  language: Language.describe('In which it is written: the asked one, or the first of the fallback chain'),
  sentAt: Moment,
  readAt: Moment.nullable().describe('null: unread'),
});
export type InboxSummary = z.infer<typeof InboxSummary>;

const InboxMessage = InboxSummary.extend({
  content: z.string().describe('Sanitised HTML, as that of announcements'),
});
export type InboxMessage = z.infer<typeof InboxMessage>;

/** The specification names the module and the unread count; the other calls follow its neighbours. */
const base = { access: 'member', modules: ['inbox'] } as const;

export const inboxEndpoints = {
  inboxUnread: endpoint({
    ...base,
    method: 'GET',
    path: '/wps/relay/MCSFE_getInboxUnreadCount',
    summary: 'How many messages the caller has not read',
    answer: z.number().int(),
    refusals: [],
  }),
  inboxMessages: endpoint({
    ...base,
    method: 'GET',
    path: '/wps/relay/MCSFE_getInboxMessages',
    summary: "The caller's messages, the newest first",
    query: z.object(pageById),
    answer: listOf(InboxSummary),
    refusals: [],
  }),
  inboxMessage: endpoint({
    ...base,
    method: 'GET',
    path: '/wps/relay/MCSFE_getInboxMessage',
    summary: 'One message in full; it stays unread until it is marked',
    query: z.object({ id: Id }),
    answer: InboxMessage,
    refusals: ['not_found'],
  }),
  markInboxRead: endpoint({
    ...base,
    method: 'POST',
    path: '/wps/relay/MCSFE_markInboxAsRead',
    summary: 'Marks a message as read, or without an id all of them; asked again, nothing changes',
    body: z.object({ id: Id.optional() }),
    answer: z.object({}),
    refusals: ['not_found'],
  }),
  removeInboxMessage: endpoint({
    ...base,
    method: 'DELETE',
    path: '/wps/relay/MCSFE_removeInboxMessage',
    summary: 'Deletes a message; asked again, nothing changes',
    body: z.object({ id: Id }),
    answer: z.object({}),
    refusals: ['not_found'],
  }),
  restoreInboxMessage: endpoint({
    ...base,
    method: 'POST',
    path: '/wps/relay/MCSFE_restoreInboxMessage',
    summary: 'Takes the deletion of a message back',
    body: z.object({ id: Id }),
    answer: z.object({}),
    refusals: ['not_found'],
  }),
};
