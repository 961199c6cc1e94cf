import { FEEDBACK_STATES, LANGUAGES } from '@parlour/contract';
import { at, bytes } from '@parlour/database/columns';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** What a member wrote to the house. */
export const messagesFeedback = pgTable(
  'messages_feedback',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    /** In which the member reads; the answer is kept under it. */
    language: text('language', { enum: LANGUAGES }).notNull(),
    content: text('content').notNull(),
    comment: text('comment').notNull(),
    state: text('state', { enum: FEEDBACK_STATES }).notNull(),
    sentAt: at('sent_at').notNull(),
    answer: text('answer'),
    handledAt: at('handled_at'),
    handledBy: uuid('handled_by'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('messages_feedback_queue').on(table.brandId, table.state, table.id),
    index('messages_feedback_member').on(table.brandId, table.memberId, table.id),
  ],
);

/** A picture a member uploaded, encoded anew. Only its member and operators see it. */
export const messagesFeedbackPicture = pgTable(
  'messages_feedback_picture',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    /** Null: not sent yet. */
    feedbackId: uuid('feedback_id'),
    content: bytes('content').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('messages_feedback_picture_member').on(table.brandId, table.memberId, table.feedbackId),
    index('messages_feedback_picture_feedback').on(table.brandId, table.feedbackId),
  ],
);
