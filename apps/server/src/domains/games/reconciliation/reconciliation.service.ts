import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { Database } from '@parlour/database/database';
import type { JobKind } from '../../../jobs/job.ts';
import type { Log } from '../../../observability/log.ts';
import type { Metrics } from '../../../observability/metrics.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { type Calendar, nextDate } from '../../../tenancy/calendar.rules.ts';
import { type Vendor, type Vendors, VendorUnavailable } from '../vendors/vendors.ts';
import type { Compared, createComparison } from './compare.service.ts';
import {
  agreeOthers,
  countOpen,
  type DayKey,
  listReconciliations,
  type ReconciliationRow,
  saveDifferences,
  saveReconciliation,
} from './reconciliation.repo.ts';
import type { Totals } from './reconciliation.rules.ts';

const LOOK_EVERY_MS = 15 * 60_000;
/** By then what was played in the last minutes of the day has been told, and repeated where it was not heard. */
const SETTLED_AFTER_MS = 3_600_000;
/** A vendor that was away, or a platform that stood still, is made up for this far back. */
const DAYS_BACK = 7;
const ASK_AGAIN_AFTER_MS = 3_600_000;

type ReconciliationNeeds = {
  database: Database;
  clock: Clock;
  log: Log;
  metrics: Pick<Metrics, 'vendorDifferences' | 'vendorReconciliations'>;
  brands: { all(): readonly Brand[]; calendarOf(brand: Brand): Promise<Calendar> };
  vendors: Pick<Vendors, 'all'>;
  compare: ReturnType<typeof createComparison>;
  /** Says that what waits for operators may have changed. */
  tellTasks(): void;
};
export type VendorReconciliations = ReturnType<typeof createVendorReconciliations>;

/**
 * Compares what we know of each vendor's transactions with what the vendor says, business day by business day, and keeps
 * what differs. Nothing is corrected by itself, and doing a day again changes nothing that is as it was.
 */
export function createVendorReconciliations(needs: ReconciliationNeeds) {
  const { database, clock, log, metrics, brands, vendors, compare, tellTasks } = needs;

  const findDone = async ({ brandId, vendor, day }: DayKey) =>
    (await listReconciliations(database.queries, brandId, { vendor, day, limit: 1 }))[0];

  /** Every vendor of a brand, whether or not anybody plays there now. */
  async function reconcileBrand(brand: Brand): Promise<void> {
    const calendar = await brands.calendarOf(brand);
    const today = calendar.dayOf(clock.now() - SETTLED_AFTER_MS);
    for (const vendor of (await vendors.all(brand.id)).values()) {
      for (let back = DAYS_BACK; back >= 1; back -= 1) {
        const day = nextDate(today, -back);
        if (await isDue({ brandId: brand.id, vendor: vendor.code, day }, { back }))
          await run(brand, vendor, day);
      }
    }
  }

  /** Yesterday always; days before it only where one was begun, so that a vendor of today has no past to answer for. */
  async function isDue(key: DayKey, { back }: { back: number }): Promise<boolean> {
    const done = await findDone(key);
    if (!done) return back === 1 || (await hasEarlier(key));
    return done.state === 'unanswered' && clock.now() - done.at.getTime() >= ASK_AGAIN_AFTER_MS;
  }

  async function hasEarlier({ brandId, vendor, day }: DayKey): Promise<boolean> {
    const before = await findDone({ brandId, vendor, day: nextDate(day, -1) });
    return before !== undefined;
  }

  async function run(brand: Brand, vendor: Vendor, day: string): Promise<ReconciliationRow> {
    const calendar = await brands.calendarOf(brand);
    const fromMs = calendar.startOf(day);
    const untilMs = calendar.startOf(nextDate(day));
    const key = { brandId: brand.id, vendor: vendor.code, day };
    const row = await compare(vendor, { fromMs, untilMs }).then(
      (compared) => keep(key, compared),
      (error) => {
        if (!(error instanceof VendorUnavailable)) throw error;
        log.warn({ err: error, vendor: vendor.code, day }, 'a vendor gave no report');
        return keepUnanswered(key);
      },
    );
    await measure(brand, vendor, row);
    return row;
  }

  function keep(key: DayKey, { compared, found, differences, totals }: Compared): Promise<ReconciliationRow> {
    const at = new Date(clock.now());
    return database.transaction(async (tx) => {
      await saveDifferences(tx, key, { found: differences, at, newId: () => newId(clock) });
      await agreeOthers(tx, key, { found: differences, at });
      const row = await saveReconciliation(tx, {
        ...key,
        id: newId(clock),
        state: found > 0 ? 'different' : 'equal',
        compared,
        differences: found,
        totals: writeTotals(totals),
        failures: 0,
        at,
      });
      tellTasks();
      return row;
    });
  }

  /** What is known of the day stays as it is; that it was asked for in vain is added. */
  async function keepUnanswered(key: DayKey): Promise<ReconciliationRow> {
    const before = await findDone(key);
    const known = before ?? { id: newId(clock), compared: 0, differences: 0, totals: [], failures: 0 };
    const row = { ...key, ...known, state: 'unanswered' as const, failures: known.failures + 1 };
    return database.transaction(async (tx) => {
      const saved = await saveReconciliation(tx, { ...row, at: new Date(clock.now()) });
      tellTasks();
      return saved;
    });
  }

  async function measure(brand: Brand, { brandId, code }: Vendor, row: ReconciliationRow): Promise<void> {
    const labels = { brand: brand.settings.merchantCode, vendor: code };
    metrics.vendorReconciliations.inc({ ...labels, outcome: row.state });
    metrics.vendorDifferences.set(labels, await countOpen(database.queries, { brandId, vendor: code }));
    if (row.state === 'different')
      log.error({ ...labels, day: row.day, differences: row.differences }, 'a vendor and we disagree');
  }

  const job: JobKind<unknown> = {
    name: 'games.reconcile_vendors',
    maxAttempts: 5,
    everyMs: LOOK_EVERY_MS,
    async outside() {
      for (const brand of brands.all()) await reconcileBrand(brand);
    },
  };
  return { job, run };
}

const writeTotals = (totals: Totals): ReconciliationRow['totals'] =>
  [...totals]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([currency, { ours, theirs }]) => ({
      currency,
      ours: { count: ours.count, bets: String(ours.bets), wins: String(ours.wins) },
      theirs: { count: theirs.count, bets: String(theirs.bets), wins: String(theirs.wins) },
    }));
