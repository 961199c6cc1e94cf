import { currencyOf, formatDecimal } from '@parlour/money';

/** `￥1,234.50`: specification section 3, rounded down to what the currency shows. */
export function showMoney(amount: string, currency: string): string {
  const known = currencyOf(currency);
  return known.symbol + (formatDecimal(amount, known) ?? amount);
}
