import { useEffect, useState } from 'react';
import { useConsole } from '../../platform/console.ts';

const TICK_MS = 250;

/** The time left, updated every quarter of a second. */
export function useCountdown(): [leftMs: number, start: (forMs: number) => void] {
  const { clock } = useConsole();
  const [endsAt, setEndsAt] = useState(0);
  const [now, setNow] = useState(() => clock.now());
  const leftMs = Math.max(0, endsAt - now);
  useEffect(() => {
    if (leftMs === 0) return undefined;
    const timer = setTimeout(() => setNow(clock.now()), TICK_MS);
    return () => clearTimeout(timer);
  }, [leftMs, clock]);
  return [
    leftMs,
    (forMs) => {
      setNow(clock.now());
      setEndsAt(clock.now() + forMs);
    },
  ];
}
