import clsx from 'clsx';
import { memo } from 'react';
import { heatClasses } from '../controls/heat.ts';
import { acrossOf, type Board } from './board.ts';
import styles from './Slots.module.css';

type Props = { board: Board; table: readonly number[]; labels: readonly string[]; landed: number | null };

const GAP = 2;

/** What each slot pays, warmer towards the edges. */
export const Slots = memo(function Slots({ board, table, labels, landed }: Props) {
  const { pitch, slotTop, slotHeight, isUpright, labelSize } = board;
  const heat = heatClasses(table);
  const width = pitch - GAP;
  return labels.map((label, slot) => {
    const x = acrossOf(board, { level: board.rows, rights: slot });
    return (
      <g key={x} transform={`translate(${x} ${slotTop})`}>
        <g className={clsx(styles.slot, heat(table[slot] ?? 0), slot === landed && styles.landed)}>
          <rect className={styles.back} x={-width / 2} y="2" width={width} height={slotHeight} rx="5" />
          <rect className={styles.front} x={-width / 2} width={width} height={slotHeight - 1} rx="5" />
          <text
            className={styles.label}
            fontSize={labelSize}
            transform={
              isUpright ? `translate(0 ${slotHeight / 2}) rotate(-90)` : `translate(0 ${slotHeight / 2})`
            }
          >
            {label}
          </text>
        </g>
      </g>
    );
  });
});
