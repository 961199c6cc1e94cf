import { memo } from 'react';
import type { ColumnFigures } from './omissions.rules.ts';
import styles from './TrendChart.module.css';
import { useTrendText } from './trend-text.ts';

const FIGURES = ['times', 'average', 'longest', 'longestRun'] as const;

/** The figures of every column, which stay at the foot. */
export const TrendTotals = memo(function TrendTotals({
  figures,
  names,
}: {
  figures: readonly ColumnFigures[];
  names: readonly string[];
}) {
  const text = useTrendText();
  const titles = {
    times: text('trends.times'),
    average: text('trends.average'),
    longest: text('trends.longest'),
    longestRun: text('trends.longestRun'),
  };
  return (
    <tfoot>
      {FIGURES.map((figure) => (
        <tr key={figure}>
          <th scope="row" className={styles.issue}>
            {titles[figure]}
          </th>
          {figures.map((own, column) => (
            <td key={names[column]} className={styles.total}>
              {Math.round(own[figure])}
            </td>
          ))}
        </tr>
      ))}
    </tfoot>
  );
});
