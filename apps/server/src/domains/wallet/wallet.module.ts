import type { Clock } from '@parlour/clock/clock';
import type { Figures } from '@parlour/contract';
import type { Database, Queries, Tx } from '@parlour/database/database';
import type { AuditWriter } from '../../audit/audit-entry.ts';
import type { Bus } from '../../bus/bus.ts';
import type { DomainModule } from '../../domain-module.ts';
import type { RepeatGuard } from '../../http/calls/idempotency.ts';
import type { DomainJob } from '../../jobs/daily.ts';
import type { JobKind } from '../../jobs/job.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Log } from '../../observability/log.ts';
import type { Metrics } from '../../observability/metrics.ts';
import type { Brand } from '../../tenancy/brand.ts';
import { businessDate } from '../../tenancy/business-day.rules.ts';
import type { Calendar } from '../../tenancy/calendar.rules.ts';
import type { MemberDirectory } from '../identity/identity.module.ts';
import type { Approvals } from '../operators/operators.module.ts';
import type { GuardBook } from '../protection/protection.module.ts';
import {
  createAccountNames,
  createExplorer,
  createMainAccounts,
  createPlatformAccounts,
  listPosting,
  type MainAccounts,
  type PlatformAccounts,
} from './accounts/accounts.ts';
import { createAdjustments, createFunding, type Funding } from './adjustments/adjustments.ts';
import { type Bonuses, createBonuses } from './bonuses/bonuses.ts';
import { type Checker, createChecker, createChecks } from './checks/checks.ts';
import { walletConsoleSources } from './console-sources.service.ts';
import { createGuarding, type Guarding } from './guarding/guarding.ts';
import { createHolds, type Holds } from './holds/holds.ts';
import { createRepeats } from './idempotency/idempotency.ts';
import { ROLL_EVERY_MS, SWEEP_EVERY_MS } from './jobs.rules.ts';
import {
  type Companion,
  createBalanceChanges,
  createGroupCommit,
  createLedger,
  type Ledger,
  type Outcome,
  type Posting,
} from './ledger/ledger.ts';
import {
  type Asker,
  countDepositDays,
  createBets,
  createLedgerBets,
  createProfitLoss,
  createPurses,
  createRecords,
  createRollups,
  createRoundTitles,
  listDepositDays,
  type RecordSource,
  type Rollups,
  type RoundNaming,
  sumDeposits,
} from './records/records.ts';
import { createReports, createTodayReport } from './reports/reports.ts';
import { createStatements } from './statements/statements.ts';
import { walletOperatorRoutes } from './wallet.operator.routes.ts';
import { walletRoutes } from './wallet.routes.ts';

type DayFigures = Figures & { day: string };
type Depositors = { brandId: string; currency: string; memberIds: readonly string[] };
type Days = { from: string; to: string };

/** What the wallet offers other domains, the site's listener and the process. */
export interface Wallet {
  /** Posts inside the caller's transaction, all or nothing. */
  post(tx: Tx, postings: readonly Posting[]): Promise<Outcome[]>;
  /** Posts one posting and its companion row, in a commit shared with others. */
  submit(posting: Posting, companion?: Companion): Promise<Outcome>;
  /** What a posting was made for; null: there is none under this id. */
  referenceOf(brandId: string, postingId: string): Promise<string | null>;
  /** Money that is set aside, then posted or given back. */
  readonly holds: Holds;
  readonly mainAccounts: MainAccounts;
  readonly platformAccounts: PlatformAccounts;
  /** What members used of their limits. */
  readonly guarding: Guarding;
  /** What a member paid, staked and won on each of the last business days, today last. */
  dailyFigures(brand: Brand, owner: Asker['owner'], count: number): Promise<DayFigures[]>;
  /** What members deposited on business days, as far as they are added up. */
  sumDeposits(queries: Queries, whose: Depositors, days: Days): Promise<Map<string, bigint>>;
  /** The same day by day. */
  depositDays(
    queries: Queries,
    whose: Depositors,
    days: Days,
  ): Promise<{ memberId: string; day: string; deposited: bigint }[]>;
  /** On how many days each member of a brand deposited so much. */
  countDepositDays(
    queries: Queries,
    brandId: string,
    asked: { currency: string; from: string; to: string; least: bigint },
  ): Promise<{ memberId: string; days: number }[]>;
  /** Money the house puts into accounts automatically. */
  readonly funding: Funding;
  /** Answers of calls that move money, kept by key. */
  readonly repeats: RepeatGuard & { sweep(tx: Tx): Promise<void> };
  readonly checker: Checker;
  readonly rollups: Rollups;
  /** Money with a requirement; its stakes and wins are split by the ledger. */
  readonly bonuses: Bonuses;
  /** Supplied by domains to the right: bet records that know more than the ledger. */
  addRecordSource(source: RecordSource): void;
  addRoundNaming(naming: RoundNaming): void;
  /** Tells every process whose balances changed. */
  readonly news: {
    /** Called by processes with members' pages open: when the first opens, and again from time to time. */
    listen(): Promise<void>;
    onMoved(handle: (moved: { brandId: string; memberIds: readonly string[] }) => void): void;
    /** What follows play is told of a round that ends without money, too. */
    noteMember(member: { brandId: string; memberId: string }): void;
  };
  close(): Promise<void>;
}
export { type Bonus, bonusShare, type NewBonus } from './bonuses/bonuses.ts';
export type { Outcome, Posting, Spent, Transfer } from './ledger/ledger.ts';
export { type AccountRef, allows, type CompanionKind, companion, HOUSE, STRIPES } from './ledger/ledger.ts';
export type { Asker, RecordSource, RoundNaming } from './records/records.ts';
export { ownerOf } from './records/records.ts';

