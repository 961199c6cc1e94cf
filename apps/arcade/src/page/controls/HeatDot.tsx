import clsx from 'clsx';
import { useMoney } from '../platform/texts.tsx';
import styles from './HeatDot.module.css';
import { heatClasses } from './heat.ts';
import { showHundredths } from './hundredths.ts';

type Props = { table: readonly number[]; hundredths: number };

/** A multiple with the colour it has on the stage. */
export function HeatDot({ table, hundredths }: Props) {
  const { showPercent } = useMoney();
  return (
    <span className={styles.multiple}>
      <span className={clsx(styles.dot, heatClasses(table)(hundredths))} aria-hidden="true" />
      {`×${showPercent(showHundredths(hundredths))}`}
    </span>
  );
}
