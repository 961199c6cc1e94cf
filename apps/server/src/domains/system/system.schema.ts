import { pgTable, text } from 'drizzle-orm/pg-core';

/** Facts about this installation, such as the fingerprint of its master key. */
export const systemFact = pgTable('system_fact', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
