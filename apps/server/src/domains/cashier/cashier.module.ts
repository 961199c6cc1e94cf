import type { AuditWriter } from '../../audit/audit-entry.ts';
import type { Bus } from '../../bus/bus.ts';
import type { Clock } from '../../clock/clock.ts';
import type { Database, Tx } from '../../db/database.ts';
import type { JobKind } from '../../jobs/job.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Log } from '../../observability/log.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Brand } from '../../tenancy/brand.ts';
import type { Identity } from '../identity/identity.module.ts';
import type { Operators } from '../operators/operators.module.ts';
import type { GuardBook } from '../protection/protection.module.ts';
import type { Wallet } from '../wallet/wallet.module.ts';
import { createCallbacks, type EventOutcome, type PayoutEvent } from './callbacks.service.ts';
import { type CreditedDeposit, createDepositCredit, depositChanged } from './deposit-credit.service.ts';
import { depositDeskSources } from './deposit-desk-sources.service.ts';
import { createDepositGuard } from './deposit-guard.service.ts';
import { createDepositOrders } from './deposit-orders.service.ts';
import { createDepositPolling } from './deposit-polling.service.ts';
import { depositOperatorRoutes } from './deposits.operator.routes.ts';
import { depositRoutes } from './deposits.routes.ts';
import { createDeposits } from './deposits.service.ts';
import { createDepositsDesk } from './deposits-desk.service.ts';
import { createOwnDeposits } from './own-deposits.service.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { createReconciliations } from './reconciliation.service.ts';
import { withdrawalOperatorRoutes } from './withdrawals.operator.routes.ts';
import { withdrawalRoutes } from './withdrawals.routes.ts';

export { createSandboxPay } from './sandbox-pay.adapter.ts';

export type CashierNeeds = {
  database: Database;
  clock: Clock;
  bus: Bus;
  log: Log;
  secrets: Secrets;
  jobs: Pick<Jobs, 'enqueue'>;
  brands: { ofId(id: string): Brand | undefined; all(): readonly Brand[] };
  identity: Identity;
  operators: Pick<Operators, 'people'>;
  wallet: Wallet;
  guards: GuardBook;
  audit: AuditWriter;
  /** Null: none is set up, and channels that need one are closed. */
  gateway: PaymentGateway | null;
};

/**
 * Cashier owns how money comes in and leaves: channels, deposits, bank cards, withdrawals, what has to be staked before,
 * and the comparison with the payment gateway. The money itself is the wallet's.
 */
export function createCashierModule(needs: CashierNeeds) {
  const deposits = createDepositsSide(needs, {
    onCredited: async () => {},
    onPayout: async () => null,
  });
  const jobs: JobKind<unknown>[] = [...deposits.jobs];
  return {
    routes: { ...deposits.routes, ...withdrawalRoutes() },
    operatorRoutes: { ...deposits.operatorRoutes, ...withdrawalOperatorRoutes() },
    deskSources: deposits.deskSources,
    jobs,
    /** Calls back, in every process, when a member's deposit has moved without the balance. */
    onDepositChanged: (listener: (member: { brandId: string; memberId: string }) => void) =>
      needs.bus.subscribe(depositChanged, listener),
  };
}

/** What deposits ask of withdrawals: to hear what was credited and what became of payouts, each in that transaction. */
type Followers = {
  onCredited(tx: Tx, deposit: CreditedDeposit): Promise<void>;
  onPayout(tx: Tx, brand: Brand, event: PayoutEvent): Promise<EventOutcome>;
};

function createDepositsSide(needs: CashierNeeds, { onCredited, onPayout }: Followers) {
  const { database, clock, bus, log, jobs, brands, wallet, guards, audit, gateway } = needs;
  const gatewayName = gateway?.name ?? 'none';
  const credit = createDepositCredit({ clock, bus, wallet, gatewayName, onCredited });
  const guard = createDepositGuard({ database, clock, guards, guarding: wallet.guarding });
  const orders = createDepositOrders({ database, clock, log, jobs, brands, credit, gateway });
  const polling = createDepositPolling({ database, clock, log, credit, gateway });
  const reconciliations = createReconciliations({ database, clock, log, brands, gateway, audit });
  return {
    routes: depositRoutes({
      deposits: createDeposits({ database, clock, guard, orders, hasGateway: gateway !== null }),
      ownDeposits: createOwnDeposits({ database, clock, credit }),
      callbacks: createCallbacks({ database, clock, log, brands, gateway, credit, onPayout }),
    }),
    operatorRoutes: depositOperatorRoutes({
      depositsDesk: createDepositsDesk({
        database,
        clock,
        credit,
        directory: needs.identity.directory,
        people: needs.operators.people,
        audit,
      }),
      reconciliations,
    }),
    deskSources: depositDeskSources({ database, brands, reconciliations }),
    jobs: [orders.kind, polling.job, reconciliations.job],
  };
}