type WalletNeeds = {
  database: Database;
  bus: Bus;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  brands: {
    ofId(id: string): Brand | undefined;
    all(): readonly Brand[];
    calendarOf(brand: Brand): Promise<Calendar>;
  };
  guards: GuardBook;
  jobs: Pick<Jobs, 'enqueue'>;
  directory: MemberDirectory;
  /** As SQL, for the sums over all members. */
  isDemoBot(brandId: string, memberId: string): string;
  approvals: Approvals;
  audit: AuditWriter;
};

/**
 * Wallet owns money: the ledger and everything that moves it. Other domains post inside their own transaction (`post`),
 * or submit single postings that share a commit (`submit`).
 */
export function createWalletModule(needs: WalletNeeds): DomainModule & Wallet {
  const { database, clock, log, metrics, brands, guards } = needs;
  const dayOf = (brandId: string, nowMs: number) => {
    const brand = brands.ofId(brandId);
    if (!brand) throw new Error(`no brand ${brandId}`);
    return businessDate(brand.settings, nowMs);
  };
  const news = createBalanceChanges({ bus: needs.bus, clock, log });
  const ledger = createLedger({ database, clock, guards, dayOf, news });
  const groupCommit = createGroupCommit({ database, clock, ledger, metrics, news });
  const checker = createChecker({ database, clock, log, metrics, brands });
  const mainAccounts = createMainAccounts();
  const bonuses = createBonuses({ database, clock, ledger, mainAccounts });
  const forMembers = createMembersSide(needs, { ledger, mainAccounts, bonuses });
  const forOperators = createOperatorsSide(needs, { ledger, checker });
  const repeats = createRepeats({ database, clock });
  const jobs: DomainJob[] = [
    checker.daily,
    {
      name: 'wallet.sweep_answers',
      maxAttempts: 5,
      everyMs: SWEEP_EVERY_MS,
      inTransaction: repeats.sweep,
    },
    {
      name: 'wallet.roll_up',
      maxAttempts: 5,
      everyMs: ROLL_EVERY_MS,
      outside: () => forMembers.rollups.rollAll(),
    },
    forOperators.job,
    bonuses.job,
  ];
  return {
    checker,
    routes: forMembers.routes,
    rollups: forMembers.rollups,
    addRecordSource: forMembers.addRecordSource,
    addRoundNaming: forMembers.addRoundNaming,
    dailyFigures: forMembers.dailyFigures,
    sumDeposits,
    countDepositDays,
    depositDays: listDepositDays,
    bonuses,
    operatorRoutes: forOperators.routes,
    consoleSources: forOperators.consoleSources,
    repeats,
    jobs,
    funding: createFunding({ ledger, clock }),
    holds: createHolds({ ledger, clock }),
    mainAccounts,
    platformAccounts: createPlatformAccounts(),
    guarding: createGuarding({ database, clock, dayOf }),
    post: ledger.post,
    async referenceOf(brandId, postingId) {
      const [line] = await listPosting(database.queries, brandId, postingId);
      return line?.reference ?? null;
    },
    submit: groupCommit.submit,
    news,
    topics(live) {
      live.onMembersListen(() => void news.listen().catch((err) => log.warn({ err }, 'no news of balances')));
      news.onMoved(({ brandId, memberIds }) => live.tellMembers(brandId, memberIds, { topic: 'wallet' }));
    },
    async close(): Promise<void> {
      await groupCommit.close();
      news.close();
    },
  };
}

/** What members see of their money: purses, records, figures. */
function createMembersSide(
  { database, clock, brands, isDemoBot }: WalletNeeds,
  { ledger, mainAccounts, bonuses }: { ledger: Ledger; mainAccounts: MainAccounts; bonuses: Bonuses },
) {
  const { calendarOf } = brands;
  const rollups = createRollups({ database, clock, brands, calendarOf, isDemoBot });
  const purses = createPurses({ database, clock, ledger, mainAccounts, bonuses, calendarOf });
  const { titlesOf, addRoundNaming } = createRoundTitles();
  const records = createRecords({ database, rollups, calendarOf, titlesOf });
  const profitLoss = createProfitLoss({ database, clock, rollups, calendarOf });
  const bets = createBets({ clock, calendarOf });
  bets.addSource(createLedgerBets({ database, records, rollups, calendarOf, titlesOf }));
  return {
    rollups,
    addRecordSource: bets.addSource,
    addRoundNaming,
    dailyFigures: profitLoss.lately,
    routes: walletRoutes({ purses, records, profitLoss, bets }),
  };
}

/** The ledger as the console shows it, and the only way operators move money. */
function createOperatorsSide(
  { database, clock, brands, jobs, directory, approvals, audit }: WalletNeeds,
  { ledger, checker }: { ledger: Ledger; checker: Checker },
) {
  const names = createAccountNames({ database, directory });
  const checks = createChecks({ database, clock, jobs, checker, audit });
  return {
    job: checks.job as JobKind<unknown>,
    consoleSources: walletConsoleSources({ database, directory, brands, checker }),
    routes: walletOperatorRoutes({
      explorer: createExplorer({ database, names, directory, calendarOf: brands.calendarOf, audit }),
      statements: createStatements({ database, names, audit }),
      adjustments: createAdjustments({ database, ledger, directory, approvals, audit }),
      checks,
      reports: createReports({ database, brands, audit }),
      today: createTodayReport({ database, clock, brands }),
    }),
  };
}
