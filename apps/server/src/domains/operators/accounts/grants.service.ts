import type { Clock } from '@parlour/clock/clock';
import { DAY_MS } from '@parlour/clock/durations';
import { newId } from '@parlour/clock/ids';
import type { Grant, OperatorState } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import { newOneTimePassword, type Passwords } from '../../../credentials/passwords.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { HeldGrant } from '../../../tenancy/reach.ts';
import {
  grantsOf,
  isOnlyAdminEver,
  lockAccount,
  lockAdmins,
  replaceGrants,
  updateAccount,
} from '../accounts.repo.ts';
import type { ApprovalKind, Approvals, Caller } from '../approvals/approvals.ts';
import type { BrandSource } from '../brand-source.ts';
import { grantsOnWire } from '../me.rules.ts';
import type { SecondFactor, Sessions } from '../sign-in/sign-in.ts';
import { handOf } from './hands.service.ts';

type GrantChange = { operatorId: string; before: Grant[]; after: Grant[] };
type Reset = { operatorId: string };
type StateChange = { operatorId: string; before: { state: OperatorState }; after: { state: OperatorState } };
type About = { actor: Actor; reason: string };
type Outcome<Applied> = ({ outcome: 'applied' } & Applied) | { outcome: 'requested'; approvalId: string };

type GrantsNeeds = {
  database: Database;
  clock: Clock;
  brands: BrandSource;
  approvals: Approvals;
  passwords: Passwords;
  secondFactor: SecondFactor;
  sessions: Sessions;
  audit: AuditWriter;
};
export type Grants = ReturnType<typeof createGrants>;

/**
 * Grants, takeovers of locked-out accounts, and which accounts are open take two admins: anyone who could do any of it
 * alone could do everything. While there never was a second admin it is done at once.
 */
