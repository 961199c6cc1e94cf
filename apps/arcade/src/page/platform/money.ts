import { formatAmount, readDecimal } from '@parlour/money';
import type { SessionView } from './calls.ts';

type Currency = SessionView['currency'];

/** With its currency's sign; trial money has none. */
export function showMoney(decimal: string, currency: Currency): string {
  return `${currency.symbol}${formatAmount(partsOf(decimal), currency)}`;
}

/** For a decimal from the service. */
export function partsOf(decimal: string): bigint {
  const parts = readDecimal(decimal);
  if (parts === null) throw new Error('the service wrote no decimal');
  return parts;
}
