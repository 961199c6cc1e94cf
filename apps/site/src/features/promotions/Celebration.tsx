import type { ReactNode } from 'react';
import styles from './Celebration.module.css';
import { Confetti } from './Confetti.tsx';

type Props = {
  art: ReactNode;
  title: string;
  /** What was won, in large letters. */
  gains?: readonly string[];
  detail?: string;
};

/** A moment to enjoy, on the page and in nobody's way: said once, celebrated once. */
export function Celebration({ art, title, gains = [], detail }: Props) {
  return (
    <div ref={bringIntoView} className={styles.celebration} role="status">
      <span className={styles.rays} aria-hidden="true" />
      <Confetti />
      <span className={styles.art}>{art}</span>
      {gains.map((gain) => (
        <p key={gain} className={styles.gain}>
          {gain}
        </p>
      ))}
      <p className={gains.length > 0 ? styles.words : styles.gain}>{title}</p>
      {detail && <p className={styles.detail}>{detail}</p>}
    </div>
  );
}

/** The button that was pressed may stand far from here. */
function bringIntoView(element: HTMLElement | null): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'auto' : 'smooth' });
}
