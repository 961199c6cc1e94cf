import { useSyncExternalStore } from 'react';

const query = window.matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the player asked the device for less motion; it may change while the page is open. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(listen, () => query.matches);
}

function listen(hear: () => void): () => void {
  query.addEventListener('change', hear);
  return () => query.removeEventListener('change', hear);
}
