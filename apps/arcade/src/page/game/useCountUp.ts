import { useEffect, useRef, useState } from 'react';
import { pageClock } from '../platform/clock.ts';

/** A whole number that counts from what it was, at first nothing, to what it is. */
export function useCountUp(to: number, overMs: number): number {
  const [shown, setShown] = useState(overMs > 0 ? 0 : to);
  const from = useRef(shown);
  useEffect(() => {
    const start = from.current;
    const startedAt = pageClock.now();
    let frame = requestAnimationFrame(draw);
    function draw(): void {
      const share = overMs > 0 ? Math.min(1, (pageClock.now() - startedAt) / overMs) : 1;
      from.current = Math.round(start + (to - start) * (1 - (1 - share) ** 3));
      setShown(from.current);
      if (share < 1) frame = requestAnimationFrame(draw);
    }
    return () => cancelAnimationFrame(frame);
  }, [to, overMs]);
  return shown;
}
