import clsx from 'clsx';
import styles from './Avatar.module.css';
import { featuresOf } from './features.ts';

const SHOULDERS = 'M6 48c1-9.5 8-14 18-14s17 4.5 18 14z';
const NECK = 'M20 29h8v6.5c-2.3 2.2-5.7 2.2-8 0z';
/** By cut: what lies behind the head, and what lies over it. */
const CUTS: readonly { back?: string; front: string }[] = [
  {
    front:
      'M14.6 20.5C14 12.6 18 8.6 24 8.6s10 4 9.4 11.9c-1.4-3.3-3.2-5-4.9-5.9-3.4 2.1-9.3 2.5-11.5 2-1.2 1-1.9 2.3-2.4 3.9z',
  },
  {
    back: 'M13 21C12.5 11.5 17.5 7.8 24 7.8S35.5 11.5 35 21c.2 6 .8 10.5 2 14.5-7.5 2.5-18.5 2.5-26 0 1.2-4 1.8-8.5 2-14.5z',
    front: 'M14.5 20.5C14.8 12.5 19 9.4 24 9.4s9.2 3.1 9.5 11.1c-2.6-1.5-5.3-4-6.9-7-2.6 3.6-7.5 6-12.1 7z',
  },
  {
    front:
      'M14.4 19.5C13.4 10.5 19.5 6.5 26 7.5c5.2.6 8.6 4.6 7.6 12-1.1-1.8-1.7-3.3-2-5.1-5 .9-10.2.2-13.5-1.5-1.7 1.5-3 3.6-3.7 6.6z',
  },
  {
    back: 'M24 1.8a5.6 5.6 0 0 1 4.2 9.3h-8.4A5.6 5.6 0 0 1 24 1.8z',
    front: 'M14.5 20C14.5 12 18.8 8.8 24 8.8s9.5 3.2 9.5 11.2c-1.5-4.4-5-7-9.5-7s-8 2.6-9.5 7z',
  },
  {
    front:
      'M14.3 20.8c-2-1.8-1.9-4.9.1-6-.5-2.7 1.6-4.6 3.7-4.3.6-2.3 3.5-3.3 5.3-1.9 2-1.7 5-1 5.9 1.1 2.6-.3 4.5 1.9 3.9 4.3 2.2 1 2.5 4.8.5 6.8-.5-2.6-1.7-4.2-3.2-4.9-4.3 1.3-8.8 1.3-13 0-1.5.7-2.7 2.3-3.2 4.9z',
  },
  {
    front:
      'M14.7 19c.3-2.3.8-4.2 1.6-5.6C18.2 10.3 21 9 24 9s5.8 1.3 7.7 4.4c.8 1.4 1.3 3.3 1.6 5.6-1.2-2-2-3-2.8-3.6-4.2-1-8.8-1-13 0-.8.6-1.6 1.6-2.8 3.6z',
  },
];
const SMILE = 'M20.8 26.3q3.2 2.5 6.4 0';
const GLASSES =
  'M17 21.7a2.9 2.9 0 1 0 5.8 0 2.9 2.9 0 1 0-5.8 0M25.2 21.7a2.9 2.9 0 1 0 5.8 0 2.9 2.9 0 1 0-5.8 0M22.8 21.3h2.4';
const CAP =
  'M13.8 17.2C13.8 10.5 18.3 7 24 7s10.2 3.5 10.2 10.2c3 .3 5.3 1.2 6.3 2.6-7.5-2.3-18.5-2.8-26.7-2.6z';

type Props = { name: string; isPractice?: boolean; className?: string | undefined };

/** A player's face, drawn from the name alone. Practice players are machines, and look it. */
export function Avatar({ name, isPractice = false, className }: Props) {
  const { tone, skin, hair, cut, wears } = featuresOf(name);
  const { back, front = '' } = CUTS[cut] ?? {};
  return (
    <svg
      className={clsx(
        styles.avatar,
        styles[`tone${tone}`],
        styles[`skin${skin}`],
        styles[`hair${hair}`],
        className,
      )}
      viewBox="0 0 48 48"
      aria-hidden="true"
    >
      <circle className={styles.ground} cx="24" cy="24" r="24" />
      {isPractice ? (
        <Machine />
      ) : (
        <>
          {back && <path className={styles.hair} d={back} />}
          <path className={styles.coat} d={SHOULDERS} />
          <path className={styles.shade} d={NECK} />
          <ellipse className={styles.skin} cx="24" cy="21.5" rx="8.8" ry="10" />
          <circle className={styles.ink} cx="20.3" cy="21.7" r="1.2" />
          <circle className={styles.ink} cx="27.7" cy="21.7" r="1.2" />
          <path className={styles.line} d={SMILE} />
          <path className={styles.hair} d={wears === 1 ? CAP : front} />
          {wears === 2 && <path className={styles.line} d={GLASSES} />}
          {wears === 3 && <path className={styles.collar} d="M17.5 34.5 24 41l6.5-6.5-3-1L24 37l-3.5-3.5z" />}
        </>
      )}
    </svg>
  );
}

function Machine() {
  return (
    <>
      <path className={styles.steel} d="M8 48c.5-7 4-10 8-10.5h16c4 .5 7.5 3.5 8 10.5z" />
      <path className={styles.line} d="M24 12V7.5" />
      <circle className={styles.lamp} cx="24" cy="6.5" r="2.4" />
      <rect className={styles.steel} x="11.5" y="12" width="25" height="21" rx="7" />
      <rect className={styles.ink} x="15" y="16.5" width="18" height="11" rx="5.5" />
      <circle className={styles.lamp} cx="20" cy="22" r="2.2" />
      <circle className={styles.lamp} cx="28" cy="22" r="2.2" />
      <path className={styles.line} d="M20 30.3h8" />
    </>
  );
}
