import clsx from 'clsx';
import styles from './Altimeter.module.css';
import { heightOf } from './climb.ts';

type Props = { value: number; target: number; targetText: string; isReached: boolean };

/** How far the climb has come, against the height that wins. */
export function Altimeter({ value, target, targetText, isReached }: Props) {
  const mark = shareOf(heightOf(target, target));
  return (
    <svg className={styles.gauge} aria-hidden="true">
      <rect className={styles.track} x="62" width="6" height="100%" rx="3" />
      <rect
        className={clsx(styles.wins, isReached && styles.reached)}
        x="62"
        width="6"
        height={mark}
        rx="3"
      />
      <path className={styles.base} d="M58 0h14" transform="translate(0 1)" />
      <svg className={styles.free} y={mark} aria-hidden="true">
        <path className={styles.line} d="M-260 0H58" />
        <path className={styles.mark} d="M56 0h18" />
        <text className={styles.target} x="50" y="-6">
          {targetText}
        </text>
      </svg>
      <svg className={styles.free} y={shareOf(heightOf(value, target))} aria-hidden="true">
        <path
          className={clsx(styles.here, isReached && styles.passed)}
          d="M65-7l2.4 4.6L72-0l-4.6 2.4L65 7l-2.4-4.6L58 0l4.6-2.4z"
        />
      </svg>
    </svg>
  );
}

function shareOf(height: number): string {
  return `${Math.round((1 - height) * 10_000) / 100}%`;
}
