import { DAY_MS } from '@parlour/clock/durations';
import type { Prize } from '@parlour/contract';
import { worthOfRounds } from '@parlour/contract/values/promotions/promotions.rules';
import { amountOf, currencyOf, isShownExactly, PARTS_PER_UNIT, readDecimal } from '@parlour/money';

/** What is wrong with a prize, as told of a field; null: nothing. */
export function faultOfPrize(prize: Prize, currency: string): 'wrong_format' | 'too_many_decimals' | null {
  if (!isWorthMoney(prize) || prize.kind === 'goods') return null;
  const amount = readDecimal(prize.kind === 'cash' ? prize.amount : prize.value) ?? 0n;
  if (amount <= 0n) return 'wrong_format';
  return isShownExactly(amount, currencyOf(currency)) ? null : 'too_many_decimals';
}

type WorthMoney = Extract<Prize, { kind: 'cash' | 'rounds' | 'goods' }>;

/** What costs the house money: two persons agree on it, and its stock has an end. */
export const isWorthMoney = (prize: Prize): prize is WorthMoney =>
  prize.kind === 'cash' || prize.kind === 'rounds' || prize.kind === 'goods';

/** In parts of the currency, or of a point; free rounds are worth what they stake together, goods their price in points. */
export function worthOfPrize(prize: Exclude<Prize, { kind: 'nothing' }>): bigint {
  if (prize.kind === 'cash') return amountOf(prize.amount);
  if (prize.kind === 'goods') return BigInt(prize.points) * PARTS_PER_UNIT;
  return prize.kind === 'rounds' ? worthOfRounds(prize) : BigInt(prize.count) * PARTS_PER_UNIT;
}

/** What a prize costs the house, in parts of the currency. The prizes of turns are rewards of their own. */
export function costOfPrize(prize: Prize, pointWorth: bigint): bigint {
  if (prize.kind === 'nothing' || prize.kind === 'turns') return 0n;
  const worth = worthOfPrize(prize);
  return prize.kind === 'points' || prize.kind === 'goods' ? (worth * pointWorth) / PARTS_PER_UNIT : worth;
}

/** How long a change that gives money waits for the second person. */
export const CHANGE_LASTS_MS = DAY_MS;
