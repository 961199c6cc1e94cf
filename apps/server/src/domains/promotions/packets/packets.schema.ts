import { at, parts } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';

/** The seed of a red packet by its number, drawn before the one before it is announced. */
export const promotionsPacketSeed = pgTable(
  'promotions_packet_seed',
  {
    brandId: uuid('brand_id').notNull(),
    number: integer('number').notNull(),
    commitment: text('commitment').notNull(),
    /** Encrypted at rest until the draw. */
    sealedSeed: text('sealed_seed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.number] })],
);

/** A red packet that was announced, and what it was drawn from. */
export const promotionsPacket = pgTable(
  'promotions_packet',
  {
    brandId: uuid('brand_id').notNull(),
    number: integer('number').notNull(),
    currency: text('currency').notNull(),
    total: parts('total').notNull(),
    shares: integer('shares').notNull(),
    taken: integer('taken').notNull(),
    announcedAt: at('announced_at').notNull(),
    opensAt: at('opens_at').notNull(),
    closesAt: at('closes_at').notNull(),
    cancelledAt: at('cancelled_at'),
    commitment: text('commitment').notNull(),
    external: text('external').notNull(),
    drawnAt: at('drawn_at'),
    seed: text('seed'),
    root: text('root'),
    /** What went to the places that were taken. */
    paid: parts('paid').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.number] }),
    index('promotions_packet_due')
      .on(table.brandId, table.closesAt)
      .where(sql`${table.drawnAt} is null and ${table.cancelledAt} is null`),
    check('promotions_packet_places', sql`${table.taken} between 0 and ${table.shares}`),
    check('promotions_packet_revealed', sql`(${table.drawnAt} is null) = (${table.seed} is null)`),
    check('promotions_packet_paid', sql`${table.paid} between 0 and ${table.total}`),
  ],
);

/** A member who is in, and their place. */
export const promotionsPacketTap = pgTable(
  'promotions_packet_tap',
  {
    brandId: uuid('brand_id').notNull(),
    number: integer('number').notNull(),
    place: integer('place').notNull(),
    /** The leaf of the root. */
    id: uuid('id').notNull(),
    memberId: uuid('member_id').notNull(),
    at: at('at').notNull(),
    share: parts('share'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.number, table.place] }),
    unique('promotions_packet_tap_member').on(table.brandId, table.number, table.memberId),
  ],
);
