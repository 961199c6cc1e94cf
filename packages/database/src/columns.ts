import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment in UTC. It has no default: the caller passes the clock's time. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Money in parts of 1/100,000, and other 64-bit integers. */
export const parts = (name: string) => bigint(name, { mode: 'bigint' });

/** Raw bytes. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * For a check constraint: the column holds one of the values. A new value needs a migration, or the check `migrations`
 * fails.
 */
export function oneOf(column: AnyPgColumn, values: readonly (string | number)[]): SQL {
  const list = values.map((value) => (typeof value === 'number' ? String(value) : `'${value}'`));
  return sql`${column} in (${sql.raw(list.join(', '))})`;
}
