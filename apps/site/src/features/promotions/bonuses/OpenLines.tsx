import { Icon } from '@parlour/ui';
import clsx from 'clsx';
import styles from './ActiveBonus.module.css';

type Line = { label: string; value: string };
export type OpenLine = Line & { parts: readonly Line[]; isSum?: boolean };

/** Figures of which each opens what it is made of. */
export function OpenLines({ lines }: { lines: readonly OpenLine[] }) {
  return (
    <div className={styles.lines}>
      {lines.map(({ label, value, parts, isSum }) =>
        parts.length === 0 ? (
          <p key={label} className={clsx(styles.move, isSum && styles.sum)}>
            <span>{label}</span>
            <span className={styles.value}>{value}</span>
          </p>
        ) : (
          <details key={label} className={styles.opens}>
            <summary className={clsx(styles.summary, isSum && styles.sum)}>
              <span>{label}</span>
              <span className={styles.value}>{value}</span>
              <span className={styles.chevron}>
                <Icon name="chevron" />
              </span>
            </summary>
            <dl className={styles.parts}>
              {parts.map((part) => (
                <div key={part.label} className={styles.part}>
                  <dt>{part.label}</dt>
                  <dd className={styles.value}>{part.value}</dd>
                </div>
              ))}
            </dl>
          </details>
        ),
      )}
    </div>
  );
}
