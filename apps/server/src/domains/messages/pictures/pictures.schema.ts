import { at, bytes } from '@parlour/database/columns';
import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** A picture that operators uploaded, known by the digest of what they sent. Never changed. */
export const messagesPicture = pgTable(
  'messages_picture',
  {
    brandId: uuid('brand_id').notNull(),
    digest: text('digest').notNull(),
    /** Of the largest file. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    uploadedAt: at('uploaded_at').notNull(),
    /** Null: the demo. */
    uploadedBy: uuid('uploaded_by'),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.digest] })],
);

/** A picture encoded anew, in one size and format. */
export const messagesPictureFile = pgTable(
  'messages_picture_file',
  {
    brandId: uuid('brand_id').notNull(),
    digest: text('digest').notNull(),
    /** `<width>.<format>`. */
    name: text('name').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.digest, table.name] }),
    foreignKey({
      columns: [table.brandId, table.digest],
      foreignColumns: [messagesPicture.brandId, messagesPicture.digest],
    }),
  ],
);
