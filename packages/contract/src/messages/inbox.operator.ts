import { z } from 'zod';
import { MemberType } from '../identity/parts.ts';
import { Language } from '../languages.ts';
import { Id, listOf, Moment, MomentInQuery, OperatorRef, page, Reason } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { Lines, Text } from '../text.ts';
import { SENDING_KINDS, SENDING_STATES } from '../values/messages/inbox.ts';
import { ACCOUNTS_MAX, CONTENT_MAX, TITLE_MAX } from '../values/messages/messages.rules.ts';

const InboxText = z.strictObject({
  title: Text.trim().min(1).max(TITLE_MAX),
  content: Lines.trim()
    .min(1)
    .max(CONTENT_MAX)
    .describe('HTML; what is not allowed is left out when it is saved'),
});
export type InboxText = z.infer<typeof InboxText>;
export const InboxTexts = z.partialRecord(Language, InboxText);
export type InboxTexts = z.infer<typeof InboxTexts>;

/** Who gets it: the named accounts, or every active member with what is asked for. Trial accounts never. */
const Recipients = z.discriminatedUnion('to', [
  z.strictObject({
    to: z.literal('accounts'),
    accounts: z.array(Text.trim().min(1).max(64)).min(1).max(ACCOUNTS_MAX),
  }),
  z.strictObject({
    to: z.literal('segment'),
    type: MemberType.nullable(),
    language: Language.nullable(),
    registeredFrom: Moment.nullable(),
    registeredUntil: Moment.nullable(),
    signedInSince: Moment.nullable(),
  }),
]);
export type Recipients = z.infer<typeof Recipients>;

const SendingSummary = z.object({
  id: Id,
  kind: z.enum(SENDING_KINDS),
  title: z.string().describe("In the brand's default language, or the first of the fallback chain"),
  recipients: Recipients,
  state: z.enum(SENDING_STATES),
  total: z.number().int().describe('Recipients when it was queued'),
  delivered: z.number().int(),
  leftOut: z.number().int().describe('Members who excluded themselves: they get no promotion'),
  queuedAt: Moment,
  queuedBy: OperatorRef.nullable(),
  endedAt: Moment.nullable(),
});
export type SendingSummary = z.infer<typeof SendingSummary>;

const Sending = SendingSummary.extend({
  texts: InboxTexts,
  read: z.number().int().describe('How many recipients have opened it'),
  reason: z.string(),
  stoppedBy: OperatorRef.nullable(),
  stopReason: z.string().nullable(),
});
export type Sending = z.infer<typeof Sending>;

const read = { operator: 'messages.read', scope: 'brand' } as const;
const edit = { operator: 'messages.edit', scope: 'brand' } as const;

export const inboxOperatorEndpoints = {
  sendings: operatorEndpoint({
    method: 'GET',
    path: '/ops/messages/sendings',
    summary: 'What was sent to the inboxes of members, the latest first',
    access: read,
    query: z.object({ ...page, state: z.enum(SENDING_STATES).optional() }),
    answer: listOf(SendingSummary),
    refusals: [],
  }),
  sending: operatorEndpoint({
    method: 'GET',
    path: '/ops/messages/sending',
    summary: 'One sending with its texts and how far it has come',
    access: read,
    query: z.object({ id: Id }),
    answer: Sending,
    refusals: ['not_found'],
  }),
  countRecipients: operatorEndpoint({
    method: 'GET',
    path: '/ops/messages/recipients',
    summary: 'How many members a segment has now',
    access: read,
    query: z.object({
      type: z.coerce.number().pipe(MemberType).optional(),
      language: Language.optional(),
      registeredFrom: MomentInQuery,
      registeredUntil: MomentInQuery,
      signedInSince: MomentInQuery,
    }),
    answer: z.object({ count: z.number().int() }),
    refusals: [],
  }),
  sendMessage: operatorEndpoint({
    method: 'POST',
    path: '/ops/messages/sending/start',
    summary: 'Queues a message for delivery; the same again under its id is not queued again',
    access: edit,
    body: z.object({
      id: Id.describe('Made by the caller'),
      kind: z.enum(SENDING_KINDS),
      texts: InboxTexts,
      recipients: Recipients,
      reason: Reason,
    }),
    answer: Sending,
    refusals: ['unknown_accounts', 'too_many_sendings', 'idempotency_conflict'],
  }),
  stopSending: operatorEndpoint({
    method: 'POST',
    path: '/ops/messages/sending/stop',
    summary: 'Stops the delivery; who has the message keeps it. One that has ended stays as it is',
    access: edit,
    body: z.object({ id: Id, reason: Reason }),
    answer: Sending,
    refusals: ['not_found'],
  }),
};
