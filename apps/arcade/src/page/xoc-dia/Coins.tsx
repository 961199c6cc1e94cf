import { type CoinSide, countRed } from '@parlour/game-rules/xoc-dia';
import clsx from 'clsx';
import { useText } from '../platform/texts.tsx';
import styles from './Coins.module.css';
import { nameSides } from './spots.ts';

/** A coin on the plate, seen from above and a little from the front. */
export function LyingCoin({ isRed }: { isRed: boolean }) {
  return (
    <g className={clsx(isRed ? styles.red : styles.white)}>
      <ellipse className={styles.shade} cx="2" cy="8" rx="23" ry="13" />
      <ellipse className={styles.edge} cy="4" rx="22" ry="13.500" />
      <ellipse className={styles.side} rx="22" ry="13.500" />
      <ellipse className={styles.ring} rx="16.500" ry="9.800" />
      <path className={styles.gleam} d="M-17-3C-13-10-3-12 5-11-5-9-11-5-14 2z" />
    </g>
  );
}

const PLACES = [
  [7, 7],
  [21, 7],
  [7, 21],
  [21, 21],
] as const;

/** As many coins of each colour as a bet wants, two and two. */
export function CoinGroup({ red }: { red: number }) {
  return (
    <svg className={styles.group} viewBox="0 0 28 28" aria-hidden="true">
      {PLACES.map(([x, y], place) => (
        <circle
          key={`${x} ${y}`}
          className={clsx(styles.side, place < red ? styles.red : styles.white)}
          cx={x}
          cy={y}
          r="6"
        />
      ))}
    </svg>
  );
}

const ROW = [7.5, 22.5, 37.5, 52.5] as const;

/** A past throw, coin by coin. */
export function CoinRow({ coins }: { coins: readonly CoinSide[] }) {
  const text = useText();
  return (
    <svg className={styles.row} viewBox="0 0 60 15" role="img" aria-label={nameSides(text, countRed(coins))}>
      {ROW.map((x, place) => (
        <circle
          key={x}
          className={clsx(styles.side, coins[place] === 'red' ? styles.red : styles.white)}
          cx={x}
          cy="7.500"
          r="6.300"
        />
      ))}
    </svg>
  );
}
