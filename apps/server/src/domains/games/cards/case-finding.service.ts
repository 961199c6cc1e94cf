import type { Clock } from '@parlour/clock/clock';
import { isId, newId } from '@parlour/clock/ids';
import type { Database } from '@parlour/database/database';
import type { CardFindingsAnswer } from '@parlour/wallet-protocol';
import type { BrandDay, DailyKind } from '../../../jobs/daily.ts';
import type { Catalogues } from '../catalogue/catalogue.ts';
import { type Vendor, VendorRefused, type VendorReports, type Vendors } from '../vendors/vendors.ts';
import { insertCase } from './cases.repo.ts';
import { CASES_AFTER_MS, CASES_ATTEMPTS, CASES_DAYS_BACK } from './cases.rules.ts';

type Needs = {
  database: Database;
  clock: Clock;
  catalogues: Pick<Catalogues, 'of'>;
  vendors: Pick<Vendors, 'find'>;
  reports: Pick<VendorReports, 'cardFindings'>;
  tellTasks(): void;
};
type Finding = CardFindingsAnswer['findings'][number];

/** Every finding of a vendor becomes a case, once, however often the day is read. */
export function createCaseFinding({ database, clock, catalogues, vendors, reports, tellTasks }: Needs) {
  async function keep(vendor: Vendor, findings: readonly Finding[]): Promise<number> {
    const found = findings.filter(({ from_user, to_user }) => isId(from_user) && isId(to_user));
    return database.transaction(async (tx) => {
      let fresh = 0;
      for (const { day, kind, game_code: gameCode, currency, from_user, to_user, figures } of found) {
        const row = {
          brandId: vendor.brandId,
          id: newId(clock),
          vendor: vendor.code,
          gameCode,
          currency,
          day,
          kind,
        };
        const isNew = await insertCase(tx, {
          ...row,
          fromMember: from_user,
          toMember: to_user,
          figures: Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value)])),
          foundAt: new Date(clock.now()),
          state: 'open',
          takenBy: null,
          takenAt: null,
          decidedBy: null,
          decidedAt: null,
          reason: null,
        });
        if (isNew) fresh += 1;
      }
      return fresh;
    });
  }

  /** Days of vendors are of UTC: those that the business day touches. */
  async function look({ brand, startsMs, endsMs }: Pick<BrandDay, 'brand' | 'startsMs' | 'endsMs'>) {
    const titles = (await catalogues.of(brand.id)).byCategory.get('PVP') ?? [];
    const days = { first_day: dayOf(startsMs), last_day: dayOf(endsMs - 1) };
    for (const code of new Set(titles.map(({ vendor }) => vendor.code))) {
      const vendor = await vendors.find(brand.id, code);
      if (!vendor) continue;
      const { findings } = await reports.cardFindings(vendor, days).catch((error) => {
        // It knows no such call.
        if (error instanceof VendorRefused) return { findings: [] };
        throw error;
      });
      if ((await keep(vendor, findings)) > 0) tellTasks();
    }
  }

  const job: DailyKind = {
    name: 'games.card_cases',
    maxAttempts: CASES_ATTEMPTS,
    daily: { afterMs: CASES_AFTER_MS, daysBack: CASES_DAYS_BACK },
    outside: look,
  };
  return { job };
}

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
