import clsx from 'clsx';
import styles from './ActiveBonus.module.css';

type Line = { label: string; value: string };

/** Figures that add up to the last one. */
export function Lines({ lines, sum }: { lines: readonly Line[]; sum?: Line }) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, value }) => (
        <div key={label} className={styles.move}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {sum && (
        <div className={clsx(styles.move, styles.sum)}>
          <dt>{sum.label}</dt>
          <dd>{sum.value}</dd>
        </div>
      )}
    </dl>
  );
}
