import { DAY_MS } from '@parlour/clock/durations';
import type { ClosedReason, MemberState, MemberType, OfferDocument } from '@parlour/contract';
import { AFTER_EXCLUSION_DAYS } from '@parlour/contract/values/promotions/promotions.rules';

/** Specification section 3: real accounts. */
const REAL_TYPES: readonly MemberType[] = [0, 1, 2];

export type Candidate = {
  readonly type: MemberType;
  readonly state: MemberState;
  readonly createdAt: Date;
  /** Excluded now, or until lately. */
  readonly isBarred: boolean;
  /** By an operator. */
  readonly isBlocked: boolean;
  readonly level: number;
};

/** Whoever was excluded after this is offered nothing yet. */
export const barredAfter = (nowMs: number): number => nowMs - AFTER_EXCLUSION_DAYS * DAY_MS;

/** Members whose facts are read at once. */
export const READ_AT_ONCE = 1_000;
/** Everybody who may be offered anything at all. */
export const ANYBODY: Pick<OfferDocument, 'audience'> = {
  audience: { newForDays: null, registeredFrom: null, levelFrom: null },
};

/** Why an offer is not for a member; null: it is. */
export function notFor(
  { audience }: Pick<OfferDocument, 'audience'>,
  { type, state, createdAt, isBarred, isBlocked, level }: Candidate,
  nowMs: number,
): ClosedReason | null {
  if (isBarred) return 'excluded';
  if (isBlocked) return 'blocked';
  const { newForDays, registeredFrom, levelFrom } = audience;
  const registeredMs = createdAt.getTime();
  const isIn =
    REAL_TYPES.includes(type) &&
    state === 'active' &&
    (newForDays === null || nowMs - registeredMs < newForDays * DAY_MS) &&
    (registeredFrom === null || registeredMs >= registeredFrom) &&
    (levelFrom === null || level >= levelFrom);
  return isIn ? null : 'not_for_you';
}
