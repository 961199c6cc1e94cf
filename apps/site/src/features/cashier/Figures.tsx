import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Figures.module.css';

type Figure = {
  label: string;
  value: ReactNode;
  /** The figure that matters most. */
  isMain?: boolean;
  /** Beside the value, such as a button that copies it. */
  end?: ReactNode;
};

/** Labels and values, line by line. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, isMain = false, end }) => (
        <div key={label} className={clsx(styles.line, isMain && styles.main)}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <span className={styles.words}>{value}</span>
            {end}
          </dd>
        </div>
      ))}
    </dl>
  );
}
