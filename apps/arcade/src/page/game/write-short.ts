import { type Amount, type Money, PARTS_PER_UNIT, roundDownToShown, writeDecimal } from '@parlour/money';

const THOUSAND = 1_000n;
/** From so many units on, an amount is written in thousands and millions. */
const LONG = 10_000n;
const SIGNS = ['', 'K', 'M', 'B'] as const;
/** Decimals of an amount below ten, below a hundred, and of any other. */
const DECIMALS = [2, 1, 0] as const;

/** An amount in as few characters as fit on a chip, rounded down: 0.5, 25, 9500, 12.5K. */
export function writeShort(amount: Amount, { showPercent }: Pick<Money, 'showPercent'>): string {
  let rest = amount;
  let sign = 0;
  while (rest >= LONG * PARTS_PER_UNIT && sign < SIGNS.length - 1) {
    rest /= THOUSAND;
    sign += 1;
  }
  const length = (rest / PARTS_PER_UNIT).toString().length;
  const digits = DECIMALS[Math.min(length, DECIMALS.length) - 1] ?? 0;
  return `${showPercent(writeDecimal(roundDownToShown(rest, { digits })))}${SIGNS[sign]}`;
}
