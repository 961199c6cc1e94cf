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
import { createCards } from './cards.service.ts';
import { depositOperatorRoutes } from './deposits.operator.routes.ts';
import { depositRoutes } from './deposits.routes.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { createPayouts } from './payouts.service.ts';
import { createRisks } from './risk.service.ts';
import { createTurnovers } from './turnover.service.ts';
import { createWithdrawalDecisions } from './withdrawal-decisions.service.ts';
import { createWithdrawalDesk } from './withdrawal-desk.service.ts';
import { createWithdrawalMoves } from './withdrawal-moves.service.ts';
import { withdrawalOperatorRoutes } from './withdrawals.operator.routes.ts';
import { withdrawalRoutes } from './withdrawals.routes.ts';
import { createWithdrawals } from './withdrawals.service.ts';

export type CashierNeeds = {
  database: Database;
  clock: Clock;
  bus: Bus;
  log: Log;
  secrets: Secrets;
  jobs: Pick<Jobs, 'enqueue'>;
  brands: { ofId(id: string): Brand | undefined; all(): readonly Brand[] };
  identity: Identity;
  operators: Pick<Operators, 'people' | 'tellTasks'>;
  wallet: Wallet;
  audit: AuditWriter;
  /** Null: none is set up, and channels that need one are closed. */
  gateway: PaymentGateway | null;
};

/**
 * Cashier owns how money comes in and leaves: channels, deposits, bank cards, withdrawals, what has to be staked before,
 * and the comparison with the payment gateway. The money itself is the wallet's.
 */
export function createCashierModule(needs: CashierNeeds) {
  const out = createMoneyOut(needs);
  const jobs: JobKind<unknown>[] = [...out.jobs];
  return {
    routes: { ...depositRoutes(), ...out.routes },
    operatorRoutes: { ...depositOperatorRoutes(), ...out.operatorRoutes },
    countCards: out.countCards,
    tasks: [out.tasks],
    jobs,
  };
}

/** Bank cards, withdrawals and what has to be staked before. */
function createMoneyOut(needs: CashierNeeds) {
  const { database, clock, log, secrets, jobs, identity, operators, wallet, audit, gateway } = needs;
  const { purses, holds } = wallet;
  const { people, tellTasks } = operators;
  const turnovers = createTurnovers({ database, clock, purses });
  const cards = createCards({ database, clock, secrets, identity });
  const moves = createWithdrawalMoves({ clock, holds, channel: gateway?.name ?? 'none', tellTasks });
  const payouts = createPayouts({ database, clock, log, cards, moves, gateway });
  const risks = createRisks({ database, clock, sharedPlaces: identity.sharedPlaces, purses });
  const withdrawals = createWithdrawals({
    database,
    clock,
    identity,
    wallet,
    cards,
    turnovers,
    risks,
    moves,
  });
  const { directory } = identity;
  const desk = createWithdrawalDesk({ database, directory, people, purses, turnovers });
  const decisions = createWithdrawalDecisions({ database, clock, audit, jobs, moves, payouts });
  return {
    routes: withdrawalRoutes({ withdrawals, cards }),
    operatorRoutes: withdrawalOperatorRoutes({ desk, decisions }),
    jobs: payouts.jobs,
    tasks: desk.tasks,
    countCards: cards.count,
    /** What callbacks tell of payouts, in their transaction. */
    concludePayout: payouts.conclude,
    /** In the transaction that credits a deposit, after its posting. */
    recordDeposit: turnovers.recordDeposit,
  };
}
