import { useLayoutEffect } from 'react';
import { openRestored } from './useRestoredState.ts';

/**
 * Restores the scroll position of a list on return. It is read when the page is removed, not while scrolling: reading
 * it then would force a layout every frame.
 */
export function useRestoredScroll(): void {
  useLayoutEffect(() => {
    const { kept, keep } = openRestored<number>('scroll');
    if (kept !== null) scrollTo(0, kept);
    return () => keep(scrollY);
  }, []);
}
