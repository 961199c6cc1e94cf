import clsx from 'clsx';
import styles from './MoneyFigures.module.css';

type Line = { label: string; amount: string };

/** Amounts line by line, and what they come to. */
export function MoneyFigures({ lines, net }: { lines: readonly Line[]; net: Line }) {
  return (
    <dl>
      {[...lines, net].map((line) => (
        <div key={line.label} className={clsx(styles.line, line === net && styles.net)}>
          <dt>{line.label}</dt>
          <dd className={styles.amount}>{line.amount}</dd>
        </div>
      ))}
    </dl>
  );
}
