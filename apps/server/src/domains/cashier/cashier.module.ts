import type { Clock } from '@parlour/clock/clock';
import type { Database, Queries, Tx } from '@parlour/database/database';
import type { AuditWriter } from '../../audit/audit-entry.ts';
import type { Bus } from '../../bus/bus.ts';
import type { PaymentAccounts } from '../../config/third-parties.ts';
import type { DomainModule } from '../../domain-module.ts';
import type { DomainJob } from '../../jobs/daily.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Log } from '../../observability/log.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Brand } from '../../tenancy/brand.ts';
import type { Calendar } from '../../tenancy/calendar.rules.ts';
import type { Identity } from '../identity/identity.module.ts';
import type { Messages } from '../messages/messages.module.ts';
import type { Operators } from '../operators/operators.module.ts';
import type { GuardBook } from '../protection/protection.module.ts';
import type { Wallet } from '../wallet/wallet.module.ts';
import { type CardDetails, createCards } from './cards/cards.ts';
import { depositConsoleSources } from './console-sources.service.ts';
import {
  type CreditedDeposit,
  createCallbacks,
  createDepositCredit,
  createDepositDecisions,
  createDepositGuard,
  createDepositOrders,
  createDepositPolling,
  createDeposits,
  createDepositsForOperators,
  createOwnDeposits,
  type DepositPromotions,
  depositChanged,
  type EventOutcome,
  listCredited,
  type PayoutEvent,
} from './deposits/deposits.ts';
import { depositOperatorRoutes } from './deposits.operator.routes.ts';
import { depositRoutes } from './deposits.routes.ts';
import { createGateways, type Gateways } from './gateways/gateways.ts';
import { createReconciliations } from './reconciliation/reconciliation.ts';
import { createReportDays } from './report-days.service.ts';
import { createTurnovers, type RisklessStakes } from './turnover/turnover.ts';
import {
  createPayouts,
  createRisks,
  createWithdrawalDecisions,
  createWithdrawalMoves,
  createWithdrawalPlacing,
  createWithdrawals,
  createWithdrawalsForOperators,
  type WithdrawalPrivileges,
} from './withdrawals/withdrawals.ts';
import { withdrawalOperatorRoutes } from './withdrawals.operator.routes.ts';
import { withdrawalRoutes } from './withdrawals.routes.ts';

export { siteOf } from './addresses.rules.ts';
export type { DepositPromotions } from './deposits/deposits.ts';
export { dayTermsOf, type WithdrawalPrivileges } from './withdrawals/withdrawals.ts';

export type CashierNeeds = {
  database: Database;
  clock: Clock;
  bus: Bus;
  log: Log;
  secrets: Secrets;
  jobs: Pick<Jobs, 'enqueue'>;
  brands: {
    ofId(id: string): Brand | undefined;
    all(): readonly Brand[];
    calendarOf(brand: Brand): Promise<Calendar>;
  };
  identity: Identity;
  operators: Pick<Operators, 'people' | 'tellTasks'>;
  wallet: Wallet;
  guards: GuardBook;
  promotions: DepositPromotions;
  privileges: WithdrawalPrivileges;
  risklessStakes: RisklessStakes;
  audit: AuditWriter;
  /** The scheme of the public addresses, if configured. */
  publicScheme: string | undefined;
  /** The accounts with payment gateways. A channel whose gateway has none is closed. */
  payments: PaymentAccounts;
  push: Messages['push'];
};

/** What the cashier offers other domains and the process. */
export interface Cashier {
  countCards(brandId: string, memberId: string): Promise<number>;
  /** Whether a card of the member is or was another member's too. */
  hasSharedCard(queries: Queries, member: { brandId: string; memberId: string }): Promise<boolean>;
  /** For a demonstration: as if it had been added a month ago. */
  putDemoCard(tx: Tx, owner: { brandId: string; memberId: string }, card: CardDetails): Promise<void>;
  /** Deposits that were credited, by when they were started: the next after an id. */
  creditedDeposits(
    queries: Queries,
    brandId: string,
    asked: { currency: string; after: string; until: string; limit: number },
  ): Promise<{ id: string; memberId: string; credited: bigint }[]>;
  /** Calls back, in every process, when a member's deposit changed state without a change of balance. */
  onDepositChanged(listener: (member: { brandId: string; memberId: string }) => void): void;
}

/**
 * Cashier owns how money comes in and leaves: channels, deposits, bank cards, withdrawals, turnover requirements, and
 * reconciliation with payment gateways. The money itself belongs to the wallet.
 */
export function createCashierModule({ payments, ...rest }: CashierNeeds): DomainModule & Cashier {
  const gateways = createGateways({ accounts: payments, clock: rest.clock });
  const needs: SideNeeds = { ...rest, gateways };
  const withdrawals = createWithdrawalsSide(needs);
  const deposits = createDepositsSide(needs, withdrawals);
  const jobs: DomainJob[] = [...deposits.jobs, ...withdrawals.jobs];
  const { consoleSources } = deposits;
  const onDepositChanged: Cashier['onDepositChanged'] = (listener) =>
    needs.bus.subscribe(depositChanged, listener);
  return {
    routes: { ...deposits.routes, ...withdrawals.routes },
    operatorRoutes: { ...deposits.operatorRoutes, ...withdrawals.operatorRoutes },
    consoleSources: { ...consoleSources, tasks: [withdrawals.tasks, ...consoleSources.tasks] },
    countCards: withdrawals.countCards,
    hasSharedCard: withdrawals.hasSharedCard,
    putDemoCard: withdrawals.putDemoCard,
    creditedDeposits: listCredited,
    jobs,
    onDepositChanged,
    topics: (live) => onDepositChanged((member) => live.tell(member, { topic: 'wallet' })),
  };
}

