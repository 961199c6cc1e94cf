import { memo } from 'react';
import styles from './Voyage.module.css';

const STARS = [
  [24, 34],
  [66, 82],
  [98, 22],
  [150, 58],
  [182, 18],
  [246, 30],
  [288, 74],
  [372, 96],
  [318, 20],
  [40, 132],
  [384, 160],
  [12, 190],
] as const;

/** The sea under the moon, and a ship on it. */
export const Voyage = memo(function Voyage() {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 400 400"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="wheel-moon">
          <stop className={styles.moonlight} offset="0" />
          <stop className={styles.night} offset="1" />
        </radialGradient>
        <linearGradient id="wheel-sea" x2="0" y2="1">
          <stop className={styles.seaFar} offset="0" />
          <stop className={styles.seaNear} offset="1" />
        </linearGradient>
      </defs>
      <circle fill="url(#wheel-moon)" cx="368" cy="96" r="150" />
      <circle className={styles.moon} cx="374" cy="92" r="18" />
      <g className={styles.star}>
        {STARS.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="1.3" />
        ))}
      </g>
      <rect fill="url(#wheel-sea)" y="268" width="400" height="132" />
      <g className={styles.ship}>
        <path d="M18 262h56l-8 14H28z" />
        <path className={styles.sail} d="M45 258V214c16 10 24 26 24 40zM42 258v-36c-12 8-18 20-18 32z" />
      </g>
      <path className={styles.gleam} d="M330 282h44M338 294h28M322 310h60M344 326h18M330 346h46" />
      <g className={styles.wave}>
        <path d="M-100 330c34-10 66-10 100 0s66 10 100 0 66-10 100 0 66 10 100 0 66-10 100 0 66 10 100 0v80h-600z" />
      </g>
      <g className={styles.swell}>
        <path d="M-100 366c34-12 66-12 100 0s66 12 100 0 66-12 100 0 66 12 100 0 66-12 100 0 66 12 100 0v60h-600z" />
      </g>
    </svg>
  );
});
