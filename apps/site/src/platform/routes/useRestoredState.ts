import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { usePlace } from './place.store.ts';

/** More visits than anybody goes back through; each holds a few pages of titles. */
const KEPT_MAX = 40;
const kept = new Map<string, unknown>();

/**
 * A state that whoever comes back to a page finds as it was left; whoever opens the page anew begins anew. It belongs to
 * one place of the history, since the same page may lie there twice.
 */
export function useRestoredState<Value>(
  name: string,
  initial: () => Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const [key] = useState(() => keyOf(name));
  const [value, setValue] = useState<Value>(() =>
    usePlace.getState().isReturn && kept.has(key) ? (kept.get(key) as Value) : initial(),
  );
  useEffect(() => keep(key, value), [key, value]);
  return [value, setValue];
}

/** The same without drawing anew: what was kept for this place, and a way to keep something for it after it was left. */
export function openRestored<Value>(name: string): { kept: Value | null; keep: (value: Value) => void } {
  const key = keyOf(name);
  const isReturn = usePlace.getState().isReturn;
  return {
    kept: isReturn ? ((kept.get(key) as Value | undefined) ?? null) : null,
    keep: (value) => keep(key, value),
  };
}

/** What is drawn under this name next begins anew. */
export function forgetRestored(name: string): void {
  kept.delete(keyOf(name));
}

function keyOf(name: string): string {
  const { pathname, search, depth } = usePlace.getState();
  return `${depth} ${pathname}${search} ${name}`;
}

function keep(key: string, value: unknown): void {
  kept.delete(key);
  kept.set(key, value);
  for (const [oldest] of kept) {
    if (kept.size <= KEPT_MAX) break;
    kept.delete(oldest);
  }
}
