import { amountOf, writeDecimal } from '@parlour/money';

/** Amounts together. */
export const totalOf = (amounts: readonly string[]): string =>
  writeDecimal(amounts.reduce((sum, amount) => sum + amountOf(amount), 0n));
