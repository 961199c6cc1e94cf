import { useEffect } from 'react';

/** Scrolls to the top when one view replaces another on the same page. */
export function useScrollToTop(): void {
  useEffect(() => {
    // Not returned: newer browsers return a promise, which is not a cleanup function.
    scrollTo(0, 0);
  }, []);
}
