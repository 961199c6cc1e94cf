import type { Database } from '@parlour/database/database';
import { TRIAL_CURRENCY } from '@parlour/money';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { type Reach, reaches } from '../../../tenancy/reach.ts';
import { addUp, rangeOf, writeFigures } from '../records/records.ts';
import { type BrandDayRow, listBrandDays, listRolledAt } from './reports.repo.ts';

type Range = { from: string; to: string };
type ReportNeeds = {
  database: Database;
  brands: { all(): readonly Brand[] };
  audit: AuditWriter;
};
export type Reports = ReturnType<typeof createReports>;

/** What members of brands did, by business day. Trial money is in no report. */
export function createReports({ database, brands, audit }: ReportNeeds) {
  async function daily(reach: Reach, asked: Range) {
    const { from, to } = rangeOf(asked, asked.to);
    const told = brands.all().filter(({ id }) => reaches(reach, id));
    const ids = told.map(({ id }) => id);
    const merchantOf = new Map(told.map(({ id, settings }) => [id, settings.merchantCode]));
    const rows = await listBrandDays(database.queries, ids, { from, to, without: TRIAL_CURRENCY });
    const rolledAt = await listRolledAt(database.queries, ids);
    const about = ({ brandId, currency }: BrandDayRow) => ({
      merchantCode: merchantOf.get(brandId) as string,
      currency,
    });
    const items = together(rows, ({ brandId, currency, day }) => `${day}|${brandId}|${currency}`).map(
      (sums) => ({
        day: sums[0].day,
        ...about(sums[0]),
        ...writeFigures(addUp(sums)),
        membersActive: Number(sums.find(({ kind }) => kind === 'bet')?.members ?? 0n),
      }),
    );
    return {
      items: items.sort(byPlace),
      totals: together(rows, ({ brandId, currency }) => `${brandId}|${currency}`)
        .map((sums) => ({ ...about(sums[0]), ...writeFigures(addUp(sums)) }))
        .sort(byPlace),
      upTo: rolledAt.length < ids.length ? null : Math.min(...rolledAt.map((at) => at.getTime())),
    };
  }

  return {
    daily,

    /** An export is recorded. */
    async export(reach: Reach, asked: Range, actor: Actor) {
      const report = await daily(reach, asked);
      const [only, ...others] = reach === 'all' ? [] : [...reach];
      const brandId = others.length === 0 ? (only ?? null) : null;
      await database.transaction((tx) =>
        audit.record(tx, {
          actor,
          kind: 'view',
          action: 'wallet.export_daily_report',
          target: { kind: 'report', id: 'daily' },
          brandId,
          changes: changesBetween({}, asked),
        }),
      );
      return report;
    },
  };
}

type Place = { day?: string; merchantCode: string; currency: string };
const placeOf = ({ day = '', merchantCode, currency }: Place) => `${day}|${merchantCode}|${currency}`;
const byPlace = (one: Place, other: Place) => (placeOf(one) < placeOf(other) ? -1 : 1);

/** Groups rows by key, in the order in which the keys first appear. */
function together<Row>(rows: readonly Row[], keyOf: (row: Row) => string): [Row, ...Row[]][] {
  const groups = new Map<string, [Row, ...Row[]]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return [...groups.values()];
}
