import { useSyncExternalStore } from 'react';

let found: MediaQueryList | null = null;

/** Asked for when something is drawn: pages are also loaded where there is no window. */
function query(): MediaQueryList {
  found ??= window.matchMedia('(prefers-reduced-motion: reduce)');
  return found;
}

/** Whether the player asked the device for less motion; it may change while the page is open. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(listen, () => query().matches);
}

function listen(hear: () => void): () => void {
  query().addEventListener('change', hear);
  return () => query().removeEventListener('change', hear);
}
