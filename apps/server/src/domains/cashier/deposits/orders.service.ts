import type { Clock } from '@parlour/clock/clock';
import { SITE_PATHS } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import type { Job, JobKind } from '../../../jobs/job.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { Log } from '../../../observability/log.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { callbackUrlOf, siteOf } from '../addresses.rules.ts';
import { type Gateways, GatewayUnavailable, type OrderAnswer } from '../gateways/gateways.ts';
import type { DepositCredit } from './credit.service.ts';
import { type DepositRow, findDeposit, lockDeposit, updateDeposit } from './deposits.repo.ts';
import { askAgainAt, nextTryMs } from './deposits.rules.ts';

type OrderJob = { brandId: string; id: string; origin: string };
type OrderNeeds = {
  database: Database;
  clock: Clock;
  log: Log;
  jobs: Pick<Jobs, 'enqueue'>;
  brands: { ofId(id: string): Brand | undefined };
  credit: DepositCredit;
  gateways: Gateways;
  publicScheme: string | undefined;
};
export type DepositOrders = ReturnType<typeof createDepositOrders>;

/**
 * Orders at the gateway for started deposits. The deposit is written first; its order is created afterwards, outside
 * any transaction, under the deposit's id. A repeat creates nothing twice, so it is retried until the outcome is known.
 */
export function createDepositOrders(needs: OrderNeeds) {
  const { database, clock, log, jobs, brands, credit, gateways, publicScheme } = needs;
  const kind: JobKind<OrderJob> = { name: 'cashier.open_order', maxAttempts: 20, outside: openAgain };

  async function openAgain({ payload, requestId }: Job<OrderJob>): Promise<void> {
    const deposit = await findDeposit(database.queries, payload);
    // It has an order by now or has ended; once expired, polling asks the gateway instead.
    if (deposit?.state !== 'started' || deposit.expiresAt.getTime() <= clock.now()) return;
    const opened = await open(deposit, payload.origin, requestId);
    if (opened.state === 'started') await database.transaction((tx) => plan(tx, payload, deposit, requestId));
  }

  async function plan(tx: Tx, payload: OrderJob, { createdAt }: DepositRow, requestId: string | null) {
    const runAtMs = nextTryMs({ createdMs: createdAt.getTime(), nowMs: clock.now() });
    await jobs.enqueue(tx, kind, payload, {
      runAtMs,
      brandId: payload.brandId,
      requestId: requestId ?? undefined,
    });
  }

  async function askGateway(deposit: DepositRow, origin: string, requestId: string | null) {
    const brand = brands.ofId(deposit.brandId);
    const { id, amount, currency, method, gateway, bank, expiresAt } = deposit;
    if (gateway === null || !brand || method === 'transfer') return null;
    const site = siteOf(brand.settings, { origin, publicScheme });
    try {
      return await gateways.require(gateway).createOrder(
        {
          order: id,
          amount,
          currency,
          method,
          bank,
          returnUrl: `${site}${SITE_PATHS.deposit}?deposit=${id}`,
          notifyUrl: callbackUrlOf(site, brand.settings, gateway),
          expiresAt: expiresAt.getTime(),
        },
        requestId,
      );
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      log.warn({ requestId, deposit: id, gateway, err: error }, 'the payment gateway did not make an order');
      return null;
    }
  }

  /** Returns the deposit afterwards: still `started` if the gateway did not answer. */
  async function open(deposit: DepositRow, origin: string, requestId: string | null): Promise<DepositRow> {
    const answer = await askGateway(deposit, origin, requestId);
    if (!answer) return deposit;
    return database.transaction(async (tx) => {
      const now = await lockDeposit(tx, deposit);
      if (!now) throw new Error(`deposit ${deposit.id} is gone`);
      return keep(tx, now, answer);
    });
  }

  async function keep(tx: Tx, deposit: DepositRow, answer: OrderAnswer): Promise<DepositRow> {
    if (answer.outcome === 'refused') {
      if (deposit.state !== 'started') return deposit;
      const concludedAt = new Date(clock.now());
      const { reason } = answer;
      return credit.move(tx, deposit, { state: 'failed', by: 'gateway', reason, concludedAt, askAt: null });
    }
    const order = {
      payUrl: answer.payUrl,
      gatewayPayment: answer.payment,
      askAt: askAgainAt(deposit, clock.now()),
    };
    if (deposit.state === 'started')
      return credit.move(tx, deposit, { ...order, state: 'waiting', by: 'gateway' });
    // It was cancelled, or even paid, while the gateway created the order.
    await updateDeposit(tx, deposit, order);
    return { ...deposit, ...order };
  }

  return {
    kind: kind as JobKind<unknown>,
    open,
    /** In the transaction that writes the deposit: schedules its order, in case the caller never opens it. */
    plan,
  };
}
