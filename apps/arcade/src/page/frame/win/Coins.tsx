import { useEffect, useRef } from 'react';
import { startCoins } from './coins.ts';
import styles from './Win.module.css';

const COINS = { big: 36, mega: 70, epic: 120 } as const;

/** Coins that fall behind a big win. */
export function Coins({ size }: { size: keyof typeof COINS }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => (canvas.current ? startCoins(canvas.current, COINS[size]) : undefined), [size]);
  return <canvas ref={canvas} className={styles.coins} />;
}
