import type { Clock } from '@parlour/clock/clock';
import type { Database, Tx } from '@parlour/database/database';
import type { JobKind } from '../../../jobs/job.ts';
import type { Log } from '../../../observability/log.ts';
import { type GatewayOrder, type Gateways, GatewayUnavailable } from '../gateways/gateways.ts';
import type { DepositCredit } from './credit.service.ts';
import {
  type DepositRow,
  findDeposit,
  listGatewaysToAsk,
  listToAsk,
  lockDeposit,
  updateDeposit,
} from './deposits.repo.ts';
import { askAgainAt, type News, PAYABLE } from './deposits.rules.ts';
import { POLL_EVERY_MS, POLLED_AT_ONCE, UNANSWERED_MAX } from './polling.rules.ts';

type PollingNeeds = {
  database: Database;
  clock: Clock;
  log: Log;
  credit: DepositCredit;
  gateways: Gateways;
};
type Key = { brandId: string; id: string };
/** `unknown`: the gateway does not know it; `unanswered`: no answer. */
type Found = GatewayOrder | 'unknown' | 'unanswered';

/** Polls gateways about open orders, and expires those whose time is over. */
export function createDepositPolling({ database, clock, log, credit, gateways }: PollingNeeds) {
  const job: JobKind<unknown> = {
    name: 'cashier.ask_gateway',
    maxAttempts: 5,
    everyMs: POLL_EVERY_MS,
    outside: askDue,
  };

  /** Each gateway has its own turn, so an unavailable one does not delay the others. */
  async function askDue(): Promise<void> {
    const now = new Date(clock.now());
    for (const gateway of await listGatewaysToAsk(database.queries, now)) await askDueAt(gateway, now);
  }

  async function askDueAt(gateway: string | null, now: Date): Promise<void> {
    let unanswered = 0;
    for (const key of await listToAsk(database.queries, { gateway, now, limit: POLLED_AT_ONCE })) {
      if (!(await ask(key))) unanswered += 1;
      if (unanswered >= UNANSWERED_MAX) return;
    }
  }

  /** Whether the gateway answered. */
  async function ask(key: Key): Promise<boolean> {
    const deposit = await findDeposit(database.queries, key);
    if (!deposit) return true;
    const found = await lookUp(deposit);
    await database.transaction(async (tx) => {
      const now = await lockDeposit(tx, key);
      if (now?.askAt) await follow(tx, now, found);
    });
    return found !== 'unanswered';
  }

  async function lookUp({ id, gateway }: DepositRow): Promise<Found> {
    // A transfer by hand is at a bank, which cannot be polled.
    if (gateway === null) return 'unknown';
    try {
      return (await gateways.require(gateway).findOrder(id, null)) ?? 'unknown';
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      log.warn({ deposit: id, gateway, err: error }, 'the payment gateway did not say how an order stands');
      return 'unanswered';
    }
  }

  async function follow(tx: Tx, deposit: DepositRow, found: Found): Promise<void> {
    const news = typeof found === 'string' ? null : newsOf(found);
    if (news) {
      await credit.settle(tx, deposit, news, 'system');
      return;
    }
    const nowMs = clock.now();
    const isOver = nowMs >= deposit.expiresAt.getTime();
    // An order unknown at its end cannot be paid. Without an answer it may have been, so polling continues.
    const askAt = isOver && found === 'unknown' ? null : askAgainAt(deposit, nowMs);
    const ends = isOver && PAYABLE.includes(deposit.state) && (found !== 'unanswered' || askAt === null);
    if (ends)
      await credit.move(tx, deposit, { state: 'expired', by: 'system', concludedAt: new Date(nowMs), askAt });
    else await updateDeposit(tx, deposit, { askAt });
  }

  return { job };
}

/** Null while it is open. */
export function newsOf({ state, paid, concludedAt }: GatewayOrder): News | null {
  if (state === 'open') return null;
  if (state !== 'paid') return { outcome: state, reason: null };
  if (!paid || concludedAt === null) throw new Error('paid, and neither when nor what');
  return { outcome: 'paid', amount: paid.amount, currency: paid.currency, atMs: concludedAt };
}
