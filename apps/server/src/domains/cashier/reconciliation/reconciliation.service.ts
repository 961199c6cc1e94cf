import type { Clock } from '@parlour/clock/clock';
import { isId, newId } from '@parlour/clock/ids';
import type { Database } from '@parlour/database/database';
import { readDecimal } from '@parlour/money';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { BrandDay, DailyKind } from '../../../jobs/daily.ts';
import { lastId, readPage } from '../../../lists/pages.rules.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { spanOfDay } from '../days.rules.ts';
import type { DepositRow } from '../deposits/deposits.ts';
import {
  type Gateways,
  GatewayUnavailable,
  gatewaysNamed,
  type PaymentGateway,
  type ReportItem,
} from '../gateways/gateways.ts';
import {
  findDepositsIn,
  findWithdrawalsIn,
  insertReconciliation,
  listGatewaysUsed,
  listNewestOfGateways,
  listPaidDeposits,
  listPaidWithdrawals,
  listReconciliations,
  type ReconciliationRow,
  type WithdrawalRow,
} from './reconciliation.repo.ts';
import {
  compare,
  DAYS_BACK,
  ENDED_UNPAID,
  idOf,
  type Own,
  REPORT_ATTEMPTS,
  SETTLED_AFTER_MS,
} from './reconciliation.rules.ts';

type Span = { fromMs: number; toMs: number };
type ListQuery = { gateway?: string | undefined; after?: string | undefined; limit: number };
type Compared = { day: string; gateway: string };
type ReconciliationNeeds = {
  database: Database;
  clock: Clock;
  brands: { all(): readonly Brand[] };
  gateways: Gateways;
  audit: AuditWriter;
};
export type Reconciliations = ReturnType<typeof createReconciliations>;

/**
 * Compares our books with each gateway's report, day by day, and stores the differences. Nothing is corrected
 * automatically.
 */
