import type { ReactNode } from 'react';
import styles from './GuideArt.module.css';

export const GUIDE_STEPS = ['choose', 'amount', 'pay', 'arrive'] as const;
export type GuideStep = (typeof GUIDE_STEPS)[number];

/** Small pictures in the brand's colours: what to do at each step. */
const SCENES: Readonly<Record<GuideStep, ReactNode>> = {
  choose: (
    <>
      <rect className={styles.card} x="52" y="26" width="70" height="46" rx="9" />
      <rect className={styles.card} x="134" y="26" width="70" height="46" rx="9" />
      <rect className={styles.card} x="52" y="82" width="70" height="46" rx="9" />
      <rect className={styles.chosen} x="134" y="82" width="70" height="46" rx="9" />
      <path className={styles.line} d="M64 40h22M64 52h36M146 40h22M146 52h36M64 96h22M64 108h36" />
      <path className={styles.bold} d="M146 98h22M146 110h30" />
      <circle className={styles.metal} cx="204" cy="82" r="13" />
      <path className={styles.tick} d="m198 82 4.5 4.5 8-8.5" />
      <path className={styles.hand} d="M214 118c10-3 18 2 22 10l10 22h-38l-8-20c-2-6 6-9 9-3z" />
    </>
  ),
  amount: (
    <>
      <rect className={styles.card} x="70" y="16" width="140" height="112" rx="12" />
      <rect className={styles.field} x="84" y="30" width="112" height="30" rx="7" />
      <path className={styles.bold} d="M96 45h34" />
      <circle className={styles.metal} cx="180" cy="45" r="8" />
      <g className={styles.key}>
        <rect x="84" y="70" width="33" height="20" rx="5" />
        <rect x="123.5" y="70" width="33" height="20" rx="5" />
        <rect x="163" y="70" width="33" height="20" rx="5" />
        <rect x="84" y="97" width="33" height="20" rx="5" />
        <rect x="123.5" y="97" width="33" height="20" rx="5" />
      </g>
      <rect className={styles.chosen} x="163" y="97" width="33" height="20" rx="5" />
    </>
  ),
  pay: (
    <>
      <rect className={styles.card} x="40" y="22" width="72" height="108" rx="11" />
      <rect className={styles.chosen} x="50" y="94" width="52" height="20" rx="6" />
      <path className={styles.line} d="M54 42h30M54 56h42M54 70h36" />
      <path className={styles.way} d="M122 76h44m-9-9 9 9-9 9" />
      <path className={styles.deep} d="M174 72 210 50l36 22v9h-72zM176 118h68v10h-68z" />
      <path className={styles.pillar} d="M184 84v30M201 84v30M219 84v30M236 84v30" />
      <circle className={styles.metal} cx="144" cy="50" r="11" />
    </>
  ),
  arrive: (
    <>
      <path
        className={styles.deep}
        d="M82 60h112a12 12 0 0 1 12 12v50a12 12 0 0 1-12 12H82a12 12 0 0 1-12-12V72a12 12 0 0 1 12-12z"
      />
      <path className={styles.card} d="M166 84h40v26h-40a13 13 0 0 1 0-26z" />
      <circle className={styles.metal} cx="168" cy="97" r="5" />
      <circle className={styles.metal} cx="112" cy="40" r="13" />
      <circle className={styles.metal} cx="146" cy="26" r="10" />
      <circle className={styles.metal} cx="84" cy="24" r="8" />
      <path className={styles.way} d="M226 44v34m-9-9 9 9 9-9" />
    </>
  ),
};

export function GuideArt({ step }: { step: GuideStep }) {
  return (
    <svg className={styles.art} viewBox="0 0 280 144" aria-hidden="true">
      {SCENES[step]}
    </svg>
  );
}
