import type { ReactNode } from 'react';
import type { BusinessClock } from './days.rules.ts';
import { RangeChoice } from './RangeChoice.tsx';
import styles from './Records.module.css';
import type { useRange } from './useRange.ts';

type Props = { clock: BusinessClock; range: ReturnType<typeof useRange>; children?: ReactNode };

/** The filters of a record: the days first, then what else the page offers. */
export function RecordFilters({ clock, range, children }: Props) {
  return (
    <div className={styles.filters}>
      <RangeChoice clock={clock} range={range} />
      {children}
    </div>
  );
}
