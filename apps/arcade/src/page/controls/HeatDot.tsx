import clsx from 'clsx';
import styles from './HeatDot.module.css';
import { heatClasses } from './heat.ts';

type Props = { table: readonly number[]; hundredths: number; label: string };

/** A multiple with the colour it has on the stage. */
export function HeatDot({ table, hundredths, label }: Props) {
  return (
    <span className={styles.multiple}>
      <span className={clsx(styles.dot, heatClasses(table)(hundredths))} aria-hidden="true" />
      {label}
    </span>
  );
}
