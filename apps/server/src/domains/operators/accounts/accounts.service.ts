import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { Role } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import { newOneTimePassword, type Passwords } from '../../../credentials/passwords.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { type AskedPage, readPage } from '../../../lists/pages.rules.ts';
import type { HeldGrant } from '../../../tenancy/reach.ts';
import {
  type Account,
  findAccount,
  grantsOf,
  insertAccount,
  listAccounts,
  lockAccount,
  replaceGrants,
  updateAccount,
} from '../accounts.repo.ts';
import type { BrandSource } from '../brand-source.ts';
import { grantsOnWire } from '../me.rules.ts';
import type { People } from '../people.service.ts';
import type { OperatorAttempts, Sessions } from '../sign-in/sign-in.ts';
import { handOf } from './hands.service.ts';

export type NewOperator = {
  name: string;
  displayName: string;
  /** Omitted: a one-time password is made, to be changed at the first sign-in. */
  password?: string;
  isDemo?: boolean;
  grants?: HeldGrant[];
  reason: string;
};
type Done = { id: string; reason: string };

export type AccountListing = AskedPage & {
  q?: string | undefined;
  state?: Account['state'] | undefined;
  role?: Role | undefined;
};
type AccountsNeeds = {
  database: Database;
  clock: Clock;
  brands: BrandSource;
  attempts: OperatorAttempts;
  passwords: Passwords;
  sessions: Sessions;
  audit: AuditWriter;
  people: People;
};
export type Accounts = ReturnType<typeof createAccounts>;

/** The accounts of operators: created, renamed, unlocked. What else is done to them takes two operators. */
export function createAccounts(needs: AccountsNeeds) {
  const { database, clock, brands, attempts, passwords, sessions, audit, people } = needs;

  async function describe(accounts: Account[]) {
    const grants = await grantsOf(
      database.queries,
      accounts.map(({ id }) => id),
    );
    const handedOutBy = await people.describe(accounts.flatMap(({ accessFrom }) => accessFrom ?? []));
    const pauses = await attempts.pauses(accounts.map(({ name }) => name));
    return accounts.map((account) => ({
      id: account.id,
      name: account.name,
      displayName: account.displayName,
      state: account.state,
      lockedUntil: pauses.get(account.name) ?? null,
      isDemo: account.isDemo,
      mustChangePassword: account.mustChangePassword,
      hasSecondFactor: account.secondFactor !== null,
      grants: grantsOnWire(grants.get(account.id) ?? [], brands.all()),
      accessFrom: (account.accessFrom !== null && handedOutBy.get(account.accessFrom)) || null,
      createdAt: account.createdAt.getTime(),
      lastSignedInAt: account.lastSignedInAt?.getTime() ?? null,
    }));
  }

  async function read(id: string) {
    const account = await findAccount(database.queries, id);
    const [summary] = account ? await describe([account]) : [];
    if (!summary) throw new Refusal('not_found');
    return summary;
  }

  async function change(
    { id, reason }: Done,
    {
      action,
      actor,
      edit,
    }: { action: string; actor: Actor; edit(tx: Tx, account: Account): Promise<object> },
  ) {
    await database.transaction(async (tx) => {
      const account = await lockAccount(tx, id);
      if (!account) throw new Refusal('not_found');
      const after = await edit(tx, account);
      const before = Object.fromEntries(
        Object.keys(after).map((key) => [key, (account as Record<string, unknown>)[key]]),
      );
      const target = { kind: 'operator', id };
      const changes = changesBetween(before, after);
      await audit.record(tx, { actor, kind: 'change', action, target, brandId: null, changes, reason });
    });
    return read(id);
  }

  return {
    read,

    async list({ limit, ...filter }: AccountListing) {
      const { rows, next } = await readPage(
        limit,
        (count) => listAccounts(database.queries, { ...filter, limit: count }),
        ({ name }) => name,
      );
      return { items: await describe(rows), next };
    },

    async create(
      { name, displayName, password, isDemo = false, grants = [], reason }: NewOperator,
      actor: Actor,
    ): Promise<{ id: string; oneTimePassword: string }> {
      const oneTimePassword = password ?? newOneTimePassword();
      const passwordHash = await passwords.hash(oneTimePassword);
      const id = newId(clock);
      await database.transaction(async (tx) => {
        const accessFrom = password === undefined ? await handOf(tx, actor) : null;
        const isNew = await insertAccount(tx, {
          id,
          name,
          displayName,
          state: 'active',
          isDemo,
          passwordHash,
          mustChangePassword: password === undefined,
          secondFactor: null,
          pendingSecondFactor: null,
          lastCodeStep: 0,
          createdAt: new Date(clock.now()),
          lastSignedInAt: null,
          wasAdmin: false,
          accessFrom,
        });
        if (!isNew) throw new Refusal('name_taken');
        await replaceGrants(
          tx,
          id,
          grants.map((grant) => ({ ...grant, id: newId(clock) })),
        );
        await audit.record(tx, {
          actor,
          kind: 'change',
          action: 'operators.create',
          target: { kind: 'operator', id },
          brandId: null,
          changes: changesBetween({}, { name, displayName, grants: grantsOnWire(grants, brands.all()) }),
          reason,
        });
      });
      return { id, oneTimePassword };
    },

    rename: ({ displayName, ...done }: Done & { displayName: string }, actor: Actor) =>
      change(done, {
        action: 'operators.rename',
        actor,
        async edit(tx, { id }) {
          await updateAccount(tx, id, { displayName });
          return { displayName };
        },
      }),

    unlock: (done: Done, actor: Actor) =>
      change(done, {
        action: 'operators.unlock',
        actor,
        async edit(tx, { name }) {
          await attempts.unlock(tx, name);
          return {};
        },
      }),

    /** Ends one or all sessions of an operator; returns how many. */
    async endSessions(
      { id, sessionId, reason }: { id: string; sessionId: string | null; reason: string | null },
      { actor, except }: { actor: Actor; except?: string },
    ): Promise<number> {
      return database.transaction(async (tx) => {
        if (!(await lockAccount(tx, id))) throw new Refusal('not_found');
        const ended = await sessions.end(tx, {
          operatorId: id,
          ...(sessionId ? { only: sessionId } : {}),
          ...(except ? { except } : {}),
        });
        if (sessionId && ended === 0) throw new Refusal('not_found');
        await audit.record(tx, {
          actor,
          kind: 'change',
          action: 'operators.end_sessions',
          target: { kind: 'operator', id },
          brandId: null,
          changes: [{ path: 'sessions', before: ended, after: 0 }],
          reason,
        });
        return ended;
      });
    },
  };
}
