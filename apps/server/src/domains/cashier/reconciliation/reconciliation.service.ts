import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { WithdrawalState } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { readDecimal } from '@parlour/money';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import type { Actor } from '../../../http/operator-call.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { JobKind } from '../../../jobs/job.ts';
import type { Log } from '../../../observability/log.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { startOfBusinessDay } from '../../../tenancy/business-day.rules.ts';
import { dayBefore, spanOfDay } from '../days.rules.ts';
import type { DepositRow } from '../deposits/deposits.ts';
import { GatewayUnavailable, type PaymentGateway, type ReportItem } from '../gateways/gateways.ts';
import {
  findDepositsIn,
  findWithdrawalsIn,
  insertReconciliation,
  listPaidDeposits,
  listPaidWithdrawals,
  listReconciliations,
  type ReconciliationRow,
  type WithdrawalRow,
} from './reconciliation.repo.ts';
import { compare, idOf, type Own } from './reconciliation.rules.ts';

const LOOK_EVERY_MS = 15 * 60_000;
/** By then what was concluded in the last minutes of the day has been told, and asked about where it was not. */
const SETTLED_AFTER_MS = 3_600_000;

type Span = { fromMs: number; toMs: number };
type ReconciliationNeeds = {
  database: Database;
  clock: Clock;
  log: Log;
  brands: { all(): readonly Brand[] };
  gateway: PaymentGateway | null;
  audit: AuditWriter;
};
export type Reconciliations = ReturnType<typeof createReconciliations>;

/** Compares our books with the gateway's report, day by day, and keeps what differs. Nothing is corrected by itself. */
export function createReconciliations(needs: ReconciliationNeeds) {
  const { database, clock, log, brands, gateway, audit } = needs;
  const { queries } = database;
  const job: JobKind<unknown> = {
    name: 'cashier.reconcile',
    maxAttempts: 5,
    everyMs: LOOK_EVERY_MS,
    outside: reconcileYesterday,
  };

  async function look(brand: Brand, day: string, requestId: string | null): Promise<ReconciliationRow> {
    if (!gateway) throw new GatewayUnavailable('there is no payment gateway');
    const span = spanOfDay(brand.settings, day);
    const report = await gateway.report(span, requestId);
    const { own, others } = await ownSide(brand, span, report);
    const items = report.filter((item) => !others.has(idOf(item)));
    const elsewhere = await toldElsewhere(gateway, items, own);
    const differences = compare(
      items,
      own.filter(({ id }) => !elsewhere.has(id)),
    );
    const compared = new Set([...items.map(idOf), ...own.map(({ id }) => id)]).size;
    return {
      brandId: brand.id,
      id: newId(clock),
      day,
      at: new Date(clock.now()),
      compared,
      differences,
    };
  }

  /** What we know of, and the ids in the report that belong to other brands. */
  async function ownSide(brand: Brand, span: Span, report: ReportItem[]) {
    const brandIds = brands.all().map(({ id }) => id);
    const idsOf = (kind: ReportItem['kind']) =>
      report.filter((item) => item.kind === kind && UUID.test(idOf(item))).map(idOf);
    const deposits = [
      ...(await findDepositsIn(queries, brandIds, idsOf('order'))),
      ...(await listPaidDeposits(queries, brand.id, span)),
    ];
    const withdrawals = [
      ...(await findWithdrawalsIn(queries, brandIds, idsOf('payout'))),
      ...(await listPaidWithdrawals(queries, brand.id, span)),
    ];
    const own: Own[] = [
      ...deposits.filter(({ brandId }) => brandId === brand.id).map(depositSide),
      ...withdrawals.filter(({ brandId }) => brandId === brand.id).map(withdrawalSide),
    ];
    const others = [...deposits, ...withdrawals].filter(({ brandId }) => brandId !== brand.id);
    return { own, others: new Set(others.map(({ id }) => id)) };
  }

  /** At an operator's wish: now, and on record. */
  async function run(brand: Brand, day: string, { actor, requestId }: { actor: Actor; requestId: string }) {
    const row = await look(brand, day, requestId).catch((error) => {
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
        changes: changesBetween({}, { day, differences: row.differences.length }),
      });
    });
    return describe(row);
  }

  /** Each brand's last day that is over, once. */
  async function reconcileYesterday(): Promise<void> {
    if (!gateway) return;
    for (const brand of brands.all()) {
      const nowMs = clock.now();
      if (nowMs < startOfBusinessDay(brand.settings, nowMs) + SETTLED_AFTER_MS) continue;
      const day = dayBefore(brand.settings, nowMs);
      const [done] = await listReconciliations(queries, brand.id, { day, limit: 1 });
      if (done) continue;
      try {
        const row = await look(brand, day, null);
        await database.transaction((tx) => insertReconciliation(tx, row));
      } catch (error) {
        if (!(error instanceof GatewayUnavailable)) throw error;
        log.warn({ day, err: error }, 'the payment gateway gave no report');
      }
    }
  }

  return {
    job,
    run,
    async list(brand: Brand, { after, limit }: { after?: string | undefined; limit: number }) {
      const rows = await listReconciliations(queries, brand.id, { after, limit: limit + 1 });
      const items = rows.slice(0, limit);
      return { items: items.map(describe), next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
    },
    /** Whether the newest comparison of a brand found something. */
    async hasDifferences(brandId: string): Promise<boolean> {
      const [newest] = await listReconciliations(queries, brandId, { limit: 1 });
      return (newest?.differences.length ?? 0) > 0;
    },
  };
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const describe = ({ id, day, at, compared, differences }: ReconciliationRow) => ({
  id,
  day,
  at: at.getTime(),
  compared,
  differences,
});

/** Ours that the report does not name although the gateway agrees: by its clocks it was on another day. */
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

const ENDED_UNPAID: readonly WithdrawalState[] = ['failed', 'rejected', 'cancelled'];

function withdrawalSide({ id, number, state, amount, fee, currency }: WithdrawalRow): Own {
  const hasMoved = state === 'paid' ? true : ENDED_UNPAID.includes(state) ? false : null;
  return { what: 'payout', id, number, state, hasMoved, amount: amount - fee, currency };
}
