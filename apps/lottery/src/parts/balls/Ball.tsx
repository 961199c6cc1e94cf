import clsx from 'clsx';
import styles from './Ball.module.css';
import { DICE_DOTS, type Look } from './look.rules.ts';

type Props = {
  look: Look;
  /** As it is printed. */
  name: string;
  /** Part of what won; the others step back. */
  isLit?: boolean | undefined;
};

/** A drawn number. Its size is that of its surroundings (`--ball`). */
export function Ball({ look, name, isLit }: Props) {
  const lit = isLit === undefined ? undefined : isLit ? styles.lit : styles.dim;
  if (look === 'die') return <Die number={Number(name)} className={lit} />;
  const isCar = look.startsWith('car');
  return <span className={clsx(styles.ball, isCar && styles.car, styles[look], lit)}>{name}</span>;
}

export function Die({ number, className }: { number: number; className?: string | undefined }) {
  return (
    <svg
      className={clsx(styles.die, isRedDie(number) && styles.redDie, className)}
      viewBox="0 0 36 36"
      aria-hidden="true"
    >
      {(DICE_DOTS[number] ?? []).map((place) => (
        <circle
          key={place}
          cx={9 + (place % 3) * 9}
          cy={9 + Math.floor(place / 3) * 9}
          r={number === 1 ? 5.2 : 3.6}
        />
      ))}
    </svg>
  );
}

/** As on dice of these lotteries: one and four are red. */
function isRedDie(number: number): boolean {
  return number === 1 || number === 4;
}
