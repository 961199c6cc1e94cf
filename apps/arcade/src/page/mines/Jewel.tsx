import styles from './Jewel.module.css';

/** A cut stone, facet by facet, in the colour of the theme. */
export function Jewel() {
  return (
    <svg className={styles.jewel} viewBox="0 0 40 40" aria-hidden="true">
      <path className={styles.f1} d="M12 8h16l-3.5 8.5h-9z" />
      <path className={styles.f2} d="M12 8 4 16.5h11.5z" />
      <path className={styles.f4} d="M28 8l8 8.5H24.5z" />
      <path className={styles.f3} d="M4 16.5h11.5L20 35z" />
      <path className={styles.f2} d="M15.5 16.5h9L20 35z" />
      <path className={styles.f5} d="M36 16.5H24.5L20 35z" />
      <path className={styles.shine} d="M13 9.5h8l-6 5.5-6.5.5z" />
      <path className={styles.star} d="M31 3.5l1 3 3 1-3 1-1 3-1-3-3-1 3-1z" />
    </svg>
  );
}
