import { useSyncExternalStore } from 'react';
import type { TableState } from '../../tables/table-state.ts';
import { readBoot } from '../platform/boot.ts';
import { pageClock } from '../platform/clock.ts';
import { listenTo } from '../platform/event-source.ts';
import { offsetAfter } from './time.ts';

/** The table of the game that is open, and whether what is known of it may be old. */
export type KnownTable = { state: TableState | null; isLost: boolean };

const NOTHING: KnownTable = { state: null, isLost: false };
const listeners = new Set<() => void>();
let known = NOTHING;
let offsetMs: number | null = null;
let hangUp = () => {};

/** Everything of the table that is public; the connection lasts while somebody looks. */
export function useTable(): KnownTable {
  return useSyncExternalStore(listen, () => known);
}

/** The service's clock, as far as it can be known here. */
export function serviceNow(): number {
  return pageClock.now() + (offsetMs ?? 0);
}

function listen(hear: () => void): () => void {
  if (listeners.size === 0)
    hangUp = listenTo(`/tables/${readBoot().gameCode}/events`, ['table', 'change', 'pulse'], {
      hear: take,
      onLost: () => change({ ...known, isLost: true }),
    });
  listeners.add(hear);
  return () => {
    listeners.delete(hear);
    if (listeners.size === 0) hangUp();
  };
}

function take(event: string, data: unknown): void {
  const told = data as { now: number };
  offsetMs = offsetAfter(offsetMs, told.now - pageClock.now());
  if (event === 'table') change({ state: data as TableState, isLost: false });
  else if (event === 'change' && known.state)
    change({ state: { ...known.state, ...(data as Partial<TableState>) }, isLost: false });
  else if (known.isLost) change({ ...known, isLost: false });
}

function change(next: KnownTable): void {
  known = next;
  for (const hear of listeners) hear();
}
