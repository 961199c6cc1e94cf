import styles from './Mine.module.css';

/** An iron mine with a live core. */
export function Mine() {
  return (
    <svg className={styles.mine} viewBox="0 0 40 40" aria-hidden="true">
      <path className={styles.horns} d="M20 5v30M5 20h30M9.4 9.4l21.2 21.2M30.6 9.4 9.4 30.6" />
      <circle className={styles.body} cx="20" cy="20" r="10.5" />
      <path className={styles.shade} d="M29.8 16.2a10.5 10.5 0 0 1-17.6 10.9c6 2 13.4-1.5 17.6-10.9z" />
      <ellipse className={styles.shine} cx="16" cy="14.8" rx="4" ry="2.5" transform="rotate(-35 16 14.8)" />
      <circle className={styles.core} cx="20" cy="20.5" r="3.6" />
    </svg>
  );
}
