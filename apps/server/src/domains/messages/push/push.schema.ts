import type { PushTopic } from '@parlour/contract';
import { at } from '@parlour/database/columns';
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** The pair by which push services know a brand (RFC 8292); the private half is encrypted with the master key. */
export const messagesPushKey = pgTable('messages_push_key', {
  brandId: uuid('brand_id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt: at('created_at').notNull(),
});

/** A browser that is notified. It belongs to a session and goes with it. */
export const messagesPushDevice = pgTable(
  'messages_push_device',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    endpoint: text('endpoint').notNull(),
    /** What only this browser can read, it reads with these two (RFC 8291). */
    publicKey: text('public_key').notNull(),
    secret: text('secret').notNull(),
    /** When the browser last said that it wants to be notified. */
    seenAt: at('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('messages_push_device_endpoint').on(table.brandId, table.endpoint),
    index('messages_push_device_member').on(table.brandId, table.memberId),
    index('messages_push_device_session').on(table.brandId, table.sessionId),
    index('messages_push_device_seen').on(table.brandId, table.seenAt),
  ],
);

/** What a member chose; without a row they chose nothing yet. */
export const messagesPushChoice = pgTable(
  'messages_push_choice',
  {
    brandId: uuid('brand_id').notNull(),
    memberId: uuid('member_id').notNull(),
    topics: jsonb('topics').$type<readonly PushTopic[]>().notNull(),
    /** HH:mm; null: no quiet hours. */
    quietFrom: text('quiet_from'),
    quietUntil: text('quiet_until'),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.memberId] })],
);
