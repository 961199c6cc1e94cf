import type { Approval, Permission } from '@parlour/contract';
import type { Tx } from '@parlour/database/database';
import type { Actor, Operator } from '../../../http/calls/operator-call.ts';
import type { Reach } from '../../../tenancy/reach.ts';

/**
 * Something that takes two operators. `apply` runs once, in the transaction of the decision; its result is shown to the
 * decider and stored nowhere. Both see the payload, so it must not contain secrets.
 */
export type ApprovalKind<Payload> = {
  name: string;
  /** Who may request and who may decide, for the request's brand. */
  request: Permission;
  decide: Permission;
  lastsMs: number;
  apply(
    tx: Tx,
    payload: Payload,
    about: { actor: Actor; reason: string; approvalId: string },
  ): Promise<Record<string, string>>;
};

export type NewApproval<Payload> = {
  brandId: string | null;
  target: { kind: string; id: string; name: string };
  payload: Payload;
  reason: string;
};

/** What other domains ask of approvals. */
export interface Approvals {
  register<Payload>(kind: ApprovalKind<Payload>): void;
  /** Makes a request in the caller's transaction and returns its id; refuses a duplicate. */
  request<Payload extends object>(
    tx: Tx,
    kind: ApprovalKind<Payload>,
    asked: NewApproval<Payload>,
    caller: Pick<Caller, 'operator' | 'actor'>,
  ): Promise<string>;
  /** Requests about these things that wait, by thing, the oldest first. */
  waitingOnMany(targetKind: string, ids: readonly string[]): Promise<Map<string, WaitingChange[]>>;
}

/** A request that waits, as the page of what it is about shows it. */
export type WaitingChange = Pick<Approval, 'kind'> & {
  approvalId: string;
  by: Approval['requestedBy'];
  at: number;
};

export type Caller = { operator: Operator; actor: Actor; reach: Reach };
