import type { AuditWriter } from '../../audit/audit-entry.ts';
import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import type { JobKind } from '../../jobs/job.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Log } from '../../observability/log.ts';
import type { Metrics } from '../../observability/metrics.ts';
import type { Brand } from '../../tenancy/brand.ts';
import { businessDate } from '../../tenancy/business-day.rules.ts';
import type { MemberDirectory } from '../identity/identity.module.ts';
import type { Approvals } from '../operators/operators.module.ts';
import type { GuardBook } from '../protection/protection.module.ts';
import { createAccountNames } from './account-names.service.ts';
import { createAdjustments } from './adjustments.service.ts';
import { type Checker, createChecker } from './checker.service.ts';
import { createChecks } from './checks.service.ts';
import { walletDeskSources } from './desk-sources.service.ts';
import { createExplorer } from './explorer.service.ts';
import { createFunding } from './funding.service.ts';
import { createGroupCommit } from './group-commit.service.ts';
import { createGuarding } from './guarding.service.ts';
import { createHolds } from './holds.service.ts';
import { createRepeats } from './idempotency.service.ts';
import { createLedger, type Ledger } from './ledger.service.ts';
import { createPurses } from './purses.service.ts';
import { createStatements } from './statement.service.ts';
import { walletOperatorRoutes } from './wallet.operator.routes.ts';

export type Wallet = ReturnType<typeof createWalletModule>;
export type { AccountRef } from './accounts.rules.ts';
export type { Outcome } from './books.rules.ts';
export type { Posting, Transfer } from './posting.rules.ts';
export { type CompanionKind, companion } from './write-batch.repo.ts';

const CHECK_EVERY_MS = 24 * 3_600_000;
const SWEEP_EVERY_MS = 10 * 60_000;

type WalletNeeds = {
  database: Database;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  brands: { ofId(id: string): Brand | undefined; all(): readonly Brand[] };
  guards: GuardBook;
  jobs: Pick<Jobs, 'enqueue'>;
  directory: MemberDirectory;
  approvals: Approvals;
  audit: AuditWriter;
};

/**
 * Wallet owns money: the ledger and everything that moves it. Others post inside their own transaction (`post`), or
 * submit single postings that are committed together (`submit`).
 */
export function createWalletModule(needs: WalletNeeds) {
  const { database, clock, log, metrics, brands, guards } = needs;
  const dayOf = (brandId: string, nowMs: number) => {
    const brand = brands.ofId(brandId);
    if (!brand) throw new Error(`no brand ${brandId}`);
    return businessDate(brand.settings, nowMs);
  };
  const ledger = createLedger({ database, clock, guards, dayOf });
  const groupCommit = createGroupCommit({ database, clock, ledger, metrics });
  const checker = createChecker({ database, clock, log, metrics, brands });
  const forOperators = createOperatorsSide(needs, { ledger, checker });
  const repeats = createRepeats({ database, clock });
  const jobs: JobKind<unknown>[] = [
    {
      name: 'wallet.check_books',
      maxAttempts: 5,
      everyMs: CHECK_EVERY_MS,
      outside: () => checker.runAll(),
    },
    {
      name: 'wallet.sweep_answers',
      maxAttempts: 5,
      everyMs: SWEEP_EVERY_MS,
      inTransaction: repeats.sweep,
    },
    forOperators.job,
  ];
  return {
    checker,
    operatorRoutes: forOperators.routes,
    deskSources: forOperators.deskSources,
    /** Of calls that move money. */
    repeats,
    jobs,
    funding: createFunding({ ledger, clock }),
    holds: createHolds({ ledger, clock }),
    purses: createPurses(),
    guarding: createGuarding({ database, clock, dayOf }),
    post: ledger.post,
    submit: groupCommit.submit,
    close: groupCommit.close,
  };
}

/** The ledger as the console shows it, and the one way in which operators move money. */
function createOperatorsSide(
  { database, clock, brands, jobs, directory, approvals, audit }: WalletNeeds,
  { ledger, checker }: { ledger: Ledger; checker: Checker },
) {
  const names = createAccountNames({ database, directory });
  const checks = createChecks({ database, clock, jobs, checker, audit });
  return {
    job: checks.job as JobKind<unknown>,
    deskSources: walletDeskSources({ database, directory, brands, checker }),
    routes: walletOperatorRoutes({
      explorer: createExplorer({ database, names, directory, audit }),
      statements: createStatements({ database, names, audit }),
      adjustments: createAdjustments({ database, ledger, directory, approvals, audit }),
      checks,
    }),
  };
}
