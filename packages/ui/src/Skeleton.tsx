import clsx from 'clsx';
import styles from './Skeleton.module.css';

/** A placeholder of the final size, so that nothing moves when the content arrives. */
export function Skeleton({ shape = 'line' }: { shape?: 'line' | 'tile' | 'card' | 'fill' }) {
  return <span className={clsx(styles.skeleton, styles[shape])} aria-hidden="true" />;
}
