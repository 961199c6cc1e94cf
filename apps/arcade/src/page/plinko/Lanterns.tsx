import { memo } from 'react';
import styles from './Lanterns.module.css';

const STARS = [
  [16, 210],
  [44, 168],
  [70, 250],
  [118, 40],
  [148, 18],
  [262, 24],
  [286, 60],
  [326, 236],
  [352, 182],
  [388, 222],
] as const;

/** Paper lanterns in the corners that the board leaves free, hills and a moon behind it. */
export const Lanterns = memo(function Lanterns() {
  return (
    <>
      <svg
        className={styles.hills}
        viewBox="0 0 400 400"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <defs>
          <radialGradient id="plinko-moon">
            <stop className={styles.moonGlow} offset="0.2" />
            <stop className={styles.moonOut} offset="1" />
          </radialGradient>
        </defs>
        <circle fill="url(#plinko-moon)" cx="200" cy="120" r="190" />
        <g className={styles.sky}>
          {STARS.map(([x, y]) => (
            <circle key={x} cx={x} cy={y} r="1.2" />
          ))}
        </g>
        <path
          className={styles.far}
          d="M0 400V306c40-34 74-36 112-8 30-44 84-50 122-8 34-26 70-28 104 2 22-14 44-14 62-4v112z"
        />
        <path className={styles.near} d="M0 400v-52c60-26 118-22 178 0 70-26 150-24 222 4v48z" />
      </svg>
      <svg className={styles.left} viewBox="0 0 110 150" aria-hidden="true">
        <Gradients />
        <Lantern x={34} y={30} scale={1} />
        <Lantern x={80} y={4} scale={0.58} />
      </svg>
      <svg className={styles.right} viewBox="0 0 110 150" aria-hidden="true">
        <Lantern x={78} y={16} scale={0.88} />
        <Lantern x={30} y={-4} scale={0.5} />
      </svg>
    </>
  );
});

function Gradients() {
  return (
    <defs>
      <radialGradient id="plinko-paper" cx="0.5" cy="0.55" r="0.62">
        <stop className={styles.paperLit} offset="0" />
        <stop className={styles.paper} offset="0.55" />
        <stop className={styles.paperEdge} offset="1" />
      </radialGradient>
      <radialGradient id="plinko-halo">
        <stop className={styles.halo} offset="0" />
        <stop className={styles.haloOut} offset="1" />
      </radialGradient>
    </defs>
  );
}

/** Hangs from above; its middle is 40 below the given spot. */
function Lantern({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <g className={styles.lantern}>
        <circle fill="url(#plinko-halo)" cy="40" r="52" />
        <path className={styles.cord} d="M0-60V14M0 66v16" />
        <ellipse fill="url(#plinko-paper)" cy="40" rx="25" ry="26" />
        <path className={styles.ribs} d="M-9 15c-8 16-8 34 0 50M9 15c8 16 8 34 0 50M0 14v52" />
        <rect className={styles.cap} x="-11" y="10" width="22" height="6" rx="2" />
        <rect className={styles.cap} x="-11" y="64" width="22" height="6" rx="2" />
        <path className={styles.tassel} d="M-3 82h6l1.5 16h-9z" />
      </g>
    </g>
  );
}