export function createGrants(needs: GrantsNeeds) {
  const { database, clock, brands, approvals, passwords, secondFactor, sessions, audit } = needs;

  function toHeld(grants: Grant[]): HeldGrant[] {
    const held = grants.map(({ role, merchantCode }) => {
      const brand = merchantCode === null ? null : brands.ofMerchant(merchantCode);
      if (brand === undefined)
        throw new Refusal('invalid_input', { fields: { 'grants.merchantCode': 'not_allowed' } });
      return { role, brandId: brand?.id ?? null };
    });
    return [...new Map(held.map((grant) => [`${grant.role} ${grant.brandId}`, grant])).values()];
  }

  const wireGrantsOf = async (tx: Tx, operatorId: string) =>
    sorted(grantsOnWire((await grantsOf(tx, [operatorId])).get(operatorId) ?? [], brands.all()));

  async function applyGrants(tx: Tx, { operatorId, before, after }: GrantChange, { actor, reason }: About) {
    const admins = await lockAdmins(tx);
    const account = await lockAccount(tx, operatorId);
    if (!account) throw new Refusal('not_found');
    const present = await wireGrantsOf(tx, operatorId);
    // The request was made against these grants; with others it might mean something else.
    if (JSON.stringify(present) !== JSON.stringify(before)) throw new Refusal('stale');
    refuseLastAdmin(admins, { operatorId, after });
    await replaceGrants(
      tx,
      operatorId,
      toHeld(after).map((grant) => ({ ...grant, id: newId(clock) })),
    );
    await audit.record(tx, {
      actor,
      kind: 'change',
      action: 'operators.change_grants',
      target: { kind: 'operator', id: operatorId },
      brandId: null,
      changes: changesBetween({ grants: before }, { grants: after }),
      reason,
    });
    return {};
  }

  async function applyReset(tx: Tx, { operatorId }: Reset, { actor, reason }: About) {
    const account = await lockAccount(tx, operatorId);
    if (!account) throw new Refusal('not_found');
    const oneTimePassword = newOneTimePassword();
    await updateAccount(tx, operatorId, {
      passwordHash: await passwords.hash(oneTimePassword),
      mustChangePassword: true,
      accessFrom: await handOf(tx, actor),
    });
    await secondFactor.clear(tx, operatorId);
    await sessions.end(tx, { operatorId });
    await audit.record(tx, {
      actor,
      kind: 'change',
      action: 'operators.reset_access',
      target: { kind: 'operator', id: operatorId },
      brandId: null,
      changes: [{ path: 'mustChangePassword', before: account.mustChangePassword, after: true }],
      reason,
    });
    return { oneTimePassword };
  }

  async function applyState(tx: Tx, { operatorId, before, after }: StateChange, { actor, reason }: About) {
    const admins = await lockAdmins(tx);
    const account = await lockAccount(tx, operatorId);
    if (!account) throw new Refusal('not_found');
    if (account.state !== before.state) throw new Refusal('stale');
    const isDisabling = after.state === 'disabled';
    if (isDisabling && !admins.some((admin) => admin !== operatorId)) throw new Refusal('last_admin');
    await updateAccount(tx, operatorId, after);
    if (isDisabling) await sessions.end(tx, { operatorId });
    await audit.record(tx, {
      actor,
      kind: 'change',
      action: isDisabling ? 'operators.disable' : 'operators.enable',
      target: { kind: 'operator', id: operatorId },
      brandId: null,
      changes: changesBetween(before, after),
      reason,
    });
    return {};
  }

  const changeGrantsKind: ApprovalKind<GrantChange> = {
    name: 'operators.change_grants',
    request: 'operators.grant',
    decide: 'operators.grant',
    lastsMs: 7 * DAY_MS,
    apply: applyGrants,
  };
  const resetAccessKind: ApprovalKind<Reset> = {
    name: 'operators.reset_access',
    request: 'operators.manage',
    decide: 'operators.manage',
    lastsMs: DAY_MS,
    apply: applyReset,
  };
  const changeStateKind: ApprovalKind<StateChange> = {
    name: 'operators.change_state',
    request: 'operators.manage',
    decide: 'operators.manage',
    lastsMs: DAY_MS,
    apply: applyState,
  };
  approvals.register(changeStateKind);
  approvals.register(changeGrantsKind);
  approvals.register(resetAccessKind);

  /** Asks a second admin, or applies it if there never was one, or if one is enough. */
  async function askOrApply<Payload extends object, Applied>(
    kind: Omit<ApprovalKind<Payload>, 'apply'> & {
      apply(tx: Tx, payload: Payload, about: About): Promise<Applied>;
    },
    { id, reason, caller, prepare, isForOne }: Asking<Payload>,
  ): Promise<Outcome<Applied>> {
    return database.transaction(async (tx) => {
      const admins = await lockAdmins(tx);
      const account = await lockAccount(tx, id);
      if (!account) throw new Refusal('not_found');
      const payload = await prepare(tx, admins);
      if (isForOne?.(payload) || (await isOnlyAdminEver(tx, caller.operator.id))) {
        const applied = await kind.apply(tx, payload, { actor: caller.actor, reason });
        return { outcome: 'applied', ...applied };
      }
      const target = { kind: 'operator', id, name: account.name };
      const approvalId = await approvals.request(
        tx,
        kind as unknown as ApprovalKind<Payload>,
        { brandId: null, target, payload, reason },
        caller,
      );
      return { outcome: 'requested', approvalId };
    });
  }

  return {
    change: ({ id, grants, reason }: { id: string; grants: Grant[]; reason: string }, caller: Caller) =>
      askOrApply(
        { ...changeGrantsKind, apply: applyGrants },
        {
          id,
          reason,
          caller,
          async prepare(tx, admins) {
            const after = sorted(grantsOnWire(toHeld(grants), brands.all()));
            refuseLastAdmin(admins, { operatorId: id, after });
            return { operatorId: id, before: await wireGrantsOf(tx, id), after };
          },
        },
      ),

    /** Taking an admin's account away, or giving anybody theirs back, takes two; taking away any other is urgent. */
    setState: (
      { id, state, reason }: { id: string; state: OperatorState; reason: string },
      caller: Caller,
    ): Promise<Outcome<object>> => {
      if (id === caller.operator.id) throw new Refusal('not_yourself');
      let isAdmin = true;
      return askOrApply(
        { ...changeStateKind, apply: applyState },
        {
          id,
          reason,
          caller,
          async prepare(tx, admins) {
            if (state === 'disabled' && !admins.some((admin) => admin !== id))
              throw new Refusal('last_admin');
            const before = (await lockAccount(tx, id))?.state ?? state;
            isAdmin = (await wireGrantsOf(tx, id)).some(({ role }) => role === 'admin');
            return { operatorId: id, before: { state: before }, after: { state } };
          },
          isForOne: ({ before, after }) =>
            before.state === after.state || (after.state === 'disabled' && !isAdmin),
        },
      );
    },

    resetAccess: ({ id, reason }: { id: string; reason: string }, caller: Caller) => {
      if (id === caller.operator.id) throw new Refusal('not_yourself');
      return askOrApply(
        { ...resetAccessKind, apply: applyReset },
        { id, reason, caller, prepare: async () => ({ operatorId: id }) },
      );
    },
  };
}

type Asking<Payload> = {
  id: string;
  reason: string;
  caller: Caller;
  prepare(tx: Tx, admins: string[]): Promise<Payload>;
  /** Whether this one takes nobody else. */
  isForOne?(payload: Payload): boolean;
};

function refuseLastAdmin(
  admins: string[],
  { operatorId, after }: { operatorId: string; after: Grant[] },
): void {
  const staysAdmin = after.some(({ role, merchantCode }) => role === 'admin' && merchantCode === null);
  const isAdmin = admins.includes(operatorId);
  if (isAdmin && !staysAdmin && admins.length === 1) throw new Refusal('last_admin');
}

const sorted = (grants: Grant[]): Grant[] =>
  [...grants].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0));
const keyOf = ({ role, merchantCode }: Grant) => `${role} ${merchantCode ?? ''}`;
