import clsx from 'clsx';
import { memo, type RefObject } from 'react';
import styles from './Rim.module.css';

type Props = {
  pointer: RefObject<SVGGElement | null>;
  /** What stands in the hub; nothing while it turns. */
  label: string | null;
  heat: string | undefined;
  isTurning: boolean;
  isGain: boolean;
};

const BULBS = Array.from({ length: 20 }, (_, bulb) => bulb * 18 + 9);

/** The part of the wheel that stands: a metal rim with lights, the hub and the pointer. */
export const Rim = memo(function Rim({ pointer, label, heat, isTurning, isGain }: Props) {
  return (
    <svg
      className={clsx(styles.rim, isTurning && styles.turning, isGain && styles.gain)}
      viewBox="-110 -110 220 220"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="wheel-metal" x2="1" y2="1">
          <stop className={styles.metalLight} offset="0" />
          <stop className={styles.metalDark} offset="0.5" />
          <stop className={styles.metalLight} offset="0.78" />
          <stop className={styles.metalDeep} offset="1" />
        </linearGradient>
        <radialGradient id="wheel-hub" cx="0.4" cy="0.32" r="0.8">
          <stop className={styles.hubLit} offset="0" />
          <stop className={styles.hubDark} offset="1" />
        </radialGradient>
      </defs>
      <circle className={styles.ring} r="87" />
      <circle className={styles.ringLine} r="91.6" />
      <circle className={styles.ringLine} r="82.4" />
      {BULBS.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <circle className={styles.bulb} cy="-87" r="2.3" />
        </g>
      ))}
      <circle className={styles.hubRim} r="25" />
      <circle fill="url(#wheel-hub)" r="21.5" />
      {label === null ? (
        <path
          className={styles.star}
          d="M0-18 3.4-3.4 18 0 3.4 3.4 0 18-3.4 3.4-18 0-3.4-3.4zM0 0l8.6-8.6L3.4 0l5.2 8.6L0 3.4l-8.6 5.2L-3.4 0l-5.2-8.6L0-3.4z"
        />
      ) : (
        <g className={clsx(styles.result, heat)}>
          <circle r="21.5" />
          <text y="0.5" fontSize={label.length > 4 ? 14 : 17}>
            {label}
          </text>
        </g>
      )}
      <g transform="translate(0 -103)">
        <g ref={pointer} className={styles.pointer}>
          <path
            className={styles.arrow}
            d="M0 31C-3 20-10.5 13-10.5 4a10.5 10.5 0 0 1 21 0C10.5 13 3 20 0 31z"
          />
          <circle className={styles.stone} cy="4" r="5.4" />
          <circle className={styles.gleam} cx="-1.8" cy="2" r="1.7" />
        </g>
      </g>
    </svg>
  );
});
