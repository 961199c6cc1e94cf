import clsx from 'clsx';
import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  chartWidth,
  columnsInSight,
  ISSUE_WIDTH,
  linesOf,
  ROW_HEIGHT,
  rowsInSight,
  type Stretch,
  shortNumero,
} from './chart.rules.ts';
import type { TrendGroup } from './groups.rules.ts';
import { pathOf, type Trend, type TrendRow } from './omissions.rules.ts';
import styles from './TrendChart.module.css';
import { TrendTotals } from './TrendTotals.tsx';
import { useTrendText } from './trend-text.ts';

type Props = { title: string; group: TrendGroup; names: readonly string[]; trend: Trend };

/**
 * A row for each issue, a column for each value: the drawn one is a ball, the others say for how many issues they have
 * not come. Only the rows in sight are drawn; the line through the balls is decoration.
 */
export function TrendChart({ title, group, names, trend }: Props) {
  const text = useTrendText();
  const { rows, figures } = trend;
  const columns = names.length;
  const isNamed = group.isNamed ?? false;
  const newest = group.shape === 'path' ? (rows.at(-1)?.cells.indexOf(0) ?? 0) : 0;
  const { scroller, look, sight } = useSight({ rows: rows.length, columns, newest });
  return (
    <section ref={scroller} className={styles.scroller} aria-label={title} onScroll={look}>
      <div className={styles.sheet}>
        {group.shape === 'path' && <Path rows={rows} columns={columns} />}
        <table
          className={clsx(styles.chart, isNamed && styles.named)}
          width={chartWidth(columns, isNamed)}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns + 1}
        >
          <caption className={styles.unseen}>{text('trends.chart', { name: title })}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.issue}>
                {text('trends.issue')}
              </th>
              {names.map((name) => (
                <th key={name} scope="col" className={styles.value}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Gap rows={sight.rows.from} columns={columns} />
            {rows.slice(sight.rows.from, sight.rows.to).map((row, index) => (
              <ChartRow
                key={row.numero}
                row={row}
                place={sight.rows.from + index}
                sight={sight.columns}
                names={names}
                drawn={text('trends.drawn')}
                isNamed={isNamed}
              />
            ))}
            <Gap rows={rows.length - sight.rows.to} columns={columns} />
          </tbody>
          <TrendTotals figures={figures} names={names} />
        </table>
      </div>
    </section>
  );
}

type RowProps = {
  row: TrendRow;
  place: number;
  sight: Stretch;
  names: readonly string[];
  drawn: string;
  isNamed: boolean;
};

const ChartRow = memo(function ChartRow({ row, place, sight, names, drawn, isNamed }: RowProps) {
  return (
    <tr className={clsx(place % 2 === 1 && styles.odd)} aria-rowindex={place + 2}>
      <th scope="row" className={styles.issue}>
        {shortNumero(row.numero)}
      </th>
      {sight.from > 0 && <td colSpan={sight.from} />}
      {row.cells.slice(sight.from, sight.to).map((omission, index) => {
        const column = sight.from + index;
        const name = names[column] ?? '';
        if (omission > 0)
          return (
            <td key={name} className={styles.missed} aria-colindex={column + 2}>
              {omission}
            </td>
          );
        return (
          <td key={name} aria-colindex={column + 2}>
            <span className={clsx(styles.ball, isNamed && styles.wide)}>{name}</span>
            <span className={styles.unseen}>{drawn}</span>
          </td>
        );
      })}
      {sight.to < names.length && <td colSpan={names.length - sight.to} />}
    </tr>
  );
});

/** Holds the place of rows that are out of sight. */
function Gap({ rows, columns }: { rows: number; columns: number }) {
  if (rows <= 0) return null;
  return (
    <tr>
      <td className={styles.gap} colSpan={columns + 1} height={rows * ROW_HEIGHT} />
    </tr>
  );
}

function Path({ rows, columns }: { rows: readonly TrendRow[]; columns: number }) {
  const lines = useMemo(() => linesOf(pathOf(rows)), [rows]);
  return (
    <svg
      className={styles.path}
      viewBox={`0 0 ${columns} ${rows.length}`}
      height={rows.length * ROW_HEIGHT}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {lines.map((points) => (
        <polyline key={points} points={points} />
      ))}
    </svg>
  );
}

type Sight = { rows: Stretch; columns: Stretch };

type Sheet = {
  rows: number;
  columns: number;
  /** The column of the newest value. */
  newest: number;
};

/** Which part the scroller shows; it begins at the newest row, which is the last, and around its value. */
function useSight({ rows, columns, newest }: Sheet) {
  const scroller = useRef<HTMLElement>(null);
  const [sight, setSight] = useState<Sight>(() => sightOf({ scrollTop: rows * ROW_HEIGHT, rows, columns }));
  const look = useCallback(() => {
    const { current } = scroller;
    if (!current) return;
    const { scrollTop, clientHeight, scrollLeft, clientWidth, scrollWidth } = current;
    const next = sightOf({ scrollTop, clientHeight, scrollLeft, clientWidth, scrollWidth, rows, columns });
    setSight((before) => ({
      rows: isSame(before.rows, next.rows) ? before.rows : next.rows,
      columns: isSame(before.columns, next.columns) ? before.columns : next.columns,
    }));
  }, [rows, columns]);
  useLayoutEffect(() => {
    const { current } = scroller;
    if (!current) return;
    // Whoever has no pointer scrolls with the keyboard.
    current.tabIndex = 0;
    // Past the end is the end.
    current.scrollTop = rows * ROW_HEIGHT;
    const column = (current.scrollWidth - ISSUE_WIDTH) / columns;
    current.scrollLeft = (newest + 0.5) * column - (current.clientWidth - ISSUE_WIDTH) / 2;
    look();
  }, [rows, columns, newest, look]);
  return { scroller, look, sight };
}

type Scrolled = Partial<
  Pick<HTMLElement, 'scrollTop' | 'clientHeight' | 'scrollLeft' | 'clientWidth' | 'scrollWidth'>
> & { rows: number; columns: number };

function sightOf({
  scrollTop = 0,
  clientHeight = 0,
  scrollLeft = 0,
  clientWidth = 0,
  scrollWidth = 0,
  rows,
  columns,
}: Scrolled): Sight {
  return {
    rows: rowsInSight({ scrollTop, height: clientHeight, rows }),
    columns: columnsInSight({
      scrollLeft,
      width: clientWidth - ISSUE_WIDTH,
      sheetWidth: scrollWidth - ISSUE_WIDTH,
      columns,
    }),
  };
}

function isSame(one: Stretch, other: Stretch): boolean {
  return one.from === other.from && one.to === other.to;
}
