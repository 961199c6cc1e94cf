import type { ReportReason } from '@parlour/contract';
import { REPORT_REASONS } from '@parlour/contract';
import { ROOM_KEPT_DAYS } from '@parlour/contract/values/messages/room.rules';
import { at, oneOf } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import {
  boolean,
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

/** The chat room of a brand. Its row is locked while a message is added or hidden. */
export const messagesRoom = pgTable(
  'messages_room',
  {
    brandId: uuid('brand_id').notNull(),
    lastSequence: integer('last_sequence').notNull(),
    /** Counts hidings: whoever knows one asks for those after it. */
    lastChange: integer('last_change').notNull(),
    visitorsMayRead: boolean('visitors_may_read').notNull(),
    keptDays: integer('kept_days').notNull().default(ROOM_KEPT_DAYS.usual),
    refusedWords: jsonb('refused_words').$type<string[]>().notNull(),
    maskedWords: jsonb('masked_words').$type<string[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId] })],
);

/** A text is never changed; a hidden message keeps its place, so that sequences have no gap. */
export const messagesRoomMessage = pgTable(
  'messages_room_message',
  {
    brandId: uuid('brand_id').notNull(),
    sequence: integer('sequence').notNull(),
    /** Made by the sender, so that a message sent twice is one. */
    id: uuid('id').notNull(),
    /** Null: the house. */
    memberId: uuid('member_id'),
    /** Who wrote for the house; null: a member, or the demo. */
    operatorId: uuid('operator_id'),
    /** The member's, masked; empty: the house. */
    name: text('name').notNull(),
    /** What was sent; `shown` has asterisks for the words that the brand masks. */
    text: text('text').notNull(),
    shown: text('shown').notNull(),
    sentAt: at('sent_at').notNull(),
    hiddenAt: at('hidden_at'),
    hiddenBy: uuid('hidden_by'),
    hiddenChange: integer('hidden_change'),
    /** Reports that nobody has settled. */
    reports: integer('reports').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.sequence] }),
    unique('messages_room_message_of_member').on(table.brandId, table.memberId, table.id),
    unique('messages_room_message_of_operator').on(table.brandId, table.operatorId, table.id),
    index('messages_room_message_hidden')
      .on(table.brandId, table.hiddenChange)
      .where(sql`${table.hiddenChange} is not null`),
    index('messages_room_message_reported')
      .on(table.brandId, table.sequence)
      .where(sql`${table.reports} > 0`),
    foreignKey({ columns: [table.brandId], foreignColumns: [messagesRoom.brandId] }),
  ],
);

/** A member reports a message once. */
export const messagesRoomReport = pgTable(
  'messages_room_report',
  {
    brandId: uuid('brand_id').notNull(),
    sequence: integer('sequence').notNull(),
    memberId: uuid('member_id').notNull(),
    reason: text('reason').$type<ReportReason>().notNull(),
    reportedAt: at('reported_at').notNull(),
    /** Null: waits. */
    settledAt: at('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.sequence, table.memberId] }),
    foreignKey({
      columns: [table.brandId, table.sequence],
      foreignColumns: [messagesRoomMessage.brandId, messagesRoomMessage.sequence],
    }),
    check('messages_room_report_reason_known', oneOf(table.reason, REPORT_REASONS)),
  ],
);

/** The last muting of a member; those before are on record. */
export const messagesRoomMute = pgTable(
  'messages_room_mute',
  {
    brandId: uuid('brand_id').notNull(),
    memberId: uuid('member_id').notNull(),
    mutedAt: at('muted_at').notNull(),
    mutedBy: uuid('muted_by'),
    reason: text('reason').notNull(),
    /** Null: until it is lifted, which sets it. */
    endsAt: at('ends_at'),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.memberId] })],
);
