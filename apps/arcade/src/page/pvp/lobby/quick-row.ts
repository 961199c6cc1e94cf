import { type Amount, amountOf } from '@parlour/money';
import type { CardTableRow } from '../../../card-tables/card-wire.ts';

/** In a tenth of one's balance a buy-in is a pastime; a quick seat never asks for more. */
const SHARE = 10n;

/**
 * The table of a quick seat: the highest stake whose least buy-in is a tenth of the balance or less, otherwise the lowest
 * that can be paid for; among tables of a stake the one with most players that has a seat.
 */
export function quickRow(tables: readonly CardTableRow[], balance: Amount | null): CardTableRow | null {
  const free = tables.filter(({ isAssigned, seated, seats }) => isAssigned || seated < seats);
  const byStake = free.toSorted(
    (a, b) => compare(amountOf(a.stake), amountOf(b.stake)) || b.seated - a.seated,
  );
  const payable = byStake.filter(({ buyInLeast }) => balance === null || amountOf(buyInLeast) <= balance);
  const easy = payable.filter(
    ({ buyInLeast }) => balance !== null && amountOf(buyInLeast) * SHARE <= balance,
  );
  const stake = easy.at(-1)?.stake ?? payable[0]?.stake;
  return byStake.find((table) => table.stake === stake) ?? null;
}

function compare(a: Amount, b: Amount): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
