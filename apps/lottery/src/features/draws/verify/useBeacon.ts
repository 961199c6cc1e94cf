import { useEffect, useState } from 'react';
import type { DrawAnswer } from './verify.rules.ts';

type Beacon = typeof import('./beacon.ts');

/** Loads what checks the public beacon, if the draw has one; null until then. */
export function useBeacon({ beacon }: Pick<DrawAnswer, 'beacon'>): Beacon | null {
  const [loaded, setLoaded] = useState<Beacon | null>(null);
  const isNeeded = beacon !== null;
  useEffect(() => {
    if (!isNeeded) return;
    let isGone = false;
    import('./beacon.ts').then(
      (module) => !isGone && setLoaded(module),
      // Without it the step stays unchecked, and says so.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded]);
  return loaded;
}
