import { INBOX_KINDS, type InboxTexts, SENDING_KINDS, SENDING_STATES } from '@parlour/contract';
import { at, oneOf } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { KeptRecipients } from './inbox.rules.ts';

/** A message that operators send to many; its words are kept once, and how far the delivery has come. */
export const messagesSending = pgTable(
  'messages_sending',
  {
    brandId: uuid('brand_id').notNull(),
    /** Made by whoever queued it, so that a repeat is recognised. */
    id: uuid('id').notNull(),
    kind: text('kind', { enum: SENDING_KINDS }).notNull(),
    texts: jsonb('texts').$type<InboxTexts>().notNull(),
    recipients: jsonb('recipients').$type<KeptRecipients>().notNull(),
    state: text('state', { enum: SENDING_STATES }).notNull(),
    total: integer('total').notNull(),
    delivered: integer('delivered').notNull(),
    leftOut: integer('left_out').notNull(),
    /** The last member served; null: none yet. Moves in the transaction of the messages up to it. */
    afterId: uuid('after_id'),
    queuedAt: at('queued_at').notNull(),
    queuedBy: uuid('queued_by'),
    reason: text('reason').notNull(),
    endedAt: at('ended_at'),
    stoppedBy: uuid('stopped_by'),
    stopReason: text('stop_reason'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('messages_sending_queued').on(table.brandId, table.queuedAt, table.id),
    check('messages_sending_kind', oneOf(table.kind, SENDING_KINDS)),
    check('messages_sending_state', oneOf(table.state, SENDING_STATES)),
  ],
);

/** A message in a member's inbox. */
export const messagesInbox = pgTable(
  'messages_inbox',
  {
    brandId: uuid('brand_id').notNull(),
    memberId: uuid('member_id').notNull(),
    id: uuid('id').notNull(),
    /** What it is about: the same is put into an inbox once. */
    key: text('key').notNull(),
    kind: text('kind', { enum: INBOX_KINDS }).notNull(),
    /** Where its words are; null: in `texts`. */
    sendingId: uuid('sending_id'),
    texts: jsonb('texts').$type<InboxTexts>(),
    sentAt: at('sent_at').notNull(),
    readAt: at('read_at'),
    deletedAt: at('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.memberId, table.id] }),
    uniqueIndex('messages_inbox_key').on(table.brandId, table.memberId, table.key),
    index('messages_inbox_unread')
      .on(table.brandId, table.memberId)
      .where(sql`${table.readAt} is null and ${table.deletedAt} is null`),
    // What is old goes.
    index('messages_inbox_sent').on(table.brandId, table.sentAt),
    // How many have opened a sending.
    index('messages_inbox_read')
      .on(table.brandId, table.sendingId)
      .where(sql`${table.sendingId} is not null and ${table.readAt} is not null`),
    check('messages_inbox_kind', oneOf(table.kind, INBOX_KINDS)),
    check('messages_inbox_words', sql`(${table.sendingId} is null) <> (${table.texts} is null)`),
    foreignKey({
      columns: [table.brandId, table.sendingId],
      foreignColumns: [messagesSending.brandId, messagesSending.id],
    }),
  ],
);
