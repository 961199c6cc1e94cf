import clsx from 'clsx';
import styles from './Shoe.module.css';

/** The box from which cards are dealt. While an answer is awaited, a card is on its way out. */
export function Shoe({ isAsked }: { isAsked: boolean }) {
  return (
    <svg className={styles.shoe} viewBox="0 0 64 52" aria-hidden="true">
      <path className={styles.box} d="M12 8 56 2a6 6 0 0 1 6 6v34a6 6 0 0 1-6 6L12 44z" />
      <path className={styles.lid} d="M12 8 56 2a6 6 0 0 1 6 6L18 15z" />
      <rect className={styles.mouth} x="10" y="14" width="9" height="28" rx="2" />
      <g className={clsx(isAsked && styles.sliding)}>
        <rect className={styles.card} x="6" y="16" width="10" height="24" rx="2" />
      </g>
    </svg>
  );
}
