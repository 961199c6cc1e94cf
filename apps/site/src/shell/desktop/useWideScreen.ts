import { useSyncExternalStore } from 'react';

/** Room for the column and something on either side of it; DesktopFrame.module.css counts on it. */
const WIDE = '(min-width: 1024px)';

export function useWideScreen(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(WIDE).matches);
}

function watch(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
