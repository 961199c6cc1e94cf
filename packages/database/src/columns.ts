import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment in UTC. It never fills itself: the clock is the caller's. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Money, in parts of 1/100,000, and whole numbers as wide. */
export const parts = (name: string) => bigint(name, { mode: 'bigint' });

/** Bytes as they are. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
