import { panel, Skeleton } from '@parlour/ui';
import { Fragment, type ReactNode } from 'react';
import { LoadFailed } from '../../platform/loading/LoadFailed.tsx';
import { useText } from '../texts/texts.tsx';
import { addDays, type BusinessClock, businessDayOf, groupByDay } from './days.rules.ts';
import { LoadMore } from './LoadMore.tsx';
import styles from './Records.module.css';
import { useDayName } from './useDayName.ts';

type Listed<Item> = {
  items: readonly Item[];
  isBusy: boolean;
  retry: (() => void) | null;
  hasMore: boolean;
  more: () => void;
};
type Props<Item> = {
  clock: BusinessClock;
  list: Listed<Item>;
  timeOf: (item: Item) => number;
  empty: ReactNode;
  children: (item: Item) => ReactNode;
};

const ROWS_WAITING = 6;

/** Movements grouped by day; each item is a row. */
export function RecordList<Item extends { id: string }>({
  clock,
  list,
  timeOf,
  empty,
  children,
}: Props<Item>) {
  const text = useText();
  const { items, isBusy, retry, hasMore, more } = list;
  if (items.length === 0 && isBusy) return <RowsWaiting />;
  return (
    <div className={styles.list}>
      {items.length === 0 && !hasMore && !retry && empty}
      {groupByDay(items, (item) => businessDayOf(timeOf(item), clock)).map((group) => (
        <Fragment key={group.day}>
          <h2 className={styles.day}>
            <DayName day={group.day} today={clock.today} />
          </h2>
          <ul className={panel.panel}>
            {group.items.map((item) => (
              <li key={item.id}>{children(item)}</li>
            ))}
          </ul>
        </Fragment>
      ))}
      {retry && <RecordsFailed onRetry={retry} />}
      {hasMore && !retry && <LoadMore isBusy={isBusy} onMore={more} />}
      {items.length > 0 && !hasMore && !retry && <p className={styles.end}>{text('wallet.records.end')}</p>}
    </div>
  );
}

export function RecordsFailed({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  return (
    <div className={styles.failed}>
      <LoadFailed words={text('wallet.records.failed')} onRetry={onRetry} />
    </div>
  );
}

/** The skeleton of a list. */
export function RowsWaiting() {
  const text = useText();
  return (
    <div className={styles.list} aria-busy="true">
      <p className={styles.unseen}>{text('wallet.records.loading')}</p>
      <div className={styles.dayWaiting}>
        <Skeleton />
      </div>
      <ul className={panel.panel} aria-hidden="true">
        {Array.from({ length: ROWS_WAITING }, (_, row) => row).map((row) => (
          <li key={row} className={styles.rowWaiting}>
            <span className={styles.badgeWaiting}>
              <Skeleton shape="fill" />
            </span>
            <span className={styles.wordsWaiting}>
              <Skeleton />
            </span>
            <span className={styles.amountWaiting}>
              <Skeleton />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function DayName({ day, today }: { day: string; today: string }) {
  const text = useText();
  const nameOf = useDayName(today);
  if (day === today) return text('wallet.range.today');
  if (day === addDays(today, -1)) return text('wallet.range.yesterday');
  return nameOf(day);
}
