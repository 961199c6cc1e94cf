import styles from './Confetti.module.css';

const PIECES = Array.from({ length: 14 }, (_, piece) => piece);

/** Celebrates once. With reduced motion nothing flies. */
export function Confetti() {
  return (
    <span className={styles.confetti} aria-hidden="true">
      {PIECES.map((piece) => (
        <i key={piece} className={styles.piece} />
      ))}
    </span>
  );
}
