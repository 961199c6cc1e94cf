import { ROLLS } from '@parlour/game-rules/dice';
import clsx from 'clsx';
import { Fragment, useEffect, useRef } from 'react';
import type { Pace, Phase } from '../game/mechanic-page.ts';
import styles from './Die.module.css';

type Props = { phase: Phase; pace: Pace; motionMs: number; roll: number | null };

const FACES = [1, 2, 3, 4, 5, 6] as const;
type Face = (typeof FACES)[number];

/** How the cube is turned to show a face, in degrees about x and y. */
const TURNS: Readonly<Record<Face, readonly [number, number]>> = {
  1: [0, 0],
  2: [0, -90],
  3: [-90, 0],
  4: [90, 0],
  5: [0, 90],
  6: [0, 180],
};
/** Whole turns before it comes to rest. */
const SPIN = 360;

/** Where the pips of each face are, on a grid of three by three. */
const PIPS: Readonly<Record<Face, readonly (readonly [number, number])[]>> = {
  1: [[2, 2]],
  2: [
    [1, 1],
    [3, 3],
  ],
  3: [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
  4: [
    [1, 1],
    [1, 3],
    [3, 1],
    [3, 3],
  ],
  5: [
    [1, 1],
    [1, 3],
    [2, 2],
    [3, 1],
    [3, 3],
  ],
  6: [
    [1, 1],
    [1, 2],
    [1, 3],
    [3, 1],
    [3, 2],
    [3, 3],
  ],
};

/** A die that tumbles until the roll is known and comes to rest on the face that fits it: six equal parts of all rolls. */
export function Die({ phase, pace, motionMs, roll }: Props) {
  const cube = useRef<HTMLDivElement>(null);
  const face = roll === null ? 6 : faceOf(roll);
  useEffect(() => {
    const element = cube.current;
    if (!element || pace === 'reduced') return;
    const [x, y] = TURNS[face];
    if (phase === 'moving') {
      const turned = { transform: `rotateX(${x + 2 * SPIN}deg) rotateY(${y + SPIN}deg)` };
      const still = { transform: `rotateX(${x}deg) rotateY(${y}deg)` };
      const fall = element.animate([turned, still], {
        duration: motionMs,
        easing: 'cubic-bezier(0.16, 0.8, 0.3, 1)',
      });
      return () => fall.cancel();
    }
    if (phase !== 'asking') return;
    const tumble = element.animate(
      [{ transform: 'rotateX(0) rotateY(0)' }, { transform: 'rotateX(360deg) rotateY(720deg)' }],
      { duration: 700, iterations: Number.POSITIVE_INFINITY },
    );
    return () => tumble.cancel();
  }, [phase, pace, motionMs, face]);

  const isThrown = phase === 'asking' || phase === 'moving';
  return (
    <div className={clsx(styles.place, isThrown && pace !== 'reduced' && styles.thrown)} aria-hidden="true">
      <span className={styles.shadow} />
      <div className={styles.tilted}>
        <div ref={cube} className={clsx(styles.cube, styles[`shows${face}`])}>
          {FACES.map((each) => (
            <Fragment key={each}>
              {/* Behind the rounded corners. */}
              <span className={clsx(styles.core, styles[`face${each}`])} />
              <svg
                className={clsx(styles.face, styles[`face${each}`])}
                viewBox="0 0 40 40"
                aria-hidden="true"
              >
                {PIPS[each].map(([column, row]) => (
                  <circle key={`${column}${row}`} cx={column * 10} cy={row * 10} r="3.8" />
                ))}
              </svg>
            </Fragment>
          ))}
        </div>
      </div>
    </div>
  );
}

function faceOf(roll: number): Face {
  return FACES[Math.floor((roll * FACES.length) / ROLLS)] ?? 6;
}
