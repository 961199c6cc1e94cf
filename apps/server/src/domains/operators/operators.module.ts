import type { Clock } from '@parlour/clock/clock';
import type { AnswerOf, AuditRecord, ConsoleContract, OperatorTicketPurpose } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import type { AuditWriter } from '../../audit/audit-entry.ts';
import type { Bus } from '../../bus/bus.ts';
import type { AttemptCounter } from '../../credentials/attempts.ts';
import type { Passwords } from '../../credentials/passwords.ts';
import type { ConsoleSources, DomainModule } from '../../domain-module.ts';
import type { OperatorSessions } from '../../http/calls/bind-operator.ts';
import type { Actor, Operator } from '../../http/calls/operator-call.ts';
import type { JobKind } from '../../jobs/job.ts';
import type { AskedPage } from '../../lists/pages.rules.ts';
import type { Log } from '../../observability/log.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Reach } from '../../tenancy/reach.ts';
import { type AccountListing, createAccounts, createGrants, type NewOperator } from './accounts/accounts.ts';
import { type Approvals, createApprovals } from './approvals/approvals.ts';
import { type AuditQuery, createAudit } from './audit/audit.ts';
import type { BrandSource } from './brand-source.ts';
import { operatorsConsoleSources } from './console-sources.service.ts';
import { createInbox, createTaskTeller } from './inbox/inbox.ts';
import { COUNT_EVERY_MS, EXPIRE_EVERY_MS, SWEEP_EVERY_MS } from './jobs.rules.ts';
import { operatorsRoutes } from './operators.routes.ts';
import { createPeople, type People } from './people.service.ts';
import {
  createOperatorAttempts,
  createPasskeys,
  createSecondFactor,
  createSessions,
  createSignIn,
} from './sign-in/sign-in.ts';

export type { ApprovalKind, Approvals } from './approvals/approvals.ts';
export { asPlainText } from './audit/audit.ts';

type OperatorsNeeds = {
  database: Database;
  bus: Bus;
  clock: Clock;
  secrets: Secrets;
  log: Log;
  brands: BrandSource;
  attempts: AttemptCounter;
  passwords: Passwords;
};

type Accounts = ConsoleContract['operators'];

/** What operators offer other domains, the console's listener and the process. */
export interface Operators {
  /** The record, written in the transaction of the change. */
  readonly audit: AuditWriter & {
    search(
      reach: Reach,
      query: AuditQuery,
      page: AskedPage,
    ): Promise<{ items: AuditRecord[]; next: string | null }>;
    /** Counts the records of the last days, now. */
    recount(): Promise<void>;
  };
  /** Changes that take two operators: kinds are registered, then requested. */
  readonly approvals: Approvals;
  /** The names behind ids. */
  readonly people: People;
  /** Announces, once the caller's transaction commits, that task counts may have changed. */
  tellTasks(): void;
  /** Registers what a domain adds to the console. */
  addConsoleSources(sources: ConsoleSources): void;
  readonly sessions: OperatorSessions & {
    issueTicket(
      operator: Operator,
      about: { purpose: OperatorTicketPurpose; brandId: string | null },
    ): Promise<{ ticket: string; expiresAt: number }>;
    /** For channels that outlive a call: the same operator with current grants; null once the session has ended. */
    renew(operator: Operator): Promise<Operator | null>;
  };
  readonly accounts: {
    list(asked: AccountListing): Promise<AnswerOf<Accounts['list']>>;
    read(id: string): Promise<AnswerOf<Accounts['read']>>;
    create(about: NewOperator, actor: Actor): Promise<{ id: string; oneTimePassword: string }>;
  };
}

/**
 * Operators owns who works in the console and what they may do, their sessions, the record of what they did and saw,
 * requests that need a second operator, and their inbox. Other domains write to the record, register kinds of
 * approvals, tasks, searches and figures, and look up the names behind ids.
 */
export function createOperatorsModule(needs: OperatorsNeeds): DomainModule & Operators {
  const { database, bus, clock, secrets, log, brands, passwords } = needs;
  const people = createPeople({ database });
  const audit = createAudit({ ...needs, people });
  const attempts = createOperatorAttempts({ database, attempts: needs.attempts });
  const sessions = createSessions({ database, bus, clock });
  const secondFactor = createSecondFactor({ database, clock, secrets, sessions, audit });
  const passkeys = createPasskeys({ database, clock, secondFactor, sessions, audit });
  const tellTasks = createTaskTeller(bus);
  const approvals = createApprovals({ database, clock, audit, brands, people, tellTasks });
  const accounts = createAccounts({ database, clock, brands, attempts, passwords, sessions, audit, people });
  const grants = createGrants({
    database,
    clock,
    brands,
    approvals,
    passwords,
    secondFactor,
    sessions,
    audit,
  });
  const signIn = createSignIn({
    database,
    clock,
    brands,
    attempts,
    passwords,
    secondFactor,
    passkeys,
    sessions,
    audit,
  });
  const inbox = createInbox({ bus, clock, log, brands, renew: sessions.renew });
  inbox.add(operatorsConsoleSources({ approvals, accounts, audit }));

  const jobs: JobKind<unknown>[] = [
    {
      name: 'operators.expire_approvals',
      maxAttempts: 5,
      everyMs: EXPIRE_EVERY_MS,
      inTransaction: approvals.expireLapsed,
    },
    {
      name: 'operators.count_audit_days',
      maxAttempts: 5,
      everyMs: COUNT_EVERY_MS,
      // The clocks of the brands are read before its transaction; counting again changes nothing.
      outside: audit.recount,
    },
    {
      name: 'operators.sweep',
      maxAttempts: 5,
      everyMs: SWEEP_EVERY_MS,
      async inTransaction(tx) {
        await signIn.sweep(tx);
        await sessions.sweep(tx);
      },
    },
  ];

  return {
    audit,
    approvals,
    people,
    tellTasks,
    addConsoleSources: inbox.add,
    sessions,
    accounts,
    jobs,
    operatorRoutes: operatorsRoutes({
      signIn,
      sessions,
      secondFactor,
      passkeys,
      accounts,
      grants,
      audit,
      approvals,
      inbox,
    }),
  };
}
