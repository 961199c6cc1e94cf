import type { ReactNode } from 'react';
import type { BusinessClock } from './days.rules.ts';
import { RecordsFailed, RowsWaiting } from './RecordList.tsx';
import { useBusinessClock } from './useBusinessClock.ts';

/** Loads the brand's clock first: a query by days needs today's date. */
export function ByBusinessDays({ children }: { children: (clock: BusinessClock) => ReactNode }) {
  const { clock, isFailed, reload } = useBusinessClock();
  if (clock) return children(clock);
  return isFailed ? <RecordsFailed onRetry={reload} /> : <RowsWaiting />;
}
