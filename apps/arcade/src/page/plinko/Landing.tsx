import clsx from 'clsx';
import { heatClasses } from '../controls/heat.ts';
import type { Board } from './board.ts';
import { restingSpot } from './fall.ts';
import styles from './Landing.module.css';

type Props = { board: Board; table: readonly number[]; labels: readonly string[]; slot: number };

const HEIGHT = 26;
const PER_LETTER = 9.5;
const PADDING = 22;

/** Says over the ball what its slot pays, in figures that can be read at arm's length. */
export function Landing({ board, table, labels, slot }: Props) {
  const { x, y } = restingSpot(board, slot);
  const label = `×${labels[slot]}`;
  const width = label.length * PER_LETTER + PADDING;
  const middle = Math.min(board.width - width / 2 - 4, Math.max(width / 2 + 4, x));
  const top = y - board.ballRadius - HEIGHT - 9;
  return (
    <g className={clsx(styles.landing, heatClasses(table)(table[slot] ?? 0))}>
      <path d={`M${x - 6} ${top + HEIGHT - 1}h12l-6 7z`} />
      <rect x={middle - width / 2} y={top} width={width} height={HEIGHT} rx={HEIGHT / 2} />
      <text x={middle} y={top + HEIGHT / 2}>
        {label}
      </text>
    </g>
  );
}
