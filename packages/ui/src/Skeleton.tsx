import clsx from 'clsx';
import styles from './Skeleton.module.css';

/** Stands where something is about to be, in its size, so that nothing moves when it comes. */
export function Skeleton({ shape = 'line' }: { shape?: 'line' | 'tile' | 'card' | 'fill' }) {
  return <span className={clsx(styles.skeleton, styles[shape])} aria-hidden="true" />;
}
