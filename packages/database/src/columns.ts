import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment in UTC. It never fills itself: the clock is the caller's. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Money, in parts of 1/100,000, and whole numbers as wide. */
export const parts = (name: string) => bigint(name, { mode: 'bigint' });

/** Bytes as they are. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** For a check: the column holds one of the values. A new value needs a migration, or the check `migrations` fails. */
export function oneOf(column: AnyPgColumn, values: readonly (string | number)[]): SQL {
  const list = values.map((value) => (typeof value === 'number' ? String(value) : `'${value}'`));
  return sql`${column} in (${sql.raw(list.join(', '))})`;
}
