import styles from './HostDress.module.css';

/** What a presenter wears: a waistcoat with a bow, a dress with a stand-up collar, a jacket with a tie, a gown with pearls. */
export function HostDress({ dress }: { dress: number }) {
  if (dress === 1)
    return (
      <>
        <path className={styles.bright} d="M8 66c0-14 8-19 17-21h14c9 2 17 7 17 21z" />
        <path className={styles.trim} d="M26 43c2 3 4 4 6 4s4-1 6-4l2 4c-2 4-5 6-8 6s-6-2-8-6z" />
        <path className={styles.seam} d="M32 53c3 4 8 5 12 11" />
        <circle className={styles.trimDot} cx="35" cy="55.5" r="1.3" />
        <circle className={styles.trimDot} cx="40" cy="59" r="1.3" />
      </>
    );
  if (dress === 2)
    return (
      <>
        <path className={styles.shirt} d="M8 66c0-14 8-20 18-21l6 4 6-4c10 1 18 7 18 21z" />
        <path className={styles.trim} d="M30 49h4l2.5 14-4.5 5-4.5-5z" />
        <path className={styles.dark} d="M6 66c0-14 9-19 19-21l6 21zM58 66c0-14-9-19-19-21l-6 21z" />
        <path className={styles.lapel} d="M25 45l-4 8 6 3 4 10zM39 45l4 8-6 3-4 10z" />
      </>
    );
  if (dress === 3)
    return (
      <>
        <path className={styles.bright} d="M9 66c0-11 6-16 12-18 3 6 7 9 11 9s8-3 11-9c6 2 12 7 12 18z" />
        <path className={styles.pearls} d="M25.5 46c1 5 3.5 7.5 6.5 7.500s5.5-2.5 6.5-7.5" />
      </>
    );
  return (
    <>
      <path className={styles.shirt} d="M8 66c0-14 8-20 18-21l6 4 6-4c10 1 18 7 18 21z" />
      <path className={styles.dark} d="M8 66c0-14 8-20 17-21l7 13 7-13c9 1 17 7 17 21z" />
      <path className={styles.trim} d="M32 49.600l-6-3.200v6.800l6-3.2 6 3.200v-6.800z" />
    </>
  );
}
