import { useEffect, useEffectEvent } from 'react';
import { useSite } from '../site.ts';

/** A device whose clock is ahead asks too early, and again. */
const AGAIN_MS = 30_000;

/** Does the work when the moment has come, until another moment is given. */
export function useOnceOver(atMs: number | null, work: () => void): void {
  const { clock } = useSite();
  const run = useEffectEvent(work);
  useEffect(() => {
    if (atMs === null) return;
    const come = () => {
      run();
      timer = setTimeout(come, AGAIN_MS);
    };
    let timer = setTimeout(come, Math.max(atMs - clock.now(), 0));
    return () => clearTimeout(timer);
  }, [clock, atMs]);
}
