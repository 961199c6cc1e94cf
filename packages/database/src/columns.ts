import { timestamp } from 'drizzle-orm/pg-core';

/** A moment in UTC. It never fills itself: the clock is the caller's. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
