import type { AuditWriter } from '../../audit/audit-entry.ts';
import type { Bus } from '../../bus/bus.ts';
import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import type { JobKind } from '../../jobs/job.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Log } from '../../observability/log.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Brand } from '../../tenancy/brand.ts';
import type { Identity } from '../identity/identity.module.ts';
import type { Operators } from '../operators/operators.module.ts';
import type { Wallet } from '../wallet/wallet.module.ts';
import { depositOperatorRoutes } from './deposits.operator.routes.ts';
import { depositRoutes } from './deposits.routes.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { withdrawalOperatorRoutes } from './withdrawals.operator.routes.ts';
import { withdrawalRoutes } from './withdrawals.routes.ts';

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
  audit: AuditWriter;
  /** Null: none is set up, and channels that need one are closed. */
  gateway: PaymentGateway | null;
};

/**
 * Cashier owns how money comes in and leaves: channels, deposits, bank cards, withdrawals, what has to be staked before,
 * and the comparison with the payment gateway. The money itself is the wallet's.
 */
export function createCashierModule(_needs: CashierNeeds) {
  const jobs: JobKind<unknown>[] = [];
  return {
    routes: { ...depositRoutes(), ...withdrawalRoutes() },
    operatorRoutes: { ...depositOperatorRoutes(), ...withdrawalOperatorRoutes() },
    jobs,
  };
}
