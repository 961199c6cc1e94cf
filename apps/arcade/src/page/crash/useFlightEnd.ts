import { reachesAt } from '@parlour/game-rules/crash';
import { useEffect } from 'react';
import { type KnownTable, serviceNow } from '../live/table.ts';
import type { CrashProps } from './crash-props.ts';

/** After its target was reached a round is cashed out by the service within this. */
const CASHED_WITHIN_MS = 250;

/**
 * Tells the frame what happens to a round without its player: it reaches its target, its flight ends, or a next flight
 * takes bets and the last round has been seen.
 */
export function useFlightEnd(
  { state }: KnownTable,
  { round, phase, onEnded, onClear }: Pick<CrashProps, 'round' | 'phase' | 'onEnded' | 'onClear'>,
): void {
  const isWaiting = round?.state === 'open' && phase === 'shown';
  const flight = state?.phase;
  const startedAt = state?.startedAt ?? null;
  const target = round?.pick.target ?? null;
  useEffect(() => {
    if (!isWaiting) return;
    if (flight === 'over' || flight === 'waiting') return onEnded();
    if (flight !== 'running' || target === null || startedAt === null) return;
    const leftMs = startedAt + reachesAt(target) + CASHED_WITHIN_MS - serviceNow();
    const timer = setTimeout(onEnded, Math.max(0, leftMs));
    return () => clearTimeout(timer);
  }, [isWaiting, flight, target, startedAt, onEnded]);

  const isSeen = round !== null && round.state !== 'open' && phase === 'shown';
  useEffect(() => {
    if (flight === 'betting' && isSeen) onClear();
  }, [flight, isSeen, onClear]);
}
