import type { ApprovalState } from '@parlour/contract';

export const EXPIRE_AT_ONCE = 200;

export type ApprovalMove = 'approve' | 'refuse' | 'cancel' | 'expire';

/** The allowed moves of a request. Nothing else can happen: a decided request stays decided. */
export const APPROVAL_MOVES: Record<ApprovalState, Partial<Record<ApprovalMove, ApprovalState>>> = {
  requested: { approve: 'approved', refuse: 'refused', cancel: 'cancelled', expire: 'expired' },
  approved: {},
  refused: {},
  cancelled: {},
  expired: {},
};

type Waiting = { state: ApprovalState; requestedBy: string; expiresAtMs: number };

/** Why an operator may not make this move, as a refusal code; null: they may. Only the system expires. */
export function refusalOfMove(
  { state, requestedBy, expiresAtMs }: Waiting,
  { move, operatorId, nowMs }: { move: Exclude<ApprovalMove, 'expire'>; operatorId: string; nowMs: number },
): 'already_decided' | 'own_request' | 'not_own_request' | null {
  if (!APPROVAL_MOVES[state][move] || expiresAtMs <= nowMs) return 'already_decided';
  if (move === 'cancel') return requestedBy === operatorId ? null : 'not_own_request';
  return requestedBy === operatorId ? 'own_request' : null;
}
