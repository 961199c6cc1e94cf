import { multiplierAt } from '@parlour/game-rules/crash';
import type { TableState } from '../../tables/table-state.ts';

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
