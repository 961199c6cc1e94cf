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
      <path className={styles.posts} d="M66 40 48 94M174 40l18 54" />
      {things.map(({ at, drawing }) => (
        <g key={at} transform={at}>
          <g className={styles.die}>{drawing}</g>
        </g>
      ))}
      <g className={styles.box}>
        <path className={styles.flap} d="M74 68h92l-6 9H80z" />
        <path className={styles.edge} d="M58 22q0-4 4-4h116q4 0 4 4l-8 45q-1 4-6 4H72q-5 0-6-4z" />
        <path className={styles.wood} d="M52 20q0-7 7-7h122q7 0 7 7l-2 7H54z" />
        <path className={styles.stripes} d="M72 27h18l3 44H78zM108 27h24l-2 44h-20zM150 27h18l-6 44h-15z" />
        <path
          className={styles.sign}
          d="M120 31l4.500 9 10 1.500-7.300 7 1.800 10-9-4.700-9 4.700 1.800-10-7.300-7 10-1.500z"
        />
      </g>
      <path className={styles.rope} d="M188 22q20 4 20 34" />
      <circle className={styles.grip} cx="208" cy="60" r="7" />
    </svg>
  );
}
