import { Skeleton } from '@parlour/ui';
import clsx from 'clsx';
import styles from './ChatWaiting.module.css';

/** Bubbles of a conversation that is still to come. */
const BUBBLES = ['theirs', 'own', 'theirs wide', 'own wide'] as const;

export function ChatWaiting() {
  return (
    <div className={styles.talk} aria-hidden="true">
      {BUBBLES.map((bubble) => (
        <span
          key={bubble}
          className={clsx(
            styles.bubble,
            bubble.startsWith('own') && styles.own,
            bubble.endsWith('wide') && styles.wide,
          )}
        >
          <Skeleton shape="fill" />
        </span>
      ))}
    </div>
  );
}
