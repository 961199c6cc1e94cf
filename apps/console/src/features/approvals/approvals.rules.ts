import type { Approval, Change } from '@parlour/client/console';
import { changesBetween } from '../../parts/changes.rules.ts';
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

/** What would change, as far as the request says so: its `before` against its `after`; else all it carries. */
export function changesOf({ details }: Pick<Approval, 'details'>): Change[] {
  const { before, after, changes, ...rest } = details;
  if (Array.isArray(changes)) return changes as Change[];
  if (before !== undefined || after !== undefined) return changesBetween(before ?? {}, after ?? {});
  return changesBetween({}, rest);
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
