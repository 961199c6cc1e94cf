import { useLayoutEffect } from 'react';
import { keepHere, keptHere } from './useKept.ts';

const SCROLL = 'scroll';

/** Whoever comes back to a list stands where one left it; before that, the page is not as long as it was. */
export function useKeptScroll(): void {
  useLayoutEffect(() => {
    const kept = keptHere<number>(SCROLL);
    if (kept !== null) scrollTo(0, kept);
    const take = () => keepHere(SCROLL, scrollY);
    addEventListener('scroll', take, { passive: true });
    return () => removeEventListener('scroll', take);
  }, []);
}
