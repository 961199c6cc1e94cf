import type { TableState } from '../../tables/table-state.ts';

/** More than any answer is late: the device slept, or its clock was set. */
const JUMP_MS = 1_500;

/**
 * How far the service's clock is ahead of ours, after one more word of it. Words come late and never early, so the
 * greatest difference is the nearest to the truth.
 */
export function offsetAfter(before: number | null, heard: number): number {
  if (before === null || Math.abs(heard - before) > JUMP_MS) return heard;
  return Math.max(before, heard);
}

/** How long bets are still taken. */
export function leftToBet(state: Pick<TableState, 'phase' | 'closesAt'> | null, now: number): number {
  return state?.phase === 'betting' && state.closesAt !== null ? Math.max(0, state.closesAt - now) : 0;
}
