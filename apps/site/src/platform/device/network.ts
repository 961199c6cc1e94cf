import { useSyncExternalStore } from 'react';

export type Network = 'good' | 'slow' | 'offline';

type Connection = EventTarget & { effectiveType?: string };
const SLOW_TYPES = ['slow-2g', '2g'];

export function useNetwork(): Network {
  return useSyncExternalStore(listen, readNetwork);
}

function readNetwork(): Network {
  if (!navigator.onLine) return 'offline';
  return SLOW_TYPES.includes(connection()?.effectiveType ?? '') ? 'slow' : 'good';
}

function listen(notify: () => void): () => void {
  const sources: [EventTarget | undefined, string][] = [
    [window, 'online'],
    [window, 'offline'],
    [connection(), 'change'],
  ];
  for (const [source, event] of sources) source?.addEventListener(event, notify);
  return () => {
    for (const [source, event] of sources) source?.removeEventListener(event, notify);
  };
}

/** Not every browser reports the quality of the connection. */
function connection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection;
}
