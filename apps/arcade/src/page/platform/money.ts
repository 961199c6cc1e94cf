import { formatAmount, readDecimal } from '@parlour/money';
import type { SessionView } from './calls.ts';

type Currency = SessionView['currency'];

/** With the sign of its currency; trial money has none. */
export function showMoney(decimal: string, currency: Currency): string {
  return `${currency.symbol}${formatAmount(partsOf(decimal), currency)}`;
}

/** Of a decimal as the service writes it. */
export function partsOf(decimal: string): bigint {
  const parts = readDecimal(decimal);
  if (parts === null) throw new Error('the service wrote no decimal');
  return parts;
}
