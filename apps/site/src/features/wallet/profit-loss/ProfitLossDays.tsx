import type { Written } from '@parlour/money';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useDayName } from '../../../platform/records/useDayName.ts';
import { useMoney, useText } from '../../../platform/texts/texts.tsx';
import { directionOf } from '../money.rules.ts';
import { hasMoved } from './day-figures.rules.ts';
import styles from './ProfitLossDays.module.css';
import type { Report } from './useProfitLoss.ts';

type Figures = Pick<Report['totals'], 'bets' | 'wins' | 'net'>;
type Props = { report: Pick<Report, 'days' | 'totals'>; written: Written; empty: ReactNode };

/** Every day with movements, newest first, and the totals. */
export function ProfitLossDays({ report: { days, totals }, written, empty }: Props) {
  const text = useText();
  const dayName = useDayName(days.at(-1)?.day ?? '');
  const moved = days.filter(hasMoved).reverse();
  if (moved.length === 0) return empty;
  return (
    <table className={styles.table}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{text('wallet.profitLoss.day')}</th>
          <th scope="col">{text('wallet.figure.staked')}</th>
          <th scope="col">{text('wallet.figure.won')}</th>
          <th scope="col">{text('wallet.figure.net')}</th>
        </tr>
      </thead>
      <tbody>
        {moved.map(({ day, ...figures }) => (
          <FiguresRow key={day} name={dayName(day)} figures={figures} written={written} />
        ))}
      </tbody>
      <tfoot>
        <FiguresRow name={text('wallet.profitLoss.total')} figures={totals} written={written} />
      </tfoot>
    </table>
  );
}

/** On a phone a row has two lines, which the column headers do not fit, hence the labels. */
function FiguresRow({ name, figures, written }: { name: string; figures: Figures; written: Written }) {
  const { showMoney, showSigned } = useMoney();
  const text = useText();
  return (
    <tr className={styles.row}>
      <th className={styles.day} scope="row">
        {name}
      </th>
      <td className={styles.figure} data-label={text('wallet.figure.staked')}>
        {showMoney(figures.bets, written)}
      </td>
      <td className={styles.figure} data-label={text('wallet.figure.won')}>
        {showMoney(figures.wins, written)}
      </td>
      <td className={clsx(styles.net, styles[directionOf(figures.net)])}>
        {showSigned(figures.net, written)}
      </td>
    </tr>
  );
}
