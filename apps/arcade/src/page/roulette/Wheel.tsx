import { POCKETS, WHEEL } from '@parlour/game-rules/roulette';
import clsx from 'clsx';
import { memo, type RefObject } from 'react';
import colours from './Colours.module.css';
import { colourOf } from './number-colour.ts';
import { pocketAngle } from './spinning.ts';
import styles from './Wheel.module.css';

type Props = {
  disc: RefObject<SVGSVGElement | null>;
  ball: RefObject<SVGGElement | null>;
  /** The number in the hub; null while it is not known. */
  number: number | null;
};

const VIEW = '-104 -104 208 208';
const NUMBERS = { outer: 82, inner: 66 };
const PITS = { outer: 66, inner: 48 };
const STUDS = [0, 45, 90, 135, 180, 225, 270, 315];
const SPOKES = [0, 90, 180, 270];

/** A bowl of wood and metal, the turning disc in it, and the ball. */
export const Wheel = memo(function Wheel({ disc, ball, number }: Props) {
  return (
    <>
      <Bowl />
      <Disc disc={disc} number={number} />
      <svg className={styles.layer} viewBox={VIEW} aria-hidden="true">
        <defs>
          <radialGradient id="roulette-ball" cx="0.36" cy="0.3" r="0.75">
            <stop stopColor="#fff" />
            <stop className={styles.ivory} offset="1" />
          </radialGradient>
          <linearGradient id="roulette-shine" x2="0.8" y2="1">
            <stop className={styles.shineLit} />
            <stop className={styles.shineOut} offset="0.46" />
          </linearGradient>
        </defs>
        <circle className={styles.shine} r="82" />
        <g ref={ball} className={styles.ball}>
          <ellipse className={styles.shade} cx="1" cy="2" rx="4.2" ry="3.6" />
          <circle fill="url(#roulette-ball)" r="3.9" />
        </g>
        {number !== null && (
          <g className={clsx(styles.result, colours[colourOf(number)])}>
            <circle className={styles.badge} r="25" />
            <text className={styles.figure} y="1">
              {number}
            </text>
          </g>
        )}
      </svg>
    </>
  );
});

const Bowl = memo(function Bowl() {
  return (
    <svg className={styles.layer} viewBox={VIEW} aria-hidden="true">
      <defs>
        <linearGradient id="roulette-rim" x2="1" y2="1">
          <stop className={styles.metalLight} />
          <stop className={styles.metalDark} offset="0.5" />
          <stop className={styles.metalLight} offset="0.76" />
          <stop className={styles.metalDeep} offset="1" />
        </linearGradient>
        <radialGradient id="roulette-wood" gradientUnits="userSpaceOnUse" cx="0" cy="-26" r="128">
          <stop className={styles.woodDark} offset="0.62" />
          <stop className={styles.woodLit} offset="0.78" />
          <stop className={styles.woodDark} offset="1" />
        </radialGradient>
        <radialGradient id="roulette-track" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="98">
          <stop className={styles.trackDeep} offset="0.84" />
          <stop className={styles.trackLit} offset="0.95" />
          <stop className={styles.trackDeep} offset="1" />
        </radialGradient>
      </defs>
      <circle fill="url(#roulette-rim)" r="103" />
      <circle fill="url(#roulette-wood)" r="100.5" />
      <circle className={styles.seam} r="97" />
      <circle fill="url(#roulette-track)" r="96.5" />
      <circle className={styles.seam} r="84.5" />
      {STUDS.map((turn) => (
        <path
          key={turn}
          className={styles.stud}
          transform={`rotate(${turn})`}
          d={turn % 90 === 0 ? 'M0-94 2-89.5 0-85-2-89.5z' : 'M-4-89.5 0-91.3 4-89.5 0-87.7z'}
        />
      ))}
    </svg>
  );
});

const Disc = memo(function Disc({ disc, number }: Pick<Props, 'disc' | 'number'>) {
  return (
    <svg ref={disc} className={clsx(styles.layer, styles.disc)} viewBox={VIEW} aria-hidden="true">
      <defs>
        <radialGradient id="roulette-cone" gradientUnits="userSpaceOnUse" cx="-12" cy="-16" r="64">
          <stop className={styles.metalLight} />
          <stop className={styles.metalDark} offset="0.48" />
          <stop className={styles.metalDeep} offset="1" />
        </radialGradient>
      </defs>
      {WHEEL.map((each) => (
        <g
          key={each}
          className={clsx(colours[colourOf(each)], each === number && styles.hit)}
          transform={`rotate(${pocketAngle(each).toFixed(3)})`}
        >
          <path className={styles.plate} d={sliceOf(NUMBERS)} />
          <path className={styles.pit} d={sliceOf(PITS)} />
          <text className={styles.label} y="-73.4">
            {each}
          </text>
        </g>
      ))}
      <circle className={styles.ring} r="82" />
      <circle className={styles.ring} r="66" />
      <circle className={styles.cone} r="48" />
      <circle className={styles.groove} r="40" />
      {SPOKES.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path className={styles.spoke} d="M-2.4-8-1.5-27h3L2.4-8z" />
          <circle className={styles.knob} cy="-29" r="3.6" />
        </g>
      ))}
      <circle className={styles.turret} r="11" />
      <circle className={styles.tip} cx="-1.6" cy="-2" r="5" />
    </svg>
  );
});

/** A slice around the top. */
function sliceOf({ outer, inner }: { outer: number; inner: number }): string {
  const half = Math.PI / POCKETS;
  const [x, y] = [Math.sin(half), Math.cos(half)];
  const at = (radius: number, side: number) =>
    `${(side * radius * x).toFixed(2)} ${(-radius * y).toFixed(2)}`;
  return `M${at(inner, -1)}L${at(outer, -1)}A${outer} ${outer} 0 0 1 ${at(outer, 1)}L${at(inner, 1)}z`;
}
