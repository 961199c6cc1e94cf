import type { Clock } from '@parlour/clock/clock';
import type { AnswerOf, ConsoleContract, QueryOf } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { writeDecimal } from '@parlour/money';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import type { TaskSource } from '../../../domain-module.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { lastId, readPage } from '../../../lists/pages.rules.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { Calendar } from '../../../tenancy/calendar.rules.ts';
import { reaches } from '../../../tenancy/reach.ts';
import type { Operators } from '../../operators/operators.module.ts';
import type { Vendors } from '../vendors/vendors.ts';
import {
  countWaiting,
  type DifferenceRow,
  listDifferences,
  listReconciliations,
  type ReconciliationRow,
  resolveDifference,
} from './reconciliation.repo.ts';
import type { VendorReconciliations } from './reconciliation.service.ts';

type Calls = ConsoleContract['games'];
type OperatorSideNeeds = {
  database: Database;
  clock: Clock;
  brands: { all(): readonly Brand[]; calendarOf(brand: Brand): Promise<Calendar> };
  vendors: Vendors;
  reconciliations: VendorReconciliations;
  people: Operators['people'];
  audit: AuditWriter;
  tellTasks(): void;
};
export type ReconciliationsForOperators = ReturnType<typeof createReconciliationsForOperators>;

/** Comparisons with vendors as operators see and run them. */
export function createReconciliationsForOperators(needs: OperatorSideNeeds) {
  const { database, clock, brands, vendors, reconciliations, people, audit, tellTasks } = needs;
  const { queries } = database;

  return {
    async days(
      brand: Brand,
      query: QueryOf<Calls['vendorReconciliations']>,
    ): Promise<AnswerOf<Calls['vendorReconciliations']>> {
      const names = await vendors.all(brand.id);
      const read = (count: number) => listReconciliations(queries, brand.id, { ...query, limit: count });
      const { rows, next } = await readPage(query.limit, read, lastId);
      return { items: rows.map((row) => describeDay(row, names.get(row.vendor)?.name)), next };
    },

    async differences(
      brand: Brand,
      query: QueryOf<Calls['vendorDifferences']>,
    ): Promise<AnswerOf<Calls['vendorDifferences']>> {
      const read = (count: number) => listDifferences(queries, brand.id, { ...query, limit: count });
      const { rows, next } = await readPage(query.limit, read, lastId);
      const by = await people.describe(rows.flatMap(({ endedBy }) => endedBy ?? []));
      return { items: rows.map((row) => describeDifference(row, by)), next };
    },

    /** Runs now, for an operator, and is recorded. */
    async run(brand: Brand, asked: { vendor: string; day: string }, actor: Actor) {
      const vendor = await vendors.find(brand.id, asked.vendor);
      if (!vendor) throw new Refusal('not_found');
      const today = (await brands.calendarOf(brand)).dayOf(clock.now());
      if (asked.day > today) throw new Refusal('invalid_input', { fields: { day: 'too_late' } });
      const row = await reconciliations.run(brand, vendor, asked.day);
      await database.transaction((tx) =>
        audit.record(tx, {
          actor,
          kind: 'change',
          action: 'games.reconcile_vendor',
          target: { kind: 'vendor_reconciliation', id: row.id },
          brandId: brand.id,
          changes: changesBetween({}, { day: asked.day, differences: row.differences, state: row.state }),
        }),
      );
      if (row.state === 'unanswered') throw new Refusal('unavailable');
      return describeDay(row, vendor.name);
    },

    async resolve(brand: Brand, { id, reason }: { id: string; reason: string }, actor: Actor) {
      const row = await database.transaction(async (tx) => {
        const { operatorId } = actor;
        const done = await resolveDifference(
          tx,
          { brandId: brand.id, id },
          { operatorId, reason, at: new Date(clock.now()) },
        );
        if (!done) return undefined;
        await audit.record(tx, {
          actor,
          kind: 'change',
          action: 'games.resolve_difference',
          target: { kind: 'vendor_difference', id },
          brandId: brand.id,
          changes: changesBetween({ state: 'open' }, { state: 'resolved' }),
          reason,
        });
        tellTasks();
        return done;
      });
      if (!row) throw new Refusal('not_found');
      return describeDifference(row, await people.describe(row.endedBy ? [row.endedBy] : []));
    },

    tasks: {
      kind: 'vendor_differences',
      permission: 'ledger.read',
      count: ({ reach }) =>
        countWaiting(
          queries,
          brands
            .all()
            .map(({ id }) => id)
            .filter((id) => reaches(reach, id)),
        ),
    } satisfies TaskSource,
  };
}

const money = (parts: string) => writeDecimal(BigInt(parts));

function describeDay(row: ReconciliationRow, name: string | undefined) {
  const { id, vendor, day, compared, differences, at, totals } = row;
  const side = ({ count, bets, wins }: (typeof totals)[number]['ours']) => ({
    count,
    bets: money(bets),
    wins: money(wins),
  });
  return {
    id,
    vendor,
    vendorName: name ?? vendor,
    day,
    at: at.getTime(),
    state: row.state as 'equal' | 'different' | 'unanswered',
    compared,
    differences,
    totals: totals.map(({ currency, ours, theirs }) => ({
      currency,
      ours: side(ours),
      theirs: side(theirs),
    })),
  };
}

function describeDifference(row: DifferenceRow, by: Awaited<ReturnType<Operators['people']['describe']>>) {
  const { id, vendor, day, transactionId, memberId, round, ours, theirs, foundAt, endedAt, reason } = row;
  return {
    id,
    vendor,
    day,
    transactionId,
    kind: row.kind as 'missing_here',
    state: row.state as 'open',
    memberId,
    round,
    ours,
    theirs,
    foundAt: foundAt.getTime(),
    endedAt: endedAt?.getTime() ?? null,
    endedBy: (row.endedBy && by.get(row.endedBy)) || null,
    reason,
  };
}
