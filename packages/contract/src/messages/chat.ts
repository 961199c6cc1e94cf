import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Language } from '../languages.ts';
import { Text } from '../text.ts';
import { CHAT_COMMENT_MAX, CHAT_STARS_MAX, CHAT_TITLE_MAX } from '../values/messages/chat.rules.ts';
import { CHAT_STATES } from '../values/messages/chat.ts';
import { LINK_MAX } from '../values/messages/messages.rules.ts';
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

const modules = ['liveChat'] as const;

const Chat = z.object({
  ...chatMarks,
  state: z.enum(CHAT_STATES),
  isStaffed: z.boolean().describe('Somebody is at the desk'),
  operator: z.string().nullable().describe('Who has taken the conversation'),
  mayRate: z.boolean().describe('The conversation was closed and has not been rated'),
  items: z.array(ChatMessage).describe('In order'),
});
export type Chat = z.infer<typeof Chat>;

const unread = {
  method: 'GET',
  access: 'member',
  modules,
  answer: z.object({ unReadCount: z.number().int() }),
  refusals: [],
} as const;

export const chatEndpoints = {
  launchChat: endpoint({
    method: 'GET',
    path: '/wps/relay/CBS_launchChat',
    summary: 'The address of the chat page',
    access: 'member',
    modules,
    query: z.object({
      b2c: z.enum(['true', 'false']).optional().describe('Whether the caller is a customer; all callers are'),
      language: Language.optional(),
      backUrl: Text.max(LINK_MAX).optional().describe('Where the back arrow leads: a page of the site'),
      headerColor: z
        .string()
        .regex(/^#?[0-9a-fA-F]{6}$/)
        .optional()
        .describe("Ignored: the brand's theme decides"),
      title: Text.max(CHAT_TITLE_MAX).optional(),
    }),
    answer: z.string().describe('An address of the site'),
    refusals: [],
  }),
  chatUnread: endpoint({
    ...unread,
    path: '/wps/relay/CBS_unreadCount',
    summary: 'Messages of support that the member has not read',
  }),
  serviceUnread: endpoint({
    ...unread,
    path: '/wps/relay/CSP_unreadCount',
    summary: 'The same, under the name of the service portal',
  }),
  chat: endpoint({
    method: 'GET',
    path: '/wps/relay/CBS_chat',
    summary: "The caller's conversation with support and a page of its messages",
    access: 'member',
    modules,
    query: z.object(chatPage),
    answer: Chat,
    refusals: [],
  }),
  sendChat: endpoint({
    method: 'POST',
    path: '/wps/relay/CBS_sendMessage',
    summary: 'Sends a text; a closed conversation is opened again',
    access: 'member',
    modules,
    body: z.object(sentText),
    answer: ChatMessage,
    refusals: ['idempotency_conflict'],
  }),
  sendChatPicture: endpoint({
    method: 'POST',
    path: '/wps/relay/CBS_sendPicture',
    summary: 'Sends a picture, which only the member and the desk can see',
    access: 'member',
    modules,
    bodyMaxBytes: PICTURE_BODY_MAX_BYTES,
    body: z.object(sentPicture),
    answer: ChatMessage,
    refusals: ['idempotency_conflict', 'upload_rejected'],
  }),
  chatPicture: endpoint({
    method: 'GET',
    path: '/wps/relay/CBS_picture',
    summary: "A picture of the caller's conversation",
    access: 'member',
    modules,
    query: z.object({ sequence: askedPicture }),
    answer: ChatPicture,
    refusals: ['not_found'],
  }),
  markChat: endpoint({
    method: 'POST',
    path: '/wps/relay/CBS_mark',
    summary: 'Up to where the member has received and read; marks never go back',
    access: 'member',
    modules,
    body: z.object(chatMark),
    answer: z.object({}),
    refusals: [],
  }),
  chatTyping: endpoint({
    method: 'POST',
    path: '/wps/relay/CBS_typing',
    summary: 'The member is typing; nothing is kept',
    access: 'member',
    modules,
    body: z.object({}),
    answer: z.object({}),
    refusals: [],
  }),
  rateChat: endpoint({
    method: 'POST',
    path: '/wps/relay/CBS_rate',
    summary: 'Rates the conversation that was closed last, once',
    access: 'member',
    modules,
    body: z.object({
      stars: z.number().int().min(1).max(CHAT_STARS_MAX),
      comment: Text.trim().max(CHAT_COMMENT_MAX).default(''),
    }),
    answer: z.object({}),
    refusals: ['not_found'],
  }),
};
