import { useLayoutEffect } from 'react';
import { openRestored } from './useRestoredState.ts';

/**
 * Whoever comes back to a list stands where one left it; before that, the page is not as long as it was. The place is read
 * as the page is taken away, and not while it is scrolled: to ask for it then lays out the page once more a frame.
 */
export function useRestoredScroll(): void {
  useLayoutEffect(() => {
    const { kept, keep } = openRestored<number>('scroll');
    if (kept !== null) scrollTo(0, kept);
    return () => keep(scrollY);
  }, []);
}
