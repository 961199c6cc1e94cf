import { useLayoutEffect, useState } from 'react';
import { hasEarlyTaps, repeatEarlyTaps } from './early-taps.ts';

/**
 * Repeats what was done before the page was here, when it is drawn and before it is seen. Drawing again first lets the
 * components hear of changes: each tap then meets the page as the one before left it.
 */
export function useEarlyTaps(): void {
  const [isDrawn, setDrawn] = useState(false);
  useLayoutEffect(() => {
    if (hasEarlyTaps()) setDrawn(true);
  }, []);
  useLayoutEffect(() => {
    if (isDrawn) queueMicrotask(repeatEarlyTaps);
  }, [isDrawn]);
}
