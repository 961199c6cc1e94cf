import { at } from '@parlour/database/columns';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Failed attempts to sign in, by what they are counted by: a name (whether it exists or not), an address. */
export const credentialsAttempt = pgTable('credentials_attempt', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  lockedUntil: at('locked_until'),
  lastAt: at('last_at').notNull(),
});
