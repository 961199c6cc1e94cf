import styles from './Road.module.css';
import { layRoad } from './roads.ts';

type Mark = { tone: 'red' | 'blue'; ties: number };
type Props = { name: string; columns: readonly (readonly Mark[])[]; shape: 'ring' | 'disc' | 'slash' };

const ROWS = 6;
const CELL = 16;
const COLUMNS_MIN = 20;

/** A road as tables draw it; when it is longer than the sheet, its newest end is in view. */
export function Road({ name, columns, shape }: Props) {
  const placed = layRoad(columns, ROWS);
  const used = placed.reduce((most, { column }) => Math.max(most, column + 1), 0);
  const first = Math.max(0, used - COLUMNS_MIN);
  const shown = placed.filter(({ column }) => column >= first);
  const [width, height] = [COLUMNS_MIN * CELL, ROWS * CELL];
  return (
    <figure className={styles.road}>
      <figcaption className={styles.name}>{name}</figcaption>
      <svg className={styles.sheet} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name}>
        <path className={styles.lines} d={gridOf(width, height)} />
        {shown.map(({ column, row, mark }) => {
          const [x, y] = [(column - first + 0.5) * CELL, (row + 0.5) * CELL];
          return (
            <g key={`${column} ${row}`} className={styles[mark.tone]}>
              {shape === 'slash' ? (
                <path className={styles.slash} d={`M${x - 5} ${y + 5}l10 -10`} />
              ) : (
                <circle className={styles[shape]} cx={x} cy={y} r={5.5} />
              )}
              {mark.ties > 0 && <path className={styles.tie} d={`M${x - 6} ${y + 6}l12 -12`} />}
              {mark.ties > 1 && (
                <text className={styles.ties} x={x} y={y + 3.2}>
                  {mark.ties}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

function gridOf(width: number, height: number): string {
  const down = Array.from({ length: width / CELL + 1 }, (_, at) => `M${at * CELL} 0V${height}`);
  const across = Array.from({ length: height / CELL + 1 }, (_, at) => `M0 ${at * CELL}H${width}`);
  return [...down, ...across].join('');
}
