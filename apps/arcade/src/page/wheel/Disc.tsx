import { memo, type RefObject } from 'react';
import { heatClasses } from '../controls/heat.ts';
import { showHundredths } from '../controls/hundredths.ts';
import { useMoney } from '../platform/texts.tsx';
import styles from './Disc.module.css';

type Props = { table: readonly number[]; disc: RefObject<SVGSVGElement | null>; hit: number | null };

const HANDLES = [0, 36, 72, 108, 144, 180, 216, 252, 288, 324];
const OUTER = 85;
const INNER = 22;
const TURN = 360;
/** With more segments than these the legend alone says what they pay. */
const LABELLED_MAX = 30;

/** The part of the wheel that turns. */
export const Disc = memo(function Disc({ table, disc, hit }: Props) {
  const { showPercent } = useMoney();
  const heat = heatClasses(table);
  const span = TURN / table.length;
  const labelSize = Math.min(13, (2 * Math.PI * 66 * 0.72) / table.length);
  return (
    <svg
      ref={disc}
      className={styles.disc}
      viewBox="-110 -110 220 220"
      data-hit={hit !== null}
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="wheel-handle">
          <stop className={styles.metalLight} offset="0" />
          <stop className={styles.metalDark} offset="1" />
        </linearGradient>
        <radialGradient id="wheel-depth" gradientUnits="userSpaceOnUse" cx="0" cy="0" r={OUTER}>
          <stop className={styles.deep} offset="0.24" />
          <stop className={styles.clear} offset="0.5" />
          <stop className={styles.clear} offset="0.86" />
          <stop className={styles.deep} offset="1" />
        </radialGradient>
      </defs>
      {HANDLES.map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn + TURN / HANDLES.length / 2})`}
          fill="url(#wheel-handle)"
          d="M-3.4-88-4.4-95c-2-4-1.6-9.4 4.4-12.4 6 3 6.4 8.4 4.4 12.4l-1 7z"
        />
      ))}
      <circle className={styles.back} r={OUTER} />
      {table.map((hundredths, segment) => (
        <g key={angleOf(segment, span)} transform={`rotate(${angleOf(segment, span)})`}>
          <g className={heat(hundredths)} data-stopped={segment === hit}>
            <path className={styles.segment} d={sliceOf(span)} />
            {table.length <= LABELLED_MAX && hundredths > 0 && (
              <text className={styles.label} fontSize={labelSize} transform={`rotate(90) translate(-79 0)`}>
                {showPercent(showHundredths(hundredths))}
              </text>
            )}
          </g>
        </g>
      ))}
      <circle className={styles.depth} r={OUTER} />
      {hit !== null && (
        <path className={styles.hit} transform={`rotate(${angleOf(hit, span)})`} d={sliceOf(span)} />
      )}
    </svg>
  );
});

/** The middle of a segment. */
function angleOf(segment: number, span: number): number {
  return (segment + 0.5) * span;
}

/** A slice around the top. */
function sliceOf(span: number): string {
  const half = (span / 2) * (Math.PI / 180);
  const [x, y] = [Math.sin(half), Math.cos(half)];
  const at = (radius: number, side: number) =>
    `${(side * radius * x).toFixed(3)} ${(-radius * y).toFixed(3)}`;
  return `M${at(INNER, -1)}L${at(OUTER, -1)}A${OUTER} ${OUTER} 0 0 1 ${at(OUTER, 1)}L${at(INNER, 1)}z`;
}
