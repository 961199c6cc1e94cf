import styles from './Reel.module.css';

const TURNS = 3;
const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A ball with a strip of digits behind its window; the strip ends at the drawn one, where it rests. */
export function Reel({ digit }: { digit: number }) {
  const strip = Array.from({ length: TURNS * DIGITS.length + digit + 1 }, (_, place) => place);
  return (
    <span className={styles.ball}>
      <span className={styles.strip} data-part="strip">
        {strip.map((place) => (
          <span key={place} className={styles.face}>
            {DIGITS[place % DIGITS.length]}
          </span>
        ))}
      </span>
    </span>
  );
}

/** From the first digit of the strip to its last. */
export const ROLL: Keyframe[] = [
  { transform: 'translateY(calc(100% - var(--ball)))', filter: 'blur(0)' },
  { filter: 'blur(1.5px)', offset: 0.2 },
  { filter: 'blur(0)', offset: 0.75 },
  { transform: 'translateY(0)', filter: 'blur(0)' },
];
