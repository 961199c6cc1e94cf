import { type Amount, amountOf, type Money, writeDecimal } from '@parlour/money';
import type { CardTableRow } from '../../card-tables/card-wire.ts';
import { writeShort } from '../game/write-short.ts';
import type { SessionView } from '../platform/calls.ts';

/** How the amounts of a table are written. Games count in whole chips. */
export type TableMoney = {
  /** With the sign of the currency; chips of no value have none. */
  show: (amount: Amount) => string;
  /** As few characters as fit beside a seat. */
  short: (amount: Amount) => string;
  fromChips: (chips: string) => Amount;
  toChips: (amount: Amount) => string;
  currency: SessionView['currency'];
};

export function tableMoney(
  money: Money,
  {
    currency: own,
    table,
  }: { currency: SessionView['currency']; table: Pick<CardTableRow, 'chip' | 'isPractice'> },
): TableMoney {
  const currency = table.isPractice ? { ...own, symbol: '' } : own;
  const chip = amountOf(table.chip);
  return {
    currency,
    show: (amount) => money.showMoney(writeDecimal(amount), currency),
    short: (amount) => writeShort(amount, money),
    fromChips: (chips) => BigInt(chips) * chip,
    toChips: (amount) => String(amount / chip),
  };
}
