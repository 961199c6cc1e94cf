import clsx from 'clsx';
import styles from './ProgressBar.module.css';

type Props = {
  label: string;
  value: number;
  max?: number;
  /** Metal, unless it leads to money or a limit is used up. */
  tone?: 'metal' | 'action' | 'danger';
};

/** How far something is; beside it are words that say so. */
export function ProgressBar({ label, value, max = 100, tone = 'metal' }: Props) {
  return <progress className={clsx(styles.bar, styles[tone])} max={max} value={value} aria-label={label} />;
}
