import { memo } from 'react';
import styles from './Rocket.module.css';

const SHARDS = [0, 34, 71, 108, 143, 180, 217, 252, 289, 326];

/** The rocket, its fire, and what is left of it when it bursts. The stage around it says which of them shows. */
export const Rocket = memo(function Rocket() {
  return (
    <svg className={styles.rocket} viewBox="0 0 80 150" aria-hidden="true">
      <defs>
        <linearGradient id="limbo-hull">
          <stop className={styles.hullShade} offset="0" />
          <stop className={styles.hullLight} offset="0.36" />
          <stop className={styles.hullDark} offset="1" />
        </linearGradient>
        <linearGradient id="limbo-paint">
          <stop className={styles.paintLight} offset="0" />
          <stop className={styles.paintDark} offset="1" />
        </linearGradient>
        <linearGradient id="limbo-fire" x2="0" y2="1">
          <stop className={styles.fireHot} offset="0" />
          <stop className={styles.fireWarm} offset="0.45" />
          <stop className={styles.fireOut} offset="1" />
        </linearGradient>
        <linearGradient id="limbo-trail" x2="0" y2="1">
          <stop className={styles.trailHot} offset="0" />
          <stop className={styles.fireOut} offset="1" />
        </linearGradient>
      </defs>
      <path className={styles.trail} fill="url(#limbo-trail)" d="M35 108 29 226h22l-6-118z" />
      <circle className={styles.ring} cx="40" cy="58" r="40" />
      <g className={styles.ship}>
        <g className={styles.fire}>
          <path fill="url(#limbo-fire)" d="M29 103c-4 18 2 32 11 47 9-15 15-29 11-47z" />
          <path className={styles.core} d="M34 103c-2 10 1 18 6 27 5-9 8-17 6-27z" />
        </g>
        <path fill="url(#limbo-paint)" d="M22 62C10 70 6 84 8 101l17-9zM58 62c12 8 16 22 14 39l-17-9z" />
        <path className={styles.nozzle} d="M30 97h20l-3 8H33z" />
        <path
          fill="url(#limbo-hull)"
          d="M40 4c14 14 20 34 20 56 0 16-3 28-7 38H27c-4-10-7-22-7-38 0-22 6-42 20-56z"
        />
        <path fill="url(#limbo-paint)" d="M40 4c7 7 12 16 15 26-9 4-21 4-30 0C28 20 33 11 40 4z" />
        <circle className={styles.bezel} cx="40" cy="49" r="11.5" />
        <circle className={styles.glass} cx="40" cy="49" r="8.5" />
        <path className={styles.gleam} d="M34.5 47a6 6 0 0 1 5-4" />
        <path className={styles.seam} d="M21.5 76c12 4 25 4 37 0" />
        <path fill="url(#limbo-paint)" d="M40 74c3.4 8 3.4 20 0 31-3.4-11-3.4-23 0-31z" />
        <path className={styles.shine} d="M28 33c-3.6 12-4 32 0 54" />
      </g>
      <g className={styles.burst}>
        <g className={styles.smoke}>
          <circle cx="30" cy="62" r="13" />
          <circle cx="50" cy="66" r="15" />
          <circle cx="41" cy="46" r="14" />
          <circle cx="57" cy="48" r="9" />
        </g>
        <circle className={styles.flash} cx="40" cy="58" r="30" />
        {SHARDS.map((turn) => (
          <g key={turn} transform={`rotate(${turn} 40 58)`}>
            <path className={styles.shard} d="M37 50l3-9 3 9-3 5z" />
          </g>
        ))}
      </g>
    </svg>
  );
});
