import clsx from 'clsx';
import paint from './Ball.module.css';
import styles from './Car.module.css';

/** A racing car from above, in the colour of its number. */
export function Car({ car }: { car: number }) {
  return (
    <svg className={clsx(styles.car, paint[`car${car}`])} viewBox="0 0 64 26" aria-hidden="true">
      <rect className={styles.tyre} x="9" y="0" width="13" height="6" rx="2.5" />
      <rect className={styles.tyre} x="9" y="20" width="13" height="6" rx="2.5" />
      <rect className={styles.tyre} x="43" y="1" width="11" height="5" rx="2.2" />
      <rect className={styles.tyre} x="43" y="20" width="11" height="5" rx="2.2" />
      <rect className={styles.wing} x="1" y="3" width="5" height="20" rx="2" />
      <rect className={styles.wing} x="57" y="4" width="4" height="18" rx="2" />
      <path
        className={styles.body}
        d="M4 9.5c5-2.5 9-4.5 16-4.5 8 0 12 2 18 4.3l21 2.2c2.4.4 2.4 2.6 0 3l-21 2.2c-6 2.3-10 4.3-18 4.3-7 0-11-2-16-4.5z"
      />
      <circle className={styles.plate} cx="24" cy="13" r="7.6" />
      <text className={styles.number} x="24" y="13.2">
        {car}
      </text>
      <path className={styles.glass} d="M36 9.8c3 .6 4.5 1.7 4.5 3.2s-1.5 2.6-4.5 3.2z" />
    </svg>
  );
}
