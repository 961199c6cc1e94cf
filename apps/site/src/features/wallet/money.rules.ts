import { type Amount, type Currency, formatAmount, readDecimal } from '@parlour/money';

/** How amounts are written: of a wallet, or of a currency by its code. */
export type Written = Pick<Currency, 'symbol' | 'digits'>;

const MINUS = '\u2212';

/** `￥1,234.50`: specification section 3, rounded down to what the currency shows. */
export function showMoney(decimal: string, written: Written): string {
  const amount = amountOf(decimal);
  return `${amount < 0n ? MINUS : ''}${showSize(amount, written)}`;
}

/** With its sign on either side of zero, so that no colour has to say it. */
export function showSigned(decimal: string, written: Written): string {
  const amount = amountOf(decimal);
  return `${amount > 0n ? '+' : ''}${showMoney(decimal, written)}`;
}

/** Which way it went. */
export function directionOf(decimal: string): 'up' | 'down' | 'even' {
  const amount = amountOf(decimal);
  if (amount === 0n) return 'even';
  return amount > 0n ? 'up' : 'down';
}

/** What travels is a decimal; anything else is a mistake of ours. */
export function amountOf(decimal: string): Amount {
  const amount = readDecimal(decimal);
  if (amount === null) throw new Error(`no amount: ${decimal}`);
  return amount;
}

function showSize(amount: Amount, { symbol, digits }: Written): string {
  return symbol + formatAmount(amount < 0n ? -amount : amount, { digits });
}
