import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { Database } from '@parlour/database/database';
import type { BrandDay, DailyKind } from '../../../jobs/daily.ts';
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
import { DAYS_BACK, REPORT_ATTEMPTS, SETTLED_AFTER_MS } from './reconciliation.rules.ts';

type ReconciliationNeeds = {
  database: Database;
  clock: Clock;
  log: Log;
  metrics: Pick<Metrics, 'vendorDifferences' | 'vendorReconciliations'>;
  brands: { all(): readonly Brand[]; calendarOf(brand: Brand): Promise<Calendar> };
  vendors: Pick<Vendors, 'all'>;
  compare: ReturnType<typeof createComparison>;
  /** Announces that operators' task counts may have changed. */
  tellTasks(): void;
};
export type VendorReconciliations = ReturnType<typeof createVendorReconciliations>;

/**
 * Compares each vendor's transactions with the vendor's report, by business day, and stores the differences. Nothing is
 * corrected automatically, and repeating a day changes nothing that is still the same.
 */
export function createVendorReconciliations(needs: ReconciliationNeeds) {
  const { database, clock, log, metrics, brands, vendors, compare, tellTasks } = needs;

  const findDone = async ({ brandId, vendor, day }: DayKey) =>
    (await listReconciliations(database.queries, brandId, { vendor, day, limit: 1 }))[0];

  /** Every vendor of a brand, open or not; skips those that have answered. */
  async function reconcileDay({ brand, day }: BrandDay): Promise<void> {
    const silent: string[] = [];
    for (const vendor of (await vendors.all(brand.id)).values()) {
      if (!(await isWanted(brand, { brandId: brand.id, vendor: vendor.code, day }))) continue;
      const { state } = await run(brand, vendor, day);
      if (state === 'unanswered') silent.push(vendor.code);
    }
    if (silent.length > 0) throw new VendorUnavailable(`no report of ${day} from ${silent.join(', ')}`);
  }

  /** Yesterday always; earlier days only if begun, so a new vendor is not asked about days before it joined. */
  async function isWanted(brand: Brand, key: DayKey): Promise<boolean> {
    const done = await findDone(key);
    if (done) return done.state === 'unanswered';
    const today = (await brands.calendarOf(brand)).dayOf(clock.now() - SETTLED_AFTER_MS);
    return key.day === nextDate(today, -1) || hasEarlier(key);
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

  /** Keeps the day's result and counts the failed request. */
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

  const job: DailyKind = {
    name: 'games.reconcile_vendors',
    maxAttempts: REPORT_ATTEMPTS,
    daily: { afterMs: SETTLED_AFTER_MS, daysBack: DAYS_BACK },
    outside: reconcileDay,
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
