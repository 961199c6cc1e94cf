import { memo, useEffect, useRef } from 'react';
import type { Pace, Phase } from '../game/mechanic-page.ts';
import styles from './Sky.module.css';

/** Far stars are small and slow. `driftMs`: how long one takes to cross the sky at rest. */
const LAYERS = [
  { stars: 26, size: 1.3, driftMs: 90_000, name: 'far' },
  { stars: 15, size: 1.9, driftMs: 52_000, name: 'middle' },
  { stars: 8, size: 2.8, driftMs: 30_000, name: 'near' },
] as const;

/** How fast the sky goes by, in times of its drift. */
const RATES: Readonly<Record<Phase, number>> = { idle: 1, asking: 12, moving: 40, shown: 1 };

/** The shares of a plane that fill it most evenly, so that no two stars lie on each other. */
const ACROSS = 0.754_877_666;
const DOWN = 0.569_840_291;

/** Stars that pass by as the rocket climbs, and the ground it leaves. */
export const Sky = memo(function Sky({ phase, pace }: { phase: Phase; pace: Pace }) {
  const sky = useRef<HTMLDivElement>(null);
  const drifts = useRef<Animation[]>([]);
  const isStill = pace === 'reduced';
  useEffect(() => {
    if (isStill) return;
    drifts.current = [...(sky.current?.children ?? [])].map((layer, index) =>
      layer.animate([{ transform: 'none' }, { transform: 'translateY(50%)' }], {
        duration: LAYERS[index]?.driftMs ?? 0,
        iterations: Number.POSITIVE_INFINITY,
      }),
    );
    return () => {
      for (const drift of drifts.current) drift.cancel();
      drifts.current = [];
    };
  }, [isStill]);
  useEffect(() => {
    for (const drift of drifts.current) drift.updatePlaybackRate(RATES[phase]);
  }, [phase]);
  return (
    <div className={styles.sky} aria-hidden="true">
      <div ref={sky}>
        {LAYERS.map(({ name, stars, size }) => (
          <svg key={name} className={styles.layer} aria-hidden="true">
            {placeStars(stars).map(({ x, y }) => (
              <rect
                key={`${x} ${y}`}
                className={styles[name]}
                x={x}
                y={y}
                width={size}
                height={size}
                rx={size / 2}
              />
            ))}
          </svg>
        ))}
      </div>
      <Heavens />
      <Ground />
    </div>
  );
});

/** Each star twice, a sky apart, so that the layer can begin again unseen. */
function placeStars(count: number): { x: string; y: string }[] {
  return Array.from({ length: count }, (_, star) => {
    const across = (star + count) * ACROSS;
    const down = (star + count) * DOWN;
    const x = `${Math.round(1_000 * (across - Math.floor(across))) / 10}%`;
    const y = Math.round(500 * (down - Math.floor(down))) / 10;
    return [
      { x, y: `${y}%` },
      { x, y: `${y + 50}%` },
    ];
  }).flat();
}

/** A ringed planet and its moon, far away. */
function Heavens() {
  return (
    <svg className={styles.heavens} viewBox="0 0 120 110" aria-hidden="true">
      <defs>
        <radialGradient id="limbo-planet" cx="0.32" cy="0.3" r="0.85">
          <stop className={styles.planetLit} offset="0" />
          <stop className={styles.planet} offset="0.5" />
          <stop className={styles.planetDark} offset="1" />
        </radialGradient>
        <clipPath id="limbo-front">
          <path d="M-20 66 130 34v90H-20z" />
        </clipPath>
      </defs>
      <g className={styles.rings} transform="rotate(-14 54 52)">
        <ellipse cx="54" cy="52" rx="52" ry="13" />
      </g>
      <circle fill="url(#limbo-planet)" cx="54" cy="52" r="31" />
      <path className={styles.band} d="M25 44c18 8 40 7 57-4M24 56c20 9 44 7 60-3" />
      <g className={styles.rings} clipPath="url(#limbo-front)">
        <ellipse cx="54" cy="52" rx="52" ry="13" transform="rotate(-14 54 52)" />
      </g>
      <circle className={styles.moon} cx="106" cy="16" r="6" />
    </svg>
  );
}

function Ground() {
  return (
    <svg
      className={styles.ground}
      viewBox="0 0 400 100"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="limbo-ground" cx="0.5" cy="0.05" r="0.62">
          <stop className={styles.groundLit} offset="0" />
          <stop className={styles.groundDark} offset="1" />
        </radialGradient>
      </defs>
      <ellipse className={styles.air} cx="200" cy="330" rx="520" ry="318" />
      <ellipse fill="url(#limbo-ground)" cx="200" cy="330" rx="500" ry="300" />
      <g className={styles.crater}>
        <ellipse cx="84" cy="62" rx="26" ry="7" />
        <ellipse cx="330" cy="70" rx="34" ry="8" />
        <ellipse cx="276" cy="46" rx="13" ry="3.4" />
        <ellipse cx="142" cy="84" rx="17" ry="4" />
      </g>
      <path className={styles.pad} d="M164 34h72l12 12H152z" />
      <path className={styles.padEdge} d="M164 34h72" />
    </svg>
  );
}
