import clsx from 'clsx';
import styles from './Chip.module.css';

type Props = {
  /** What is written on it, in a few characters. */
  label: string;
  /** How many chips of one bet it stands for: they are piled up, and more have another colour. */
  count?: number;
  className?: string | undefined;
};

/** From so many chips on, a pile has the next colour. */
const TONES = [
  ['gold', 100],
  ['violet', 25],
  ['red', 5],
  ['plain', 0],
] as const;
/** How far chips below it look out. */
const PILE = [5, 2.5] as const;
const LONG = 3;

/** A chip from above, with those below it. */
export function Chip({ label, count = 1, className }: Props) {
  const tone = TONES.find(([, from]) => count >= from)?.[0] ?? 'plain';
  const below = Math.min(PILE.length, count - 1);
  return (
    <svg className={clsx(styles.chip, styles[tone], className)} viewBox="0 0 40 40" aria-hidden="true">
      {PILE.slice(PILE.length - below).map((depth) => (
        <circle key={depth} className={styles.below} cx="20" cy={20 + depth} r="18" />
      ))}
      <circle className={styles.body} cx="20" cy="20" r="18" />
      <circle className={styles.edge} cx="20" cy="20" r="16" />
      <circle className={styles.ring} cx="20" cy="20" r="12.2" />
      <text className={clsx(styles.label, label.length > LONG && styles.long)} x="20" y="24">
        {label}
      </text>
    </svg>
  );
}
