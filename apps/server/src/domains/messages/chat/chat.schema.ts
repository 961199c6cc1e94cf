import type { ChatAuthor, ChatKind, ChatState, Language } from '@parlour/contract';
import { CHAT_AUTHORS, CHAT_KINDS, CHAT_STATES } from '@parlour/contract';
import { at, bytes, oneOf } from '@parlour/database/columns';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

/** A member's conversation with support; there is one, which is opened and closed again. */
export const messagesChat = pgTable(
  'messages_chat',
  {
    brandId: uuid('brand_id').notNull(),
    memberId: uuid('member_id').notNull(),
    state: text('state').$type<ChatState>().notNull(),
    /** When it came into its state. */
    since: at('since').notNull(),
    /** Who has taken it, or had when it was closed. */
    operatorId: uuid('operator_id'),
    language: text('language').$type<Language>().notNull(),
    lastSequence: integer('last_sequence').notNull(),
    memberDelivered: integer('member_delivered').notNull(),
    memberRead: integer('member_read').notNull(),
    deskDelivered: integer('desk_delivered').notNull(),
    deskRead: integer('desk_read').notNull(),
    /** The message that closed it last. */
    closedSequence: integer('closed_sequence'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.memberId] }),
    index('messages_chat_state').on(table.brandId, table.state, table.since, table.memberId),
    check('messages_chat_state_known', oneOf(table.state, CHAT_STATES)),
  ],
);

/** Never changed. Sequences have no gap: whoever has all up to one knows what is missing. */
export const messagesChatMessage = pgTable(
  'messages_chat_message',
  {
    brandId: uuid('brand_id').notNull(),
    memberId: uuid('member_id').notNull(),
    sequence: integer('sequence').notNull(),
    /** Made by the sender, so that a message sent twice is one. */
    id: uuid('id').notNull(),
    author: text('author').$type<ChatAuthor>().notNull(),
    kind: text('kind').$type<ChatKind>().notNull(),
    text: text('text').notNull(),
    pictureWidth: integer('picture_width'),
    pictureHeight: integer('picture_height'),
    operatorId: uuid('operator_id'),
    sentAt: at('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.memberId, table.sequence] }),
    unique('messages_chat_message_once').on(table.brandId, table.memberId, table.author, table.id),
    foreignKey({
      columns: [table.brandId, table.memberId],
      foreignColumns: [messagesChat.brandId, messagesChat.memberId],
    }),
    check('messages_chat_author_known', oneOf(table.author, CHAT_AUTHORS)),
    check('messages_chat_kind_known', oneOf(table.kind, CHAT_KINDS)),
  ],
);

/** The picture of a message, encoded anew as WebP. */
export const messagesChatPicture = pgTable(
  'messages_chat_picture',
  {
    brandId: uuid('brand_id').notNull(),
    memberId: uuid('member_id').notNull(),
    sequence: integer('sequence').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.memberId, table.sequence] }),
    foreignKey({
      columns: [table.brandId, table.memberId, table.sequence],
      foreignColumns: [
        messagesChatMessage.brandId,
        messagesChatMessage.memberId,
        messagesChatMessage.sequence,
      ],
    }),
  ],
);

/** What a member thought of a conversation, known by the message that closed it. */
export const messagesChatRating = pgTable(
  'messages_chat_rating',
  {
    brandId: uuid('brand_id').notNull(),
    memberId: uuid('member_id').notNull(),
    sequence: integer('sequence').notNull(),
    operatorId: uuid('operator_id'),
    stars: integer('stars').notNull(),
    comment: text('comment').notNull(),
    ratedAt: at('rated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.memberId, table.sequence] }),
    foreignKey({
      columns: [table.brandId, table.memberId, table.sequence],
      foreignColumns: [
        messagesChatMessage.brandId,
        messagesChatMessage.memberId,
        messagesChatMessage.sequence,
      ],
    }),
  ],
);

/** Who is at the desk of a brand. Renewed while connected; one that is old was left behind by a process that died. */
export const messagesChatDesk = pgTable(
  'messages_chat_desk',
  {
    brandId: uuid('brand_id').notNull(),
    operatorId: uuid('operator_id').notNull(),
    seenAt: at('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.operatorId] })],
);

export const messagesChatAnswer = pgTable(
  'messages_chat_answer',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    texts: jsonb('texts').$type<Partial<Record<Language, string>>>().notNull(),
    changedAt: at('changed_at').notNull(),
    /** Null: the demo. */
    changedBy: uuid('changed_by'),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.id] })],
);