type SideNeeds = Omit<CashierNeeds, 'payments'> & { gateways: Gateways };

/** What withdrawals hear from deposits: credited deposits and news of payouts, each in that transaction. */
type Followers = {
  onCredited(tx: Tx, deposit: CreditedDeposit): Promise<void>;
  onPayout(tx: Tx, brand: Brand, event: PayoutEvent): Promise<EventOutcome>;
};

function createDepositsSide(needs: SideNeeds, { onCredited, onPayout }: Followers) {
  const { database, clock, bus, log, jobs, brands, wallet, guards, promotions, audit, gateways } = needs;
  const { publicScheme } = needs;
  const { tellTasks } = needs.operators;
  const told = { tellTasks, push: needs.push, onCredited, promotions };
  const credit = createDepositCredit({ clock, bus, brands, wallet, ...told });
  const guard = createDepositGuard({ database, clock, guards, guarding: wallet.guarding });
  const orders = createDepositOrders({
    database,
    clock,
    log,
    jobs,
    brands,
    credit,
    gateways,
    publicScheme,
  });
  const polling = createDepositPolling({ database, clock, log, credit, gateways });
  const reconciliations = createReconciliations({ database, clock, brands, gateways, audit });
  return {
    routes: depositRoutes({
      deposits: createDeposits({ database, clock, guard, orders, gateways, promotions }),
      ownDeposits: createOwnDeposits({ database, clock, credit, reportDays: createReportDays(brands) }),
      callbacks: createCallbacks({ database, clock, log, brands, gateways, credit, onPayout }),
    }),
    operatorRoutes: depositOperatorRoutes({
      depositsForOperators: createDepositsForOperators({
        database,
        clock,
        directory: needs.identity.directory,
        people: needs.operators.people,
        audit,
      }),
      decisions: createDepositDecisions({ database, clock, credit, audit, people: needs.operators.people }),
      reconciliations,
      gateways,
    }),
    consoleSources: depositConsoleSources({ database, brands, reconciliations, gateways }),
    jobs: [orders.kind, polling.job, reconciliations.job],
  };
}

/** Bank cards, withdrawals and turnover. */
function createWithdrawalsSide(needs: SideNeeds) {
  const { database, clock, log, secrets, jobs, identity, operators, wallet, audit, gateways, privileges } =
    needs;
  const { mainAccounts, holds, bonuses } = wallet;
  const { withdrawalHolds } = identity;
  const { people, tellTasks } = operators;
  const turnovers = createTurnovers({ database, clock, mainAccounts, risklessStakes: needs.risklessStakes });
  const cards = createCards({ database, clock, secrets, identity });
  const moves = createWithdrawalMoves({ clock, holds, bonuses, tellTasks, push: needs.push });
  const payouts = createPayouts({ database, clock, log, cards, moves, gateways });
  const risks = createRisks({ database, clock, sharedPlaces: identity.sharedPlaces, mainAccounts });
  const withdrawals = createWithdrawals({
    database,
    clock,
    identity,
    mainAccounts,
    bonuses,
    cards,
    turnovers,
    risks,
    moves,
    placing: createWithdrawalPlacing({
      clock,
      withdrawalHolds,
      holds,
      mainAccounts,
      bonuses,
      turnovers,
      moves,
      privileges,
    }),
    privileges,
    reportDays: createReportDays(needs.brands),
    publicScheme: needs.publicScheme,
  });
  const { directory } = identity;
  const withdrawalsForOperators = createWithdrawalsForOperators({
    database,
    directory,
    people,
    mainAccounts,
    turnovers,
    audit,
  });
  const decisions = createWithdrawalDecisions({ database, clock, audit, jobs, moves, payouts, people });
  return {
    routes: withdrawalRoutes({ withdrawals, cards }),
    operatorRoutes: withdrawalOperatorRoutes({ withdrawals: withdrawalsForOperators, decisions }),
    jobs: payouts.jobs,
    tasks: withdrawalsForOperators.tasks,
    countCards: cards.count,
    hasSharedCard: cards.isShared,
    putDemoCard: cards.putDemo,
    async onCredited(tx: Tx, deposit: CreditedDeposit): Promise<void> {
      const brand = needs.brands.ofId(deposit.brandId);
      if (!brand) throw new Error(`no brand ${deposit.brandId}`);
      await turnovers.recordDeposit(tx, brand, deposit);
      if (deposit.promotionId) await needs.promotions.credited(tx, deposit);
    },
    async onPayout(tx: Tx, brand: Brand, event: PayoutEvent): Promise<EventOutcome> {
      const outcome = await payouts.conclude(tx, brand.id, event);
      return outcome === 'unknown' ? null : { subjectId: event.payout, outcome };
    },
  };
}
