import { amountOf, PARTS_PER_UNIT } from '@parlour/money';

/** Of a rate in hundredths of a per cent, what a whole is. */
export const RATE_WHOLE = 10_000n;

type Coins = { readonly coin: bigint };
const inCoins = (amount: bigint, { coin }: Coins): bigint => (amount / coin) * coin;

/** A share of the valid stake, in whole coins, rounded down. */
export const rebateOf = (valid: bigint, { rate, coin }: Coins & { rate: bigint }): bigint =>
  inCoins((valid * rate) / RATE_WHOLE, { coin });

type Day = { readonly ownStaked: bigint; readonly ownPaid: bigint; readonly rewards: bigint };

/** A share of what a member lost of their own money, less the rewards they got that day. */
export function rescueOf(
  { ownStaked, ownPaid, rewards }: Day,
  { rate, coin }: Coins & { rate: bigint },
): bigint {
  const lost = ownStaked - ownPaid - rewards;
  return lost > 0n ? inCoins((lost * rate) / RATE_WHOLE, { coin }) : 0n;
}

/** Whole points for what was staked and what was left over before; the rest is carried. */
export const pointsOf = (
  ownValid: bigint,
  { rest, perPoint }: { rest: bigint; perPoint: bigint },
): { points: bigint; rest: bigint } => ({
  points: (rest + ownValid) / perPoint,
  rest: (rest + ownValid) % perPoint,
});

/** A percentage with at most two decimals, in hundredths of a per cent. */
export const rateOf = (percent: string): bigint => (amountOf(percent) * 100n) / PARTS_PER_UNIT;