export function createReconciliations(needs: ReconciliationNeeds) {
  const { database, clock, brands, gateways, audit } = needs;
  const { queries } = database;
  const job: DailyKind = {
    name: 'cashier.reconcile',
    maxAttempts: REPORT_ATTEMPTS,
    daily: { afterMs: SETTLED_AFTER_MS, daysBack: DAYS_BACK },
    outside: reconcileDay,
  };

  async function look(
    brand: Brand,
    { day, gateway, ...span }: Compared & Span,
    requestId: string | null,
  ): Promise<ReconciliationRow> {
    const asked = gateways.require(gateway);
    const report = await asked.report(span, requestId);
    const { own, others } = await ownSide(brand, { gateway, span, report });
    const items = report.filter((item) => !others.has(idOf(item)));
    const elsewhere = await toldElsewhere(asked, items, own);
    const differences = compare(
      items,
      own.filter(({ id }) => !elsewhere.has(id)),
    );
    const compared = new Set([...items.map(idOf), ...own.map(({ id }) => id)]).size;
    return {
      brandId: brand.id,
      id: newId(clock),
      day,
      gateway,
      at: new Date(clock.now()),
      compared,
      differences,
    };
  }

  /** Our side, and the ids in the report that belong to other brands. */
  async function ownSide(
    brand: Brand,
    { gateway, span, report }: { gateway: string; span: Span; report: ReportItem[] },
  ) {
    const everywhere = { brandIds: brands.all().map(({ id }) => id), gateway };
    const here = { brandId: brand.id, gateway };
    const idsOf = (kind: ReportItem['kind']) =>
      report.filter((item) => item.kind === kind && isId(idOf(item))).map(idOf);
    const deposits = [
      ...(await findDepositsIn(queries, everywhere, idsOf('order'))),
      ...(await listPaidDeposits(queries, here, span)),
    ];
    const withdrawals = [
      ...(await findWithdrawalsIn(queries, everywhere, idsOf('payout'))),
      ...(await listPaidWithdrawals(queries, here, span)),
    ];
    const own: Own[] = [
      ...deposits.filter(({ brandId }) => brandId === brand.id).map(depositSide),
      ...withdrawals.filter(({ brandId }) => brandId === brand.id).map(withdrawalSide),
    ];
    const others = [...deposits, ...withdrawals].filter(({ brandId }) => brandId !== brand.id);
    return { own, others: new Set(others.map(({ id }) => id)) };
  }

  /** Runs now, for an operator, and is recorded. */
  async function run(
    brand: Brand,
    { day, gateway }: Compared,
    { actor, requestId }: { actor: Actor; requestId: string },
  ) {
    const asked = { day, gateway, ...spanOfDay(brand.settings, day) };
    const row = await look(brand, asked, requestId).catch((error) => {
      if (error instanceof GatewayUnavailable) throw new Refusal('unavailable');
      throw error;
    });
    await database.transaction(async (tx) => {
      await insertReconciliation(tx, row);
      await audit.record(tx, {
        actor,
        kind: 'change',
        action: 'cashier.reconcile',
        target: { kind: 'reconciliation', id: row.id },
        brandId: brand.id,
        changes: changesBetween({}, { day, gateway, differences: row.differences.length }),
      });
    });
    return describe(row);
  }

  /**
   * Compares with every gateway that the brand names or recently used. Skips one that an operator compared after the
   * day ended; an unavailable one makes the day retry, after the others.
   */
  async function reconcileDay({ brand, day, startsMs, endsMs }: BrandDay): Promise<void> {
    const span = { fromMs: startsMs, toMs: endsMs };
    const used = await listGatewaysUsed(queries, brand.id, span);
    let away: GatewayUnavailable | null = null;
    for (const gateway of new Set([...gatewaysNamed(brand.settings), ...used])) {
      // A brand may name a gateway that is not configured: nothing can have gone through it.
      if (!gateways.isSetUp(gateway) && !used.includes(gateway)) continue;
      const [done] = await listReconciliations(queries, brand.id, { day, gateway, limit: 1 });
      if (done && done.at.getTime() >= endsMs) continue;
      try {
        const row = await look(brand, { day, gateway, ...span }, null);
        await database.transaction((tx) => insertReconciliation(tx, row));
      } catch (error) {
        if (!(error instanceof GatewayUnavailable)) throw error;
        away = error;
      }
    }
    if (away) throw away;
  }

  return {
    job,
    run,
    async list(brand: Brand, { gateway, after, limit }: ListQuery) {
      const filter = { gateway, after };
      const read = (count: number) => listReconciliations(queries, brand.id, { ...filter, limit: count });
      const { rows, next } = await readPage(limit, read, lastId);
      return { items: rows.map(describe), next };
    },
    /** The gateways whose newest comparison found differences. */
    async gatewaysThatDiffer(brandId: string): Promise<string[]> {
      const newest = await listNewestOfGateways(queries, brandId);
      return newest.filter(({ differences }) => differences.length > 0).map(({ gateway }) => gateway);
    },
  };
}

const describe = ({ id, day, gateway, at, compared, differences }: ReconciliationRow) => ({
  id,
  day,
  gateway,
  at: at.getTime(),
  compared,
  differences,
});

/** Ours that are missing in the report although the gateway agrees: by its clock they fell on another day. */
async function toldElsewhere(
  gateway: PaymentGateway,
  report: ReportItem[],
  own: Own[],
): Promise<Set<string>> {
  const named = new Set(report.map(idOf));
  const agreed = new Set<string>();
  for (const { what, id, amount, currency, hasMoved } of own) {
    if (named.has(id) || !hasMoved) continue;
    const found = what === 'order' ? await gateway.findOrder(id, null) : await gateway.findPayout(id, null);
    const paid = found && ('paid' in found ? found.paid : found.state === 'paid' ? found : null);
    if (paid && paid.amount === amount && paid.currency === currency) agreed.add(id);
  }
  return agreed;
}

function depositSide(row: DepositRow): Own {
  const { id, number, state, amount, fee, credited, currency, cameAmount, cameCurrency } = row;
  const came = cameAmount === null ? null : readDecimal(cameAmount);
  const isCredited = state === 'credited';
  return {
    what: 'order',
    id,
    number,
    state,
    hasMoved: isCredited ? true : came === null ? false : null,
    amount: isCredited ? credited + fee : (came ?? amount),
    currency: isCredited ? currency : (cameCurrency ?? currency),
  };
}

function withdrawalSide({ id, number, state, amount, fee, currency }: WithdrawalRow): Own {
  const hasMoved = state === 'paid' ? true : ENDED_UNPAID.includes(state) ? false : null;
  return { what: 'payout', id, number, state, hasMoved, amount: amount - fee, currency };
}
