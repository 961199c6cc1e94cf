import { useEffect, useState } from 'react';
import type { HandView } from '../../card-tables/card-wire.ts';
import { serviceNow } from './service-clock.ts';
import { type TurnClock, turnClock } from './turn.rules.ts';

const EVERY_MS = 200;

/** What is left of a turn, a few times a second, for what shows it; null while it is nobody's. */
export function useTurnClock(turn: HandView['turn']): TurnClock | null {
  const [, tick] = useState(0);
  const isRunning = turn !== null;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => tick((ticks) => ticks + 1), EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return turn && turnClock(turn, serviceNow());
}
