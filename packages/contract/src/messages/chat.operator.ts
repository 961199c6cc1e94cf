import { z } from 'zod';
import { Language } from '../languages.ts';
import { Id, listOf, Moment, OperatorRef, page } from '../lists.ts';
import { operatorEndpoint } from '../operators/operator-endpoint.ts';
import { Lines, Text } from '../text.ts';
import { CANNED_TITLE_MAX, CHAT_TEXT_MAX } from '../values/messages/chat.rules.ts';
import { CHAT_AUTHORS, CHAT_KINDS, CHAT_STATES } from '../values/messages/chat.ts';
import {
  askedPicture,
  ChatMessage,
  ChatPicture,
  chatMark,
  chatMarks,
  chatPage,
  PICTURE_BODY_MAX_BYTES,
  sentPicture,
  sentText,
} from './chat.parts.ts';

const access = { operator: 'messages.chat', scope: 'brand' } as const;
const memberId = Id.describe('A conversation is known by its member');

const ChatSummary = z.object({
  ...chatMarks,
  memberId,
  account: z.string(),
  customerNo: z.string(),
  language: Language.describe('In which the member uses the site'),
  state: z.enum(CHAT_STATES),
  operator: OperatorRef.nullable().describe('Who has taken it'),
  unread: z.number().int().describe('Messages of the member that the desk has not read'),
  since: Moment.describe('When it came into its state'),
  last: z
    .object({ author: z.enum(CHAT_AUTHORS), kind: z.enum(CHAT_KINDS), text: z.string(), sentAt: Moment })
    .nullable(),
  rating: z
    .object({ stars: z.number().int(), comment: z.string() })
    .nullable()
    .describe('Of the closing before, if the member gave one'),
});
export type ChatSummary = z.infer<typeof ChatSummary>;

const DeskChat = ChatSummary.extend({ items: z.array(ChatMessage) });
export type DeskChat = z.infer<typeof DeskChat>;

const CannedAnswer = z.object({
  id: Id,
  title: z.string(),
  texts: z.partialRecord(Language, z.string()),
});
export type CannedAnswer = z.infer<typeof CannedAnswer>;

export const chatOperatorEndpoints = {
  chatDesk: operatorEndpoint({
    method: 'GET',
    path: '/ops/messages/chat/desk',
    summary: 'The queue, the longest waiting first; the conversations taken; and who is at the desk',
    access,
    answer: z.object({
      waiting: z.array(ChatSummary),
      open: z.array(ChatSummary),
      atDesk: z.array(OperatorRef),
    }),
    refusals: [],
  }),
  closedChats: operatorEndpoint({
    method: 'GET',
    path: '/ops/messages/chat/closed',
    summary: 'Closed conversations, the latest first',
    access,
    query: z.object(page),
    answer: listOf(ChatSummary),
    refusals: [],
  }),
  deskChat: operatorEndpoint({
    method: 'GET',
    path: '/ops/messages/chat',
    summary: 'A conversation with a page of its messages; looking into that of a colleague is recorded',
    access,
    query: z.object({ memberId, ...chatPage }),
    answer: DeskChat,
    refusals: ['not_found'],
  }),
  deskPicture: operatorEndpoint({
    method: 'GET',
    path: '/ops/messages/chat/picture',
    summary: 'A picture of a conversation; each view is recorded',
    access,
    query: z.object({ memberId, sequence: askedPicture }),
    answer: ChatPicture,
    refusals: ['not_found'],
  }),
  takeChat: operatorEndpoint({
    method: 'POST',
    path: '/ops/messages/chat/take',
    summary: 'Takes a conversation from the queue, or from a colleague who has left the desk',
    access,
    body: z.object({ memberId }),
    answer: z.object({}),
    refusals: ['not_found', 'chat_taken', 'chat_closed'],
  }),
  handOverChat: operatorEndpoint({
    method: 'POST',
    path: '/ops/messages/chat/hand-over',
    summary: "Hands one's conversation over to a colleague at the desk",
    access,
    body: z.object({ memberId, operatorId: Id }),
    answer: z.object({}),
    refusals: ['not_found', 'chat_taken', 'chat_closed'],
  }),
  closeChat: operatorEndpoint({
    method: 'POST',
    path: '/ops/messages/chat/close',
    summary: "Closes one's conversation; the member may rate it",
    access,
    body: z.object({ memberId }),
    answer: z.object({}),
    refusals: ['not_found', 'chat_taken', 'chat_closed'],
  }),
  answerChat: operatorEndpoint({
    method: 'POST',
    path: '/ops/messages/chat/send',
    summary: 'Answers; a conversation that waits is taken by it',
    access,
    body: z.object({ memberId, ...sentText }),
    answer: ChatMessage,
    refusals: ['not_found', 'chat_taken', 'chat_closed', 'idempotency_conflict'],
  }),
  answerChatPicture: operatorEndpoint({
    method: 'POST',
    path: '/ops/messages/chat/send-picture',
    summary: 'Answers with a picture',
    access,
    bodyMaxBytes: PICTURE_BODY_MAX_BYTES,
    body: z.object({ memberId, ...sentPicture }),
    answer: ChatMessage,
    refusals: ['not_found', 'chat_taken', 'chat_closed', 'idempotency_conflict', 'upload_rejected'],
  }),
  markDeskChat: operatorEndpoint({
    method: 'POST',
    path: '/ops/messages/chat/mark',
    summary: 'Up to where the desk has received, and whoever has taken the conversation read',
    access,
    body: z.object({ memberId, ...chatMark }),
    answer: z.object({}),
    refusals: ['not_found'],
  }),
  deskTyping: operatorEndpoint({
    method: 'POST',
    path: '/ops/messages/chat/typing',
    summary: 'The operator is typing; nothing is kept',
    access,
    body: z.object({ memberId }),
    answer: z.object({}),
    refusals: [],
  }),
  cannedAnswers: operatorEndpoint({
    method: 'GET',
    path: '/ops/messages/chat/answers',
    summary: "The brand's ready answers, by title",
    access,
    answer: z.object({ items: z.array(CannedAnswer), next: z.null() }),
    refusals: [],
  }),
  saveCannedAnswer: operatorEndpoint({
    method: 'POST',
    path: '/ops/messages/chat/answer/save',
    summary: 'Keeps a ready answer; without an id a new one',
    access,
    body: z.object({
      id: Id.optional(),
      title: Text.trim().min(1).max(CANNED_TITLE_MAX),
      texts: z
        .partialRecord(Language, Lines.trim().min(1).max(CHAT_TEXT_MAX))
        .refine((texts) => Object.keys(texts).length > 0),
    }),
    answer: CannedAnswer,
    refusals: ['not_found', 'too_many_answers'],
  }),
  removeCannedAnswer: operatorEndpoint({
    method: 'POST',
    path: '/ops/messages/chat/answer/remove',
    summary: 'Removes a ready answer',
    access,
    body: z.object({ id: Id }),
    answer: z.object({}),
    refusals: ['not_found'],
  }),
  chatLive: operatorEndpoint({
    method: 'GET',
    path: '/ops/messages/chat/live',
    summary:
      'Server-sent events: `chat` names a conversation that changed, `typing` one whose member types; being connected is being at the desk',
    access: { ...access, by: 'ticket' },
    answers: 'events',
    query: z.object({ ticket: Text.max(100) }),
    answer: z.object({ memberId }).describe('The data of each event'),
    refusals: [],
  }),
};
