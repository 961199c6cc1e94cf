import styles from './Badge.module.css';
import { capUnread } from './badge.rules.ts';

/** How many things wait. Draws nothing for zero; the label says it to those who do not see the figure. */
export function Badge({ count, label }: { count: number; label: string }) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge} role="img" aria-label={label}>
      {capUnread(count)}
    </span>
  );
}
