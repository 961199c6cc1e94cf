import { useEffect, useState } from 'react';
import { serviceNow } from './table.ts';

/** The service's clock, read again with each frame or after so many milliseconds, while something changes with it. */
export function useNow(isRunning: boolean, everyMs: number): number {
  const [now, setNow] = useState(serviceNow);
  useEffect(() => {
    setNow(serviceNow());
    if (!isRunning) return;
    let last = Number.NEGATIVE_INFINITY;
    let frame = requestAnimationFrame(tick);
    function tick(at: number): void {
      if (at - last >= everyMs) {
        last = at;
        setNow(serviceNow());
      }
      frame = requestAnimationFrame(tick);
    }
    return () => cancelAnimationFrame(frame);
  }, [isRunning, everyMs]);
  return now;
}
