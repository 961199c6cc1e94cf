import clsx from 'clsx';
import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { chartWidth, linesOf, ROW_HEIGHT, rowsInSight, shortNumero } from './chart.rules.ts';
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
  const { scroller, from, to, look } = useRowsInSight(rows.length);
  const isNamed = group.isNamed ?? false;
  const columns = names.length;
  return (
    <section ref={scroller} className={styles.scroller} aria-label={title} onScroll={look}>
      <div className={styles.sheet}>
        {group.shape === 'path' && <Path rows={rows} columns={columns} />}
        <table
          className={clsx(styles.chart, isNamed && styles.named)}
          width={chartWidth(columns, isNamed)}
          aria-rowcount={rows.length + 1}
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
            <Gap rows={from} columns={columns} />
            {rows.slice(from, to).map((row, index) => (
              <ChartRow
                key={row.numero}
                row={row}
                place={from + index}
                names={names}
                drawn={text('trends.drawn')}
                isNamed={isNamed}
              />
            ))}
            <Gap rows={rows.length - to} columns={columns} />
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
  names: readonly string[];
  drawn: string;
  isNamed: boolean;
};

const ChartRow = memo(function ChartRow({ row, place, names, drawn, isNamed }: RowProps) {
  return (
    <tr className={clsx(place % 2 === 1 && styles.odd)} aria-rowindex={place + 2}>
      <th scope="row" className={styles.issue}>
        {shortNumero(row.numero)}
      </th>
      {row.cells.map((omission, column) => {
        const name = names[column] ?? '';
        if (omission > 0)
          return (
            <td key={name} className={styles.missed}>
              {omission}
            </td>
          );
        return (
          <td key={name}>
            <span className={clsx(styles.ball, isNamed && styles.wide)}>{name}</span>
            <span className={styles.unseen}>{drawn}</span>
          </td>
        );
      })}
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

/** Which rows the scroller shows; it begins at the newest, which is the last. */
function useRowsInSight(rows: number) {
  const scroller = useRef<HTMLElement>(null);
  const [sight, setSight] = useState({ scrollTop: rows * ROW_HEIGHT, height: 0 });
  const look = useCallback(() => {
    const { current } = scroller;
    if (current) setSight({ scrollTop: current.scrollTop, height: current.clientHeight });
  }, []);
  useLayoutEffect(() => {
    const { current } = scroller;
    if (!current) return;
    // Whoever has no pointer scrolls with the keyboard.
    current.tabIndex = 0;
    // Past the end is the end.
    current.scrollTop = rows * ROW_HEIGHT;
    look();
  }, [rows, look]);
  return { scroller, look, ...rowsInSight({ ...sight, rows }) };
}
