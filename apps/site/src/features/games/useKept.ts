import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { usePlace } from '../../platform/place.store.ts';

/** More visits than anybody goes back through; each holds a few pages of titles. */
const KEPT_MAX = 40;
const kept = new Map<string, unknown>();

/**
 * A state that whoever comes back to a page finds as it was left; whoever opens the page anew begins anew. It belongs to
 * one place of the history, since the same page may lie there twice.
 */
export function useKept<Value>(name: string, initial: () => Value): [Value, Dispatch<SetStateAction<Value>>] {
  const [key] = useState(() => keyOf(name));
  const [value, setValue] = useState<Value>(() =>
    usePlace.getState().isReturn && kept.has(key) ? (kept.get(key) as Value) : initial(),
  );
  useEffect(() => keep(key, value), [key, value]);
  return [value, setValue];
}

/** Takes note without drawing anew. */
export function keepHere(name: string, value: unknown): void {
  keep(keyOf(name), value);
}

export function keptHere<Value>(name: string): Value | null {
  return usePlace.getState().isReturn ? ((kept.get(keyOf(name)) as Value | undefined) ?? null) : null;
}

/** What is drawn under this name next begins anew. */
export function forgetHere(name: string): void {
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
