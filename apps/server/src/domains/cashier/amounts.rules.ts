import { currencyOf, type TypedBounds, writeDecimal } from '@parlour/money';

/** What a page needs to explain which amounts are accepted. */
export function describeBounds({ currency, min, max }: TypedBounds) {
  return { currency, min: writeDecimal(min), max: writeDecimal(max), decimals: currencyOf(currency).digits };
}
