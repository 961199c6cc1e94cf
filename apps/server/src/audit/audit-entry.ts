import type { AuditKind, Change } from '@parlour/contract';
import type { Tx } from '@parlour/database/database';
import type { Actor } from '../http/calls/operator-call.ts';

/** One line of the record: who did or viewed what. */
export type AuditEntry = {
  actor: Actor;
  /** `access` is signing in and out, and attempts at it. */
  kind: AuditKind;
  /** `domain.verb_object`, such as `system.save_brand`. */
  action: string;
  target: { kind: string; id: string };
  /** Null: the platform itself. */
  brandId: string | null;
  changes?: Change[];
  reason?: string | null;
};

/** Writes in the transaction of the change, so that neither exists without the other. */
export type AuditWriter = { record(tx: Tx, entry: AuditEntry): Promise<void> };

/** The platform itself, without an operator. */
export const THE_MACHINE: Actor = {
  operatorId: null,
  sessionId: null,
  ip: null,
  userAgent: null,
  requestId: null,
};
