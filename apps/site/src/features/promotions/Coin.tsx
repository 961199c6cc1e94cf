import styles from './Coin.module.css';

/** A coin of the house: points, drawn. */
export function Coin() {
  return (
    <svg className={styles.coin} viewBox="0 0 40 40" aria-hidden="true">
      <circle className={styles.rim} cx="20" cy="20" r="18" />
      <circle className={styles.face} cx="20" cy="20" r="14" />
      <path
        className={styles.star}
        d="M20 11.5l2.6 5.3 5.9.9-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.9z"
      />
    </svg>
  );
}
