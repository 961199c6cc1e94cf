import { RESCUE_MOST_PERCENT } from '@parlour/contract/values/promotions/promotions.rules';
import { amountOf, PARTS_PER_UNIT } from '@parlour/money';

/** Of a rate in hundredths of a per cent, what a whole is. */
export const RATE_WHOLE = 10_000n;

/** The most that comes back of a loss, of what the day's stakes of own money counted: a rate like the others. */
export const RESCUE_MOST = RESCUE_MOST_PERCENT * 100n;

type Coins = { readonly coin: bigint };
const inCoins = (amount: bigint, { coin }: Coins): bigint => (amount / coin) * coin;

/** A share of what counted, in whole coins, rounded down. */
export const rebateOf = (counted: bigint, { rate, coin }: Coins & { rate: bigint }): bigint =>
  inCoins((counted * rate) / RATE_WHOLE, { coin });

type Day = {
  readonly ownStaked: bigint;
  readonly ownPaid: bigint;
  readonly ownCounted: bigint;
  readonly rewards: bigint;
};

/**
 * A share of what a member lost of their own money, less the rewards they got that day. One bet of a coin's chances loses
 * its stake half of the time, so a share of the loss alone may be more than the title keeps: no more comes back than a
 * part of what counted, which at every title is less than its edge.
 */
export function rescueOf(
  { ownStaked, ownPaid, ownCounted, rewards }: Day,
  { rate, coin }: Coins & { rate: bigint },
): bigint {
  const lost = ownStaked - ownPaid - rewards;
  if (lost <= 0n) return 0n;
  const share = (lost * rate) / RATE_WHOLE;
  const most = (ownCounted * RESCUE_MOST) / RATE_WHOLE;
  return inCoins(share < most ? share : most, { coin });
}

/** Whole points for what was staked and what was left over before; the rest is carried. */
export const pointsOf = (
  ownCounted: bigint,
  { rest, perPoint }: { rest: bigint; perPoint: bigint },
): { points: bigint; rest: bigint } => ({
  points: (rest + ownCounted) / perPoint,
  rest: (rest + ownCounted) % perPoint,
});

/** A percentage with at most two decimals, in hundredths of a per cent. */
export const rateOf = (percent: string): bigint => (amountOf(percent) * 100n) / PARTS_PER_UNIT;
