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
type Moving = {
  move: Exclude<ApprovalMove, 'expire'>;
  operatorId: string;
  /** Two accounts may be in one hand (`areTwoPersons`). */
  isAnotherPerson: boolean;
  nowMs: number;
};

/** Why an operator may not make this move, as a refusal code; null: they may. Only the system expires. */
export function refusalOfMove(
  { state, requestedBy, expiresAtMs }: Waiting,
  { move, operatorId, isAnotherPerson, nowMs }: Moving,
): 'already_decided' | 'own_request' | 'not_own_request' | 'not_second_person' | null {
  if (!APPROVAL_MOVES[state][move] || expiresAtMs <= nowMs) return 'already_decided';
  if (move === 'cancel') return requestedBy === operatorId ? null : 'not_own_request';
  if (requestedBy === operatorId) return 'own_request';
  return isAnotherPerson ? null : 'not_second_person';
}
