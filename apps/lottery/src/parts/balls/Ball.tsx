import type { LotteryFamily } from '@parlour/contract/values/lottery';
import clsx from 'clsx';
import styles from './Ball.module.css';
import { DICE_DOTS, lookOf } from './ball.rules.ts';

type Props = {
  family: LotteryFamily;
  value: number;
  /** As players write it. */
  name: string;
  size?: 'small' | 'large';
  /** Part of what won; the others step back. */
  isLit?: boolean | undefined;
};

/** A drawn number: a ball, a car, a die or a whole lot. */
export function Ball({ family, value, name, size = 'large', isLit }: Props) {
  const look = lookOf(family, value);
  const lit = isLit === undefined ? undefined : isLit ? styles.lit : styles.dim;
  if (look === 'die') return <Die value={value} className={clsx(styles[size], lit)} />;
  return (
    <span
      className={clsx(styles.ball, styles[size], styles[look], look === 'car' && styles[`car${value}`], lit)}
    >
      {name}
    </span>
  );
}

export function Die({ value, className }: { value: number; className?: string | undefined }) {
  const dots = DICE_DOTS[value] ?? [];
  return (
    <svg className={clsx(styles.die, className)} viewBox="0 0 36 36" role="img" aria-label={String(value)}>
      {dots.map((place) => (
        <circle
          key={place}
          className={clsx((value === 1 || value === 4) && styles.red)}
          cx={9 + ((place - 1) % 3) * 9}
          cy={9 + Math.floor((place - 1) / 3) * 9}
          r={value === 1 ? 5 : 3.4}
        />
      ))}
    </svg>
  );
}
