import { useEffect, useState } from 'react';
import type { TableState } from '../../tables/table-state.ts';
import { type Moment, momentOf, msUntilNext } from './seat.rules.ts';
import { serviceNow } from './table.ts';

/** Where the table is by the service's clock; nothing is drawn again before it is somewhere else. */
export function useMoment(state: TableState | null, motionMs: number): Moment {
  const [, lookAgain] = useState(0);
  useEffect(() => {
    const nextMs = msUntilNext(state, serviceNow(), motionMs);
    if (nextMs === null) return;
    const timer = setTimeout(() => lookAgain((looks) => looks + 1), nextMs);
    return () => clearTimeout(timer);
  });
  return momentOf(state, serviceNow(), motionMs);
}
