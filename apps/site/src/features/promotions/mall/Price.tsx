import { Coin } from '../Coin.tsx';
import { useMallText } from './mall-text.ts';
import styles from './Price.module.css';

/** Points, with the coin of the house. */
export function Price({ points }: { points: number }) {
  const text = useMallText();
  return (
    <span className={styles.price}>
      <span className={styles.coin}>
        <Coin />
      </span>
      {text('mall.points', { points })}
    </span>
  );
}
