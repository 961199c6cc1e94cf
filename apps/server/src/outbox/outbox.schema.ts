import { MESSAGE_CHANNELS, MESSAGE_STATES } from '@parlour/contract';
import { at, oneOf } from '@parlour/database/columns';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** Messages to people: written with the change that causes them, delivered afterwards. */
export const outboxMessage = pgTable(
  'outbox_message',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    channel: text('channel', { enum: MESSAGE_CHANNELS }).notNull(),
    purpose: text('purpose').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Without the code, if it carries one: nobody but the recipient gets to read that. */
    body: text('body').notNull(),
    /** What takes the place of the dots on delivery; forgotten when it was sent or is no longer good. */
    code: text('code'),
    state: text('state', { enum: MESSAGE_STATES }).notNull(),
    lastError: text('last_error'),
    requestId: text('request_id'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    finishedAt: at('finished_at'),
  },
  (table) => [
    check('outbox_message_channel', oneOf(table.channel, MESSAGE_CHANNELS)),
    check('outbox_message_state', oneOf(table.state, MESSAGE_STATES)),
    primaryKey({ columns: [table.brandId, table.id] }),
    index('outbox_message_state').on(table.brandId, table.state, table.id),
    index('outbox_message_finished').on(table.finishedAt),
    index('outbox_message_recipient').on(table.brandId, table.channel, table.recipient, table.createdAt),
  ],
);
