import type { AnnouncementDocument } from '@parlour/contract';
import { at } from '@parlour/database/columns';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** What operators announce. The words are in its versions. */
export const messagesAnnouncement = pgTable(
  'messages_announcement',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    /** The latest. */
    version: integer('version').notNull(),
    /** Null: none is public. */
    publishedVersion: integer('published_version'),
    /** When the public version ends; null: it does not. */
    endsAt: at('ends_at'),
    createdAt: at('created_at').notNull(),
    changedAt: at('changed_at').notNull(),
    /** Null: the demo. */
    changedBy: uuid('changed_by'),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.id] })],
);

/** A version as it was saved. Never changed. */
export const messagesAnnouncementVersion = pgTable(
  'messages_announcement_version',
  {
    brandId: uuid('brand_id').notNull(),
    announcementId: uuid('announcement_id').notNull(),
    version: integer('version').notNull(),
    document: jsonb('document').$type<AnnouncementDocument>().notNull(),
    savedAt: at('saved_at').notNull(),
    savedBy: uuid('saved_by'),
    reason: text('reason').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.announcementId, table.version] }),
    foreignKey({
      columns: [table.brandId, table.announcementId],
      foreignColumns: [messagesAnnouncement.brandId, messagesAnnouncement.id],
    }),
  ],
);

/** From when until when a version was public, by whom and why: what was shown when. */
export const messagesPublication = pgTable(
  'messages_publication',
  {
    brandId: uuid('brand_id').notNull(),
    id: uuid('id').notNull(),
    announcementId: uuid('announcement_id').notNull(),
    version: integer('version').notNull(),
    publishedAt: at('published_at').notNull(),
    publishedBy: uuid('published_by'),
    reason: text('reason').notNull(),
    /** Null: it still is. */
    endedAt: at('ended_at'),
    endedBy: uuid('ended_by'),
    endReason: text('end_reason'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('messages_publication_announcement').on(table.brandId, table.announcementId, table.id),
    foreignKey({
      columns: [table.brandId, table.announcementId, table.version],
      foreignColumns: [
        messagesAnnouncementVersion.brandId,
        messagesAnnouncementVersion.announcementId,
        messagesAnnouncementVersion.version,
      ],
    }),
  ],
);

/** A member has read an announcement. */
export const messagesAnnouncementRead = pgTable(
  'messages_announcement_read',
  {
    brandId: uuid('brand_id').notNull(),
    memberId: uuid('member_id').notNull(),
    announcementId: uuid('announcement_id').notNull(),
    readAt: at('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.memberId, table.announcementId] }),
    // Old marks go.
    index('messages_announcement_read_at').on(table.brandId, table.readAt),
    foreignKey({
      columns: [table.brandId, table.announcementId],
      foreignColumns: [messagesAnnouncement.brandId, messagesAnnouncement.id],
    }),
  ],
);
