import { at } from '@parlour/database/columns';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** The processes of this installation, each writing its own line every few seconds. */
export const systemProcess = pgTable('system_process', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  version: text('version').notNull(),
  startedAt: at('started_at').notNull(),
  seenAt: at('seen_at').notNull(),
  stoppedAt: at('stopped_at'),
  loopDelayMs: integer('loop_delay_ms').notNull(),
  memoryMib: integer('memory_mib').notNull(),
});
