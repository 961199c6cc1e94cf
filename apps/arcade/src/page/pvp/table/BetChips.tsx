import { type Amount, amountOf } from '@parlour/money';
import clsx from 'clsx';
import type { CardTableRow } from '../../../card-tables/card-wire.ts';
import type { TableMoney } from '../table-money.ts';
import styles from './BetChips.module.css';
import { ChipStack } from './ChipStack.tsx';

type Props = { amount: Amount; table: CardTableRow; money: TableMoney; className?: string | undefined };

const PARTS = 100n;

/** A bet on the cloth: chips and their figure. Who hears the table is told of it with the seat. */
export function BetChips({ amount, table, money, className }: Props) {
  const stakes = Number((amount * PARTS) / amountOf(table.stake)) / Number(PARTS);
  return (
    <span className={clsx(styles.bet, className)} aria-hidden="true">
      <ChipStack stakes={stakes} />
      <span className={styles.figure}>{money.short(amount)}</span>
    </span>
  );
}
