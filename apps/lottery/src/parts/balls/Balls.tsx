import type { LotteryFamily } from '@parlour/contract/values/lottery';
import styles from './Ball.module.css';
import { Ball } from './Ball.tsx';
import { SHOWN_MAX } from './ball.rules.ts';
import { drawnNumbers } from './number-names.ts';

type Props = {
  family: LotteryFamily;
  result: readonly number[];
  size?: 'small' | 'large';
  /** All numbers, however many there are. */
  isWhole?: boolean;
  /** Places of the result that won; without it nothing steps back. */
  lit?: ReadonlySet<number> | undefined;
};

/** A result in the order it was drawn. */
export function Balls({ family, result, size = 'large', isWhole = false, lit }: Props) {
  const drawn = drawnNumbers(family, result);
  const shown = isWhole ? drawn : drawn.slice(0, SHOWN_MAX[family] ?? drawn.length);
  return (
    <span className={styles.balls} role="img" aria-label={shown.map(({ name }) => name).join(' ')}>
      {shown.map(({ place, value, name }) => (
        <Ball key={place} family={family} value={value} name={name} size={size} isLit={lit?.has(place)} />
      ))}
    </span>
  );
}
