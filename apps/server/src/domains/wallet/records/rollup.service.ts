import type { Clock } from '@parlour/clock/clock';
import { FIRST_ID } from '@parlour/clock/ids';
import type { Database } from '@parlour/database/database';
import type { Brand } from '../../../tenancy/brand.ts';
import { type Calendar, nextDate } from '../../../tenancy/calendar.rules.ts';
import type { Head } from './records.repo.ts';
import { readHeads } from './records.repo.ts';
import {
  addLines,
  clearRollups,
  dropSlotsBefore,
  listBehind,
  lockDue,
  markRolled,
  spanOf,
} from './rollup.repo.ts';
import { ACCOUNTS_AT_ONCE, BEYOND_MAX, LINES_AT_ONCE, SLOT_DAYS } from './rollup.rules.ts';

type RollupNeeds = {
  database: Database;
  clock: Clock;
  brands: { all(): readonly Brand[] };
  calendarOf(brand: Brand): Promise<Calendar>;
  /** As SQL. */
  isDemoBot(brandId: string, memberId: string): string;
};
/**
 * Adds up what moved, by business day and kind, after postings and without slowing them. Readers add the remaining
 * lines from the ledger, so figures are always exact.
 */
export interface Rollups {
  /** Adds up all of a brand's books as they are now. Visits each account once, until it has no more lines. */
  rollBrand(brand: Brand): Promise<void>;
  rollAll(): Promise<void>;
  /** The accounts as they are; adds up first where reading the remaining lines would take long. */
  readyHeads(brand: Brand, accountIds: readonly string[]): Promise<Head[]>;
  /** Derives all sums of a brand again from the transfers. */
  deriveAgain(brand: Brand): Promise<void>;
}

export function createRollups({ database, clock, brands, calendarOf, isDemoBot }: RollupNeeds): Rollups {
  const firstSlotDay = (calendar: Calendar) => nextDate(calendar.dayOf(clock.now()), 1 - SLOT_DAYS);

  /** One step for some accounts; returns how many of them had lines to add up. */
  async function step(brand: Brand, accountIds: readonly string[]): Promise<number> {
    const calendar = await calendarOf(brand);
    const linesMax = Math.ceil(LINES_AT_ONCE / accountIds.length);
    return database.transaction(async (tx) => {
      const due = await lockDue(tx, brand.id, { accountIds, linesMax });
      if (due.length === 0) return 0;
      const { firstMs, lastMs } = await spanOf(tx, brand.id, due);
      const days = calendar.daysBetween(calendar.dayOf(firstMs), calendar.dayOf(lastMs));
      await addLines(tx, brand.id, { due, days, slotsFrom: firstSlotDay(calendar), isDemoBot });
      return due.length;
    });
  }

  async function rollBrand(brand: Brand): Promise<void> {
    const startedMs = clock.now();
    for (let afterId = FIRST_ID; ; ) {
      const accountIds = await listBehind(database.queries, brand.id, { afterId, limit: ACCOUNTS_AT_ONCE });
      const last = accountIds.at(-1);
      if (last === undefined) break;
      const upTo = await readHeads(database.queries, { brandId: brand.id, accountIds });
      await rollUpTo(brand, upTo);
      afterId = last;
    }
    await dropSlotsBefore(database.queries, brand.id, firstSlotDay(await calendarOf(brand)));
    await markRolled(database.queries, brand.id, new Date(startedMs));
  }

  /** Adds up every account to where it was seen; later postings wait for the next run. */
  async function rollUpTo(brand: Brand, seen: readonly Head[]): Promise<void> {
    let left = seen.filter(({ seq, rolledSeq }) => rolledSeq < seq);
    while (left.length > 0) {
      const accountIds = left.map(({ accountId }) => accountId);
      await step(brand, accountIds);
      const now = await readHeads(database.queries, { brandId: brand.id, accountIds });
      const rolled = new Map(now.map(({ accountId, rolledSeq }) => [accountId, rolledSeq]));
      left = left.filter(({ accountId, seq }) => (rolled.get(accountId) ?? 0n) < seq);
    }
  }

  return {
    rollBrand,

    async rollAll() {
      for (const brand of brands.all()) await rollBrand(brand);
    },

    async readyHeads(brand, accountIds) {
      const heads = await readHeads(database.queries, { brandId: brand.id, accountIds });
      const ahead = heads.filter(({ seq, rolledSeq }) => seq - rolledSeq > BEYOND_MAX);
      if (ahead.length > 0) await rollUpTo(brand, ahead);
      return heads;
    },

    async deriveAgain(brand) {
      await database.transaction((tx) => clearRollups(tx, brand.id));
      await rollBrand(brand);
    },
  };
}
