import type { Clock } from '@parlour/clock/clock';
import { newId } from '@parlour/clock/ids';
import type { Approval, ApprovalState } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { type AuditWriter, THE_MACHINE } from '../../../audit/audit-entry.ts';
import type { Waiting } from '../../../domain-module.ts';
import { type Actor, type Operator, operatorReach } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { lastId, readPage } from '../../../lists/pages.rules.ts';
import { brandIdsOf, meet, type Reach, reaches } from '../../../tenancy/reach.ts';
import type { BrandSource } from '../brand-source.ts';
import type { People } from '../people.service.ts';
import type { ApprovalKind, Caller, NewApproval, WaitingChange } from './approval.ts';
import {
  type ApprovalRow,
  countWaiting,
  findApproval,
  insertApproval,
  listApprovals,
  listWaiting,
  listWaitingOn,
  lockApproval,
  lockLapsed,
  updateApproval,
} from './approvals.repo.ts';
import { APPROVAL_MOVES, type ApprovalMove, EXPIRE_AT_ONCE, refusalOfMove } from './approvals.rules.ts';

type ApprovalsNeeds = {
  database: Database;
  clock: Clock;
  audit: AuditWriter;
  brands: BrandSource;
  people: People;
  tellTasks(): void;
};
export type ApprovalsForOperators = ReturnType<typeof createApprovals>;

