import clsx from 'clsx';
import { heatLevel } from './chart.rules.ts';
import styles from './EndingsGrid.module.css';
import type { ColumnFigures } from './omissions.rules.ts';
import { useTrendText } from './trend-text.ts';

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A hundred endings, ten by ten: for how many draws each has not come. */
export function EndingsGrid({ title, figures }: { title: string; figures: readonly ColumnFigures[] }) {
  const text = useTrendText();
  const longest = figures.reduce((most, { current }) => Math.max(most, current), 0);
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{`${title} · ${text('trends.gaps')}`}</h2>
      <p className={styles.lead}>{text('trends.gapsLead')}</p>
      <table className={styles.grid}>
        <caption className={styles.unseen}>{text('trends.gaps')}</caption>
        <thead>
          <tr>
            <td />
            {DIGITS.map((last) => (
              <th key={last} scope="col" className={styles.head}>
                {last}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DIGITS.map((first) => (
            <tr key={first}>
              <th scope="row" className={styles.head}>
                {first}
              </th>
              {DIGITS.map((last) => {
                const current = figures[10 * first + last]?.current ?? 0;
                return (
                  <td
                    key={last}
                    className={clsx(
                      styles.cell,
                      current === 0 ? styles.drawn : styles[`heat${heatLevel(current, longest)}`],
                    )}
                  >
                    {current}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
