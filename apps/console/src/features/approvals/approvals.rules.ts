import type { Approval, Change } from '@parlour/client/console';
import type { ApprovalState } from '@parlour/contract/values/operators';
import type { Forecast } from '../../parts/forecast/forecast.rules.ts';
import { areGrants, grantsByRole } from '../../parts/security/grants.rules.ts';
import { changesBetween } from '../../parts/values/changes.rules.ts';
import type { Tone } from '../../parts/values/StateChip.tsx';

export const APPROVAL_TONE: Record<ApprovalState, Tone> = {
  requested: 'waiting',
  approved: 'good',
  refused: 'bad',
  cancelled: 'quiet',
  expired: 'quiet',
};

/**
 * What would change: the request's `before` against its `after`, or else all its details. Leaves out the target, which
 * is shown already.
 */
export function changesOf({ details, target }: Pick<Approval, 'details' | 'target'>): Change[] {
  const { before, after, ...rest } = details;
  if (areGrants(before) && areGrants(after)) return changesBetween(grantsByRole(before), grantsByRole(after));
  if (before !== undefined || after !== undefined) return changesBetween(before ?? {}, after ?? {});
  return changesBetween({}, rest).filter((change) => change.after !== target.id);
}

export type Adjustment = Record<'memberId' | 'account' | 'direction' | 'amount' | 'currency', string>;

/** The details of a money adjustment; null for another kind, or if they are incomplete. */
export function adjustmentOf({ kind, details }: Pick<Approval, 'kind' | 'details'>): Adjustment | null {
  const { memberId, account, direction, amount, currency } = details;
  const adjustment = { memberId, account, direction, amount, currency };
  const isWhole = Object.values(adjustment).every((value) => typeof value === 'string');
  return kind === 'wallet.adjustment' && isWhole ? (adjustment as Adjustment) : null;
}

/** The trial of a requested VIP plan, which is kept for a week; undefined: the request is about something else, or was decided. */
export function trialOf({ kind, state, details }: Pick<Approval, 'kind' | 'state' | 'details'>) {
  if (kind !== 'promotions.vip_plan' || state !== 'requested') return undefined;
  return typeof details.trial === 'string' ? details.trial : null;
}

/** Why the buttons are missing; null if they are shown. */
export function whyNotDecide(
  {
    state,
    canDecide,
    isAnotherPerson,
    requestedBy,
  }: Pick<Approval, 'state' | 'canDecide' | 'isAnotherPerson' | 'requestedBy'>,
  meId: string,
): 'decided' | 'own' | 'same_hand' | 'not_permitted' | null {
  if (state !== 'requested') return 'decided';
  if (requestedBy.id === meId) return 'own';
  if (!isAnotherPerson) return 'same_hand';
  return canDecide ? null : 'not_permitted';
}

/** What the request may cost, as it was told when it was made; null: nothing was. */
export function forecastOf({ details }: Pick<Approval, 'details'>): Forecast | null {
  const { forecast } = details;
  const isTold = typeof forecast === 'object' && forecast !== null && 'figures' in forecast;
  return isTold ? (forecast as unknown as Forecast) : null;
}