/** Requests by one operator that another has to decide. */
export function createApprovals({ database, clock, audit, brands, people, tellTasks }: ApprovalsNeeds) {
  const kinds = new Map<string, ApprovalKind<never>>();

  const mayDecide = (operator: Operator, row: ApprovalRow) => {
    const kind = kinds.get(row.kind);
    return kind !== undefined && reaches(operatorReach(operator, kind.decide), row.brandId);
  };

  const waiting = (row: ApprovalRow) => ({
    state: row.state,
    requestedBy: row.requestedBy,
    expiresAtMs: row.expiresAt.getTime(),
  });

  async function describe(rows: ApprovalRow[], operator: Operator): Promise<Approval[]> {
    const known = await people.describe(rows.flatMap((row) => [row.requestedBy, row.decidedBy ?? []].flat()));
    const requesters = rows.map(({ requestedBy }) => requestedBy);
    const others = await people.othersThan(database.queries, operator.id, requesters);
    const can = (row: ApprovalRow, move: 'approve' | 'cancel') =>
      refusalOfMove(waiting(row), { move, nowMs: clock.now(), ...moverOf(operator, row, others) }) === null;
    const person = (id: string) => known.get(id) ?? { id, name: id, displayName: id };
    return rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      state: row.state,
      merchantCode: row.brandId ? (brands.ofId(row.brandId)?.settings.merchantCode ?? null) : null,
      target: { kind: row.targetKind, id: row.targetId, name: row.targetName },
      details: row.payload as Approval['details'],
      reason: row.reason,
      requestedBy: person(row.requestedBy),
      requestedAt: row.requestedAt.getTime(),
      expiresAt: row.expiresAt.getTime(),
      decidedBy: row.decidedBy ? person(row.decidedBy) : null,
      decidedAt: row.decidedAt?.getTime() ?? null,
      decisionReason: row.decisionReason,
      canDecide: can(row, 'approve') && mayDecide(operator, row),
      canCancel: can(row, 'cancel'),
      isAnotherPerson: others.has(row.requestedBy),
    }));
  }

  /** The requests each kind lets this operator decide. */
  const waitingFor = (operator: Operator, narrowedTo: Reach) =>
    [...kinds.values()].map((kind) => ({
      kind: kind.name,
      brandIds: brandIdsOf(meet(operatorReach(operator, kind.decide), narrowedTo)),
      notBy: operator.id,
      now: new Date(clock.now()),
    }));

  async function describeOne(row: ApprovalRow, operator: Operator): Promise<Approval> {
    const [approval] = await describe([row], operator);
    if (!approval) throw new Error('an approval has no description');
    return approval;
  }

  type Moving = { move: ApprovalMove; actor: Actor; reason: string | null };

  async function makeMove(tx: Tx, row: ApprovalRow, { move, actor, reason }: Moving): Promise<ApprovalRow> {
    const state = APPROVAL_MOVES[row.state][move];
    if (!state) throw new Error(`an approval that is ${row.state} cannot ${move}`);
    const ending = {
      state,
      decidedBy: actor.operatorId,
      decidedAt: new Date(clock.now()),
      decisionReason: reason,
    };
    await updateApproval(tx, row.id, ending);
    await audit.record(tx, {
      actor,
      kind: 'change',
      action: `operators.${move}_approval`,
      target: { kind: 'approval', id: row.id },
      brandId: row.brandId,
      changes: [{ path: 'state', before: row.state, after: state }],
      reason,
    });
    tellTasks();
    return { ...row, ...ending };
  }

  /** Locks a request within the caller's reach that they may move; refuses any other. */
  async function lockMovable(tx: Tx, id: string, move: 'approve' | 'refuse' | 'cancel', caller: Caller) {
    const row = await lockApproval(tx, id);
    if (!row || !reaches(caller.reach, row.brandId)) throw new Refusal('not_found');
    if (move !== 'cancel' && !mayDecide(caller.operator, row)) throw new Refusal('not_permitted');
    const others = await people.othersThan(tx, caller.operator.id, [row.requestedBy]);
    const mover = moverOf(caller.operator, row, others);
    const refusal = refusalOfMove(waiting(row), { move, nowMs: clock.now(), ...mover });
    if (refusal) throw new Refusal(refusal);
    return row;
  }

  return {
    register<Payload>(kind: ApprovalKind<Payload>): void {
      if (kinds.has(kind.name)) throw new Error(`approval kind ${kind.name} registered twice`);
      kinds.set(kind.name, kind as unknown as ApprovalKind<never>);
    },

    async request<Payload extends object>(
      tx: Tx,
      kind: ApprovalKind<Payload>,
      { brandId, target, payload, reason }: NewApproval<Payload>,
      { operator, actor }: Pick<Caller, 'operator' | 'actor'>,
    ): Promise<string> {
      if (!reaches(operatorReach(operator, kind.request), brandId)) throw new Refusal('not_permitted');
      const id = newId(clock);
      const isNew = await insertApproval(tx, {
        id,
        kind: kind.name,
        brandId,
        state: 'requested',
        targetKind: target.kind,
        targetId: target.id,
        targetName: target.name,
        payload: payload as Record<string, unknown>,
        reason,
        requestedBy: operator.id,
        requestedAt: new Date(clock.now()),
        expiresAt: new Date(clock.now() + kind.lastsMs),
        decidedBy: null,
        decidedAt: null,
        decisionReason: null,
      });
      if (!isNew) throw new Refusal('approval_waiting');
      await audit.record(tx, {
        actor,
        kind: 'change',
        action: 'operators.request_approval',
        target: { kind: 'approval', id },
        brandId,
        changes: [{ path: kind.name, after: payload as never }],
        reason,
      });
      tellTasks();
      return id;
    },

    async list(caller: Caller, { limit, after, state, kind }: ListQuery) {
      const filter = { brandIds: brandIdsOf(caller.reach), state, kind, beforeId: after };
      const read = (count: number) => listApprovals(database.queries, { ...filter, limit: count });
      const { rows, next } = await readPage(limit, read, lastId);
      return { items: await describe(rows, caller.operator), next };
    },

    async read(caller: Caller, id: string): Promise<Approval> {
      const row = await findApproval(database.queries, id);
      if (!row || !reaches(caller.reach, row.brandId)) throw new Refusal('not_found');
      return describeOne(row, caller.operator);
    },

    async waitingOnMany(targetKind: string, ids: readonly string[]): Promise<Map<string, WaitingChange[]>> {
      const target = { kind: targetKind, ids };
      const rows = await listWaitingOn(database.queries, target, new Date(clock.now()));
      const known = await people.describe(rows.map(({ requestedBy }) => requestedBy));
      const byTarget = new Map<string, WaitingChange[]>();
      for (const { id, kind, targetId, requestedBy, requestedAt } of rows) {
        const by = known.get(requestedBy) ?? { id: requestedBy, name: requestedBy, displayName: requestedBy };
        const waits = { approvalId: id, kind, by, at: requestedAt.getTime() };
        byTarget.set(targetId, [...(byTarget.get(targetId) ?? []), waits]);
      }
      return byTarget;
    },

    /** Decides and, if approved, applies it: both commit together or not at all. */
    async decide(
      caller: Caller,
      { id, decision, reason }: { id: string; decision: 'approve' | 'refuse'; reason: string },
    ): Promise<{ approval: Approval; told: Record<string, string> }> {
      const { row, told } = await database.transaction(async (tx) => {
        const asked = await lockMovable(tx, id, decision, caller);
        const moved = await makeMove(tx, asked, { move: decision, actor: caller.actor, reason });
        const kind = kinds.get(asked.kind);
        if (decision === 'refuse' || !kind) return { row: moved, told: {} };
        const about = { actor: caller.actor, reason: `${asked.reason} / ${reason}`, approvalId: id };
        return { row: moved, told: await kind.apply(tx, asked.payload as never, about) };
      });
      return { approval: await describeOne(row, caller.operator), told };
    },

    async cancel(caller: Caller, { id, reason }: { id: string; reason: string }): Promise<Approval> {
      const row = await database.transaction(async (tx) => {
        const asked = await lockMovable(tx, id, 'cancel', caller);
        return makeMove(tx, asked, { move: 'cancel', actor: caller.actor, reason });
      });
      return describeOne(row, caller.operator);
    },

    /** Requests waiting for this operator: of kinds they may decide, made by others. */
    async countFor(operator: Operator, narrowedTo: Reach): Promise<number> {
      let total = 0;
      for (const asked of waitingFor(operator, narrowedTo))
        total += await countWaiting(database.queries, asked);
      return total;
    },

    /** The same one by one, the oldest first. */
    async listFor(operator: Operator, narrowedTo: Reach, limit: number): Promise<Waiting[]> {
      const rows: ApprovalRow[] = [];
      for (const asked of waitingFor(operator, narrowedTo))
        rows.push(...(await listWaiting(database.queries, { ...asked, limit })));
      return rows
        .sort((one, other) => (one.id < other.id ? -1 : 1))
        .slice(0, limit)
        .map(({ id, brandId, kind, requestedAt }) => ({
          id,
          brandId,
          title: kind,
          money: null,
          since: requestedAt,
        }));
    },

    async expireLapsed(tx: Tx): Promise<void> {
      for (const row of await lockLapsed(tx, new Date(clock.now()), EXPIRE_AT_ONCE))
        await makeMove(tx, row, { move: 'expire', actor: THE_MACHINE, reason: null });
    },
  };
}

const moverOf = ({ id }: Operator, { requestedBy }: ApprovalRow, others: ReadonlySet<string>) => ({
  operatorId: id,
  isAnotherPerson: others.has(requestedBy),
});

type ListQuery = {
  limit: number;
  after?: string | undefined;
  state?: ApprovalState | undefined;
  kind?: string | undefined;
};
