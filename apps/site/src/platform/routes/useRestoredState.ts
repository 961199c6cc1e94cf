import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { usePlace } from './place.store.ts';

/** More entries than anybody goes back through; each holds a few pages of titles. */
const KEPT_MAX = 40;
const kept = new Map<string, unknown>();

/**
 * State that is restored when the visitor comes back to a page, and starts fresh on a new visit. It belongs to one
 * history entry, since a page may be in the history twice.
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

/** The same without redrawing: the value kept for this history entry, and a setter that works after leaving. */
export function openRestored<Value>(name: string): { kept: Value | null; keep: (value: Value) => void } {
  const key = keyOf(name);
  const isReturn = usePlace.getState().isReturn;
  return {
    kept: isReturn ? ((kept.get(key) as Value | undefined) ?? null) : null,
    keep: (value) => keep(key, value),
  };
}

/** The next component drawn under this name starts fresh. */
export function forgetRestored(name: string): void {
  kept.delete(keyOf(name));
}

/** After a change of language nothing kept is in the right one. */
export function forgetAllRestored(): void {
  kept.clear();
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
