import { useEffect, useState } from 'react';
import { pageClock } from '../platform/clock.ts';

/**
 * How far a motion has come, from 0 to 1, drawn again with each frame. It is 1 whenever nothing moves, so what is drawn
 * from it ends exactly on the result, also if the motion is cut short.
 */
export function useProgress(isMoving: boolean, overMs: number): number {
  const [progress, setProgress] = useState(0);
  useEffect(() => {
    if (!isMoving || overMs <= 0) return;
    const startedAt = pageClock.now();
    let frame = requestAnimationFrame(draw);
    function draw(): void {
      const passed = Math.min(1, (pageClock.now() - startedAt) / overMs);
      setProgress(passed);
      if (passed < 1) frame = requestAnimationFrame(draw);
    }
    return () => {
      cancelAnimationFrame(frame);
      // The next motion begins at its beginning: not one frame shows where it leads.
      setProgress(0);
    };
  }, [isMoving, overMs]);
  return isMoving && overMs > 0 ? progress : 1;
}

/** Fast at first, slow at the end. */
export function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3;
}
