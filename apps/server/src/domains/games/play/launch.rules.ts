import { DAY_MS } from '@parlour/clock/durations';

/** A round left open this long is for reconciliation, not for the member. */
export const OPEN_ROUND_SPAN_MS = 7 * DAY_MS;

/** The part of a member's guard that says whether they may play at all; limits are checked with each stake. */
type PlayGuard = { readonly excludedUntilMs: number | null; readonly isPlayLocked: boolean };

export function refuseToPlay(
  guard: PlayGuard | undefined,
  nowMs: number,
): { reason: 'excluded'; untilMs: number } | { reason: 'locked' } | null {
  if (!guard) return null;
  const { excludedUntilMs, isPlayLocked } = guard;
  if (excludedUntilMs !== null && excludedUntilMs > nowMs)
    return { reason: 'excluded', untilMs: excludedUntilMs };
  return isPlayLocked ? { reason: 'locked' } : null;
}

/** Specification section 4: the code under which a lottery vendor's own list of lotteries is opened. */
export const LOBBY_CODE = 'LOTTO_LOBBY';
