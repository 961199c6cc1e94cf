import { type Amount, type Money, smallestShown, writeDecimal } from '@parlour/money';
import { writeShort } from '../game/write-short.ts';
import type { SessionView } from '../platform/calls.ts';

export type Chips = string | bigint;

/** How the amounts of a table are written. Games count in whole chips: the least unit of the currency. */
export type TableMoney = {
  /** With the sign of the currency; chips of no value have none. */
  show: (amount: Amount) => string;
  /** As few characters as fit beside a seat. */
  short: (amount: Amount) => string;
  fromChips: (chips: Chips) => Amount;
  toChips: (amount: Amount) => bigint;
  currency: SessionView['currency'];
};

export function tableMoney(
  money: Money,
  { currency: own, isPractice }: { currency: SessionView['currency']; isPractice: boolean },
): TableMoney {
  const currency = isPractice ? { ...own, symbol: '' } : own;
  const chip = smallestShown(currency);
  return {
    currency,
    show: (amount) => money.showMoney(writeDecimal(amount), currency),
    short: (amount) => writeShort(amount, money),
    fromChips: (chips) => BigInt(chips) * chip,
    toChips: (amount) => amount / chip,
  };
}
