import type { DragonTigerSide } from '@parlour/game-rules/dragon-tiger';
import styles from './Emblem.module.css';

type Props = { side: DragonTigerSide };

/** The head of the beast for which a side plays. */
export function Emblem({ side }: Props) {
  return (
    <svg className={styles.emblem} viewBox="0 0 48 48" aria-hidden="true">
      {side === 'dragon' ? <Dragon /> : <Tiger />}
    </svg>
  );
}

function Dragon() {
  return (
    <>
      <Both d="M17 15C12 12 10 7 12 2c3 4 7 6 10 9z" className={styles.horn} />
      <Both d="M11 20 2 16l5 8-6 3 8 2-4 5 9-2z" className={styles.mane} />
      <path
        className={styles.scales}
        d="M24 9c9 0 14 6 14 13 0 5-3 7-5 11-2 4-4 10-9 10s-7-6-9-10c-2-4-5-6-5-11C10 15 15 9 24 9z"
      />
      <Both d="M13 19c3-4 7-4 10 0-3 0-6 1-10 0z" className={styles.horn} />
      <Both d="M14.5 21.5c3-1.5 6-1 8 1.5-3 2-6 1.500-8-1.500z" className={styles.eye} />
      <Both d="M18.600 21.200v3" className={styles.slit} />
      <path className={styles.snout} d="M16 33c0-5 4-7 8-7s8 2 8 7-4 8-8 8-8-3-8-8z" />
      <Both d="M20.500 31.500h.01" className={styles.nostril} />
      <path className={styles.mouth} d="M18.500 36.500q5.500 3.500 11 0" />
      <Both d="M17 34C11 34 8 38 8 44" className={styles.whisker} />
      <path className={styles.jewel} d="M24 10.500l3 3.500-3 3.500-3-3.500z" />
    </>
  );
}

function Tiger() {
  return (
    <>
      <Both d="M8 17C5 12 6 7 9 5c4 0 8 3 9 7z" className={styles.fur} />
      <Both d="M10 13c-1-2-1-4 0-5 2 0 4 1 5 3z" className={styles.stripeFill} />
      <path
        className={styles.fur}
        d="M24 8c11 0 18 7 18 17 0 4-1 6-3 9-3 5-9 9-15 9s-12-4-15-9c-2-3-3-5-3-9C6 15 13 8 24 8z"
      />
      <Both d="M23 27c-6 0-11 3-11 8 3 4 7 6 11 6z" className={styles.white} />
      <Both d="M6.500 22l7 2M7 28.500l6-.500M10 35l5-2M18.500 9l2 6" className={styles.stripe} />
      <path className={styles.stripe} d="M24 8v8" />
      <Both d="M13 22.500c2-3 6-3 8 .500-3 2-6 2-8-.500z" className={styles.eye} />
      <Both d="M17.200 21.500v2.800" className={styles.slit} />
      <path className={styles.nose} d="M20 29.500h8L24 34z" />
      <path className={styles.mouth} d="M24 34v2.500M19 37q2.500 2 5-.5 2.500 2.500 5 .5" />
    </>
  );
}

/** The same on the left and on the right. */
function Both({ d, className }: { d: string; className: string | undefined }) {
  return (
    <>
      <path d={d} className={className} />
      <path d={d} className={className} transform="matrix(-1 0 0 1 48 0)" />
    </>
  );
}
