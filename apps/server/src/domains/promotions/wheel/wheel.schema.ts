import type { Prize, WheelSector } from '@parlour/contract';
import { at } from '@parlour/database/columns';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

/** A version of the brand's wheel; it never changes, and the latest is turned. */
export const promotionsWheelVersion = pgTable(
  'promotions_wheel_version',
  {
    brandId: uuid('brand_id').notNull(),
    version: integer('version').notNull(),
    sectors: jsonb('sectors').$type<WheelSector[]>().notNull(),
    publishedAt: at('published_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.version] })],
);

/** What is left of a sector's prizes. */
export const promotionsWheelStock = pgTable(
  'promotions_wheel_stock',
  {
    brandId: uuid('brand_id').notNull(),
    version: integer('version').notNull(),
    sector: smallint('sector').notNull(),
    left: integer('remaining').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.version, table.sector] }),
    check('promotions_wheel_stock_left', sql`${table.left} >= 0`),
  ],
);

/** A member at the wheel: the turns they have, and the seed of the next. */
export const promotionsWheelMember = pgTable(
  'promotions_wheel_member',
  {
    brandId: uuid('brand_id').notNull(),
    memberId: uuid('member_id').notNull(),
    turns: integer('turns').notNull(),
    /** Of the next turn. */
    nonce: integer('nonce').notNull(),
    commitment: text('commitment').notNull(),
    /** Encrypted at rest until its turn. */
    sealedSeed: text('sealed_seed').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.memberId] }),
    check('promotions_wheel_member_turns', sql`${table.turns} >= 0`),
  ],
);

/** A turn that was made, with all it was computed from. */
export const promotionsWheelTurn = pgTable(
  'promotions_wheel_turn',
  {
    brandId: uuid('brand_id').notNull(),
    memberId: uuid('member_id').notNull(),
    /** The caller's, so that a repeat is recognised. */
    id: uuid('id').notNull(),
    version: integer('version').notNull(),
    nonce: integer('nonce').notNull(),
    commitment: text('commitment').notNull(),
    serverSeed: text('server_seed').notNull(),
    clientSeed: text('client_seed').notNull(),
    number: integer('number').notNull(),
    sector: smallint('sector').notNull(),
    prize: jsonb('prize').$type<Prize>().notNull(),
    isSubstitute: boolean('is_substitute').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.memberId, table.id] }),
    unique('promotions_wheel_turn_nonce').on(table.brandId, table.memberId, table.nonce),
    index('promotions_wheel_turn_version').on(table.brandId, table.version),
    // A forecast reads the turns of some days.
    index('promotions_wheel_turn_at').on(table.brandId, table.at),
  ],
);
