import type { LotteryFamily } from '@parlour/contract/values/lottery';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { arrangeLots, boardOf, type Lot, type PrizeId } from '../../../parts/balls/boards.rules.ts';
import { useDrawText } from '../draw-text.ts';
import styles from './PrizeBoard.module.css';

type Props = {
  family: LotteryFamily;
  result: readonly number[];
  /** Draws a lot another way while the board is being filled. */
  drawLot?: (lot: Lot) => ReactNode;
};

/** The prizes of a draw with their lots, the greatest first. */
export default function PrizeBoard({ family, result, drawLot = printLot }: Props) {
  const nameOf = usePrizeName();
  const rows = arrangeLots(boardOf(family) ?? [], result);
  return (
    <table className={clsx(styles.board, styles[`of-${family}`])}>
      <tbody>
        {rows.map(({ prize, lots }) => (
          <tr key={prize.id} className={clsx(styles.prize, styles[prize.id])}>
            <th scope="row" className={styles.name}>
              {nameOf(prize.id)}
            </th>
            <td className={styles.cell}>
              <span className={clsx(styles.lots, lots.length > 4 && styles.many)}>
                {lots.map((lot) => (
                  <span key={lot.place} className={styles.lot}>
                    {drawLot(lot)}
                  </span>
                ))}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function printLot({ number }: Lot): ReactNode {
  return number;
}

const NUMBERED = /^prize(\d)$/;

function usePrizeName(): (id: PrizeId) => string {
  const text = useDrawText();
  const names: Partial<Record<PrizeId, string>> = {
    special: text('draws.prize.special'),
    first: text('draws.prize.first'),
    second: text('draws.prize.second'),
    third: text('draws.prize.third'),
    starter: text('draws.prize.starter'),
    consolation: text('draws.prize.consolation'),
    front3: text('draws.prize.front3'),
    bottom3: text('draws.prize.bottom3'),
    bottom2: text('draws.prize.bottom2'),
    top3: text('draws.prize.top3'),
  };
  return (id) => names[id] ?? text('draws.prize.number', { n: Number(NUMBERED.exec(id)?.[1] ?? 0) });
}
