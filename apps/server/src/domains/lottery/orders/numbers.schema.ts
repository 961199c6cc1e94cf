import { parts } from '@parlour/database/columns';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** What an issue has taken on a number of a play, of all members together; kept for lotteries that limit it. */
export const lotteryNumber = pgTable(
  'lottery_number',
  {
    brandId: uuid('brand_id').notNull(),
    game: text('game').notNull(),
    numero: text('numero').notNull(),
    play: text('play').notNull(),
    number: text('number').notNull(),
    stake: parts('stake').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.game, table.numero, table.play, table.number] })],
);
