import clsx from 'clsx';
import styles from './RollingNumber.module.css';

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** A figure with rolling digits. Screen readers get it as one text; with reduced motion nothing rolls. */
export function RollingNumber({ value }: { value: string }) {
  // Counted from the end: hundreds stay hundreds when a digit is added in front.
  const signs = [...value].map((sign, index, all) => ({ sign, place: all.length - index }));
  return (
    <span className={styles.number}>
      <span className={styles.unseen}>{value}</span>
      <span className={styles.signs} aria-hidden="true">
        {signs.map(({ sign, place }) => (
          <Sign key={place} sign={sign} />
        ))}
      </span>
    </span>
  );
}

function Sign({ sign }: { sign: string }) {
  if (!DIGITS.includes(sign)) return <span className={styles.mark}>{sign}</span>;
  return (
    <span className={styles.digit}>
      <span className={clsx(styles.reel, styles[`at${sign}`])}>
        {DIGITS.map((digit) => (
          <span key={digit} className={styles.face}>
            {digit}
          </span>
        ))}
      </span>
    </span>
  );
}
