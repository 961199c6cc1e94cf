import { MINUTE_MS } from '@parlour/clock/durations';
import { useSyncExternalStore } from 'react';

/** An operator without input for this long has left the desk. */
const AWAY_AFTER_MS = 5 * MINUTE_MS;
const SIGNS_OF_LIFE = ['keydown', 'pointerdown', 'wheel'] as const;

/**
 * How often a page reloads by itself: not at all while the operator is away. Every call keeps the session alive, and an
 * abandoned desk must not stay signed in.
 */
export function useRefreshMs(everyMs: number): number | false {
  return useSyncExternalStore(watchAttendance, () => isAttended) ? everyMs : false;
}

let isAttended = true;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function watchAttendance(listener: () => void): () => void {
  if (listeners.size === 0) {
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, noteLife, { passive: true });
    noteLife();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, noteLife);
  };
}

function noteLife(): void {
  clearTimeout(timer);
  timer = setTimeout(() => setAttended(false), AWAY_AFTER_MS);
  setAttended(true);
}

function setAttended(next: boolean): void {
  if (next === isAttended) return;
  isAttended = next;
  for (const listener of listeners) listener();
}
