import clsx from 'clsx';
import { heatClasses } from '../controls/heat.ts';
import { showHundredths } from '../controls/hundredths.ts';
import { percentOf } from '../controls/percent.ts';
import { useSpoken } from '../platform/texts.tsx';
import styles from './Legend.module.css';
import { multiplesOf } from './multiples.ts';

/** What the colours pay, and how likely each is. */
export function Legend({ table, hit }: { table: readonly number[]; hit: number | null }) {
  const { text, money } = useSpoken();
  const heat = heatClasses(table);
  return (
    <ul className={styles.legend} aria-label={text('arcade.wheel.legend')}>
      {multiplesOf(table).map(({ hundredths, chance }) => (
        <li
          key={hundredths}
          className={clsx(styles.item, heat(hundredths), hundredths === hit && styles.hit)}
        >
          <span className={styles.multiple}>{`×${money.showPercent(showHundredths(hundredths))}`}</span>
          <span className={styles.chance}>{`${money.showPercent(percentOf(chance))} %`}</span>
        </li>
      ))}
    </ul>
  );
}
