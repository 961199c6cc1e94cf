import { multiplierAt } from '@parlour/game-rules/crash';
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

/** How long the present flight flies or flew; nought before it has left. */
export function flownMs(state: TableState | null, now: number): number {
  if (!state || state.startedAt === null) return 0;
  const until = state.phase === 'running' ? now : (state.endedAt ?? now);
  return Math.max(0, until - state.startedAt);
}

/** What the flight shows: where it is, and at its end exactly where it ended. */
export function shownMultiplier(state: TableState | null, now: number): number {
  if (state?.phase === 'over' && state.point !== null) return state.point;
  return multiplierAt(Math.floor(flownMs(state, now)));
}

/** How long bets are still taken. */
export function leftToBet(state: TableState | null, now: number): number {
  return state?.phase === 'betting' && state.closesAt !== null ? Math.max(0, state.closesAt - now) : 0;
}
