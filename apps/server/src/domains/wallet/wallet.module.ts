import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import type { JobKind } from '../../jobs/job.ts';
import type { Log } from '../../observability/log.ts';
import type { Metrics } from '../../observability/metrics.ts';
import type { Brand } from '../../tenancy/brand.ts';
import { businessDate } from '../../tenancy/business-day.rules.ts';
import type { GuardBook } from '../protection/protection.module.ts';
import { createChecker } from './checker.service.ts';
import { createFunding } from './funding.service.ts';
import { createGroupCommit } from './group-commit.service.ts';
import { createGuarding } from './guarding.service.ts';
import { createHolds } from './holds.service.ts';
import { createRepeats } from './idempotency.service.ts';
import { createLedger } from './ledger.service.ts';

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
};

/**
 * Wallet owns money: the ledger and everything that moves it. Others post inside their own transaction (`post`), or
 * submit single postings that are committed together (`submit`).
 */
export function createWalletModule({ database, clock, log, metrics, brands, guards }: WalletNeeds) {
  const dayOf = (brandId: string, nowMs: number) => {
    const brand = brands.ofId(brandId);
    if (!brand) throw new Error(`no brand ${brandId}`);
    return businessDate(brand.settings, nowMs);
  };
  const ledger = createLedger({ database, clock, guards, dayOf });
  const groupCommit = createGroupCommit({ database, clock, ledger, metrics });
  const checker = createChecker({ database, clock, log, metrics, brands });
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
  ];
  return {
    checker,
    /** Of calls that move money. */
    repeats,
    jobs,
    funding: createFunding({ ledger, clock }),
    holds: createHolds({ ledger, clock }),
    guarding: createGuarding({ database, clock, dayOf }),
    post: ledger.post,
    submit: groupCommit.submit,
    close: groupCommit.close,
  };
}
