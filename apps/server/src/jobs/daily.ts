import type { Tx } from '@parlour/database/database';
import type { Brand } from '../tenancy/brand.ts';
import type { BusinessDay } from '../tenancy/calendar.rules.ts';
import type { JobKind } from './job.ts';

/** A finished business day of a brand, with its start and end. */
export type BrandDay = BusinessDay & { readonly brand: Brand };

type DailyBase = {
  name: string;
  /** Retries back off up to an hour. A day that is given up stays undone until an operator retries its job. */
  maxAttempts: number;
  daily: {
    /** How long after the end of a day its work begins. */
    afterMs: number;
    /** How many days are made up for after downtime. */
    daysBack: number;
    /** A day waits until the days before it are done. */
    inOrder?: boolean;
  };
};

/**
 * Work that is done once per brand and business day (docs/decisions/0129). `inTransaction`: its effects commit together
 * with the mark that the day is done. `outside`: it calls other systems and may be repeated for a day, so a repeat must
 * be harmless.
 */
export type DailyKind = DailyBase &
  (
    | { inTransaction(tx: Tx, day: BrandDay): Promise<void>; outside?: never }
    | { outside(day: BrandDay): Promise<void>; inTransaction?: never }
  );

/** A domain's own work, in either form. */
export type DomainJob = JobKind<unknown> | DailyKind;
