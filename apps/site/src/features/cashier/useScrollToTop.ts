import { useEffect } from 'react';

/** What takes the place of another part of the same page is read from its beginning. */
export function useScrollToTop(): void {
  useEffect(() => {
    // Newer browsers answer with a promise, which is no way to clean up.
    scrollTo(0, 0);
  }, []);
}
