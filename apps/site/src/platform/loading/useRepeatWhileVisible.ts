import { useEffect, useEffectEvent } from 'react';

/** Repeats the work while the page is visible, and at once when it becomes visible again. */
export function useRepeatWhileVisible(ms: number | null, work: () => void): void {
  const run = useEffectEvent(() => {
    if (!document.hidden) work();
  });
  useEffect(() => {
    if (ms === null) return;
    const timer = setInterval(run, ms);
    document.addEventListener('visibilitychange', run);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', run);
    };
  }, [ms]);
}
