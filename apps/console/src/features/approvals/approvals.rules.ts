import type { Approval, Change } from '@parlour/client/console';
import { changesBetween } from '../../parts/changes.rules.ts';
import { areGrants, grantsByRole } from '../../parts/grants.rules.ts';
import type { Tone } from '../../parts/StateChip.tsx';

export const APPROVAL_STATES: readonly Approval['state'][] = [
  'requested',
  'approved',
  'refused',
  'cancelled',
  'expired',
];

export function toneOf(state: Approval['state']): Tone {
  if (state === 'requested') return 'waiting';
  if (state === 'approved') return 'good';
  return state === 'refused' ? 'bad' : 'quiet';
}

/**
 * What would change: the request's `before` against its `after`, or else all it carries. Whom it is about is told
 * by the target already.
 */
export function changesOf({ details, target }: Pick<Approval, 'details' | 'target'>): Change[] {
  const { before, after, ...rest } = details;
  if (areGrants(before) && areGrants(after)) return changesBetween(grantsByRole(before), grantsByRole(after));
  if (before !== undefined || after !== undefined) return changesBetween(before ?? {}, after ?? {});
  return changesBetween({}, rest).filter((change) => change.after !== target.id);
}

/** Why the buttons are not there. Null: they are. */
export function whyNotDecide(
  { state, canDecide, requestedBy }: Pick<Approval, 'state' | 'canDecide' | 'requestedBy'>,
  meId: string,
): 'decided' | 'own' | 'not_permitted' | null {
  if (state !== 'requested') return 'decided';
  if (requestedBy.id === meId) return 'own';
  return canDecide ? null : 'not_permitted';
}
