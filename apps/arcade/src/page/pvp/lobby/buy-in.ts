import { type Amount, amountOf } from '@parlour/money';
import type { CardTableRow } from '../../../card-tables/card-wire.ts';

/**
 * What can be brought to a table: from the least to the most, no more than there is, in whole stakes between. `first` is
 * what is offered: a quarter of the balance, as near as the table takes it.
 */
export type BuyInRange = { least: Amount; most: Amount; step: Amount; first: Amount; isAffordable: boolean };

export function buyInRange(
  {
    stake,
    buyInLeast,
    buyInMost,
    isPractice,
  }: Pick<CardTableRow, 'stake' | 'buyInLeast' | 'buyInMost' | 'isPractice'>,
  balance: Amount | null,
): BuyInRange {
  const [least, tableMost, step] = [amountOf(buyInLeast), amountOf(buyInMost), amountOf(stake)];
  const have = isPractice || balance === null ? tableMost : balance;
  const reachable = have < tableMost ? least + ((have - least) / step) * step : tableMost;
  const isAffordable = have >= least;
  const most = isAffordable ? reachable : least;
  const quarter = have / 4n;
  const first = settle(isPractice ? most : quarter, { least, most, step });
  return { least, most, step, first, isAffordable };
}

/** From nothing to what fills the table's most; null where there is no room for a stake. */
export function topUpRange(
  { stake, buyInMost, isPractice }: Pick<CardTableRow, 'stake' | 'buyInMost' | 'isPractice'>,
  { stack, balance }: { stack: Amount; balance: Amount | null },
): BuyInRange | null {
  const [step, room] = [amountOf(stake), amountOf(buyInMost) - stack];
  const have = isPractice || balance === null ? room : balance;
  const most = ((have < room ? have : room) / step) * step;
  return most < step ? null : { least: step, most, step, first: most, isAffordable: true };
}

/** The nearest amount that can be brought. */
export function settle(
  wanted: Amount,
  { least, most, step }: Pick<BuyInRange, 'least' | 'most' | 'step'>,
): Amount {
  if (wanted >= most) return most;
  if (wanted <= least) return least;
  return least + ((wanted - least + step / 2n) / step) * step;
}
