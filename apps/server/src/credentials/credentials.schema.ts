import { at } from '@parlour/database/columns';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Failures to prove who one is, by whatever they are counted by: a name (whether somebody has it or not), an address. */
export const credentialsAttempt = pgTable('credentials_attempt', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  lockedUntil: at('locked_until'),
  lastAt: at('last_at').notNull(),
});
