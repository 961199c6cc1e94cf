import clsx from 'clsx';
import type { ShakerProps } from '../shaking/Shaker.tsx';
import styles from './DropBox.module.css';

/** A box of a fair from which dice fall on a tray: they rattle inside until its flap opens. */
export function DropBox({ isShaken, isLifted, things }: ShakerProps) {
  return (
    <svg
      className={clsx(styles.scene, isShaken && styles.shaken, isLifted && styles.lifted)}
      viewBox="0 0 240 200"
      aria-hidden="true"
    >
      <ellipse className={styles.under} cx="120" cy="180" rx="112" ry="16" />
      <path className={styles.edge} d="M36 92h168l26 88q0 8-8 8H18q-8 0-8-8z" />
      <path className={styles.wood} d="M36 90h168l26 86H10z" />
      <path className={styles.felt} d="M45 97h150l20 70H25z" />
      {things.map(({ at, drawing }) => (
        <g key={at} transform={at}>
          <g className={styles.die}>{drawing}</g>
        </g>
      ))}
      <g className={styles.box}>
        <path className={styles.flap} d="M70 66h100l-6 9H76z" />
        <path className={styles.edge} d="M56 12q0-6 6-6h116q6 0 6 6l-8 52q-1 4-6 4H70q-5 0-6-4z" />
        <path className={styles.wood} d="M52 10q0-7 7-7h122q7 0 7 7l-2 8H54z" />
        <path className={styles.stripes} d="M72 18h18l3 50H78zM108 18h24l-2 50h-20zM150 18h18l-6 50h-15z" />
        <path
          className={styles.sign}
          d="M120 24l5 10 11 1.500-8 8 2 11-10-5.500-10 5.500 2-11-8-8 11-1.500z"
        />
      </g>
      <path className={styles.rope} d="M194 14q16 6 14 36" />
      <circle className={styles.grip} cx="208" cy="54" r="7" />
    </svg>
  );
}
