import type { FreeRoundsState } from '@parlour/contract';

/** A vendor that does not answer is asked for about a week, in the end every hour. */
export const TELL_ATTEMPTS = 180;

type Standing = {
  readonly count: number;
  readonly used: number;
  readonly endsAt: Date;
  readonly cancelledAt: Date | null;
  readonly toldAt: Date | null;
};

export function freeRoundsState(
  { count, used, endsAt, cancelledAt, toldAt }: Standing,
  nowMs: number,
): FreeRoundsState {
  if (cancelledAt) return 'cancelled';
  if (used >= count) return 'used';
  if (endsAt.getTime() <= nowMs) return 'ended';
  return toldAt ? 'live' : 'waiting';
}
