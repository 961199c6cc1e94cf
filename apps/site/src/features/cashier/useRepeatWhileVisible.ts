import { useEffect, useEffectEvent } from 'react';

/** Does something every so often while the page is looked at, and at once when it is looked at again. */
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
