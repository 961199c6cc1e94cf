import { useEffect, useState } from 'react';

/**
 * How many of these moments have passed since a motion began, and all of them when nothing moves: what is drawn from it
 * ends on the result also if the motion is cut short. `motion` names the motion; null while there is none.
 */
export function useBeats(motion: string | null, beatsMs: readonly number[]): number {
  const [at, setAt] = useState<{ motion: string | null; passed: number }>({ motion: null, passed: 0 });
  const key = beatsMs.join();
  useEffect(() => {
    if (motion === null) return;
    const later = key.split(',').map(Number);
    const timers = later.map((ms, index) => setTimeout(() => setAt({ motion, passed: index + 1 }), ms));
    return () => timers.forEach(clearTimeout);
  }, [motion, key]);
  if (motion === null) return beatsMs.length;
  const first = beatsMs.filter((ms) => ms <= 0).length;
  return at.motion === motion ? Math.max(first, at.passed) : first;
}
