import { type Amount, amountOf, PARTS_PER_UNIT, readDecimal } from './amount.ts';
import { type Currency, currencyOf } from './currencies.ts';
import { wholeSteps } from './rounding.ts';

/** What stands before a negative amount, wherever one is shown: as wide as a plus, which a hyphen is not. */
export const MINUS = '\u2212';

/** How amounts are written: as a wallet says of its own, or as a currency is. */
export type Written = Pick<Currency, 'symbol' | 'digits'>;

/** The smallest coin: the parts that one step of the currency's last shown digit is worth. */
export function smallestShown({ digits }: Pick<Currency, 'digits'>): Amount {
  return PARTS_PER_UNIT / 10n ** BigInt(digits);
}

/** Rounds towards zero to the displayed digits: nobody is shown money they do not have. */
export function roundDownToShown(amount: Amount, currency: Pick<Currency, 'digits'>): Amount {
  return wholeSteps(amount, smallestShown(currency));
}

/** Whether it has no more digits than the currency shows, as deposits and withdrawals require. */
export function isShownExactly(amount: Amount, currency: Pick<Currency, 'digits'>): boolean {
  return amount % smallestShown(currency) === 0n;
}

/** `#,##0.00` (specification section 3) with the currency's digits, rounded down. */
export function formatAmount(amount: Amount, { digits }: Pick<Currency, 'digits'>): string {
  const shown = roundDownToShown(amount, { digits });
  const parts = shown < 0n ? -shown : shown;
  const whole = (parts / PARTS_PER_UNIT).toString().replace(/\B(?=(\d{3})+$)/g, ',');
  const fraction = (parts % PARTS_PER_UNIT).toString().padStart(5, '0').slice(0, digits);
  return `${shown < 0n ? MINUS : ''}${whole}${digits > 0 ? `.${fraction}` : ''}`;
}

/** The same for a decimal from the wire; null if it is not one. */
export function formatDecimal(text: string, currency: Pick<Currency, 'digits'>): string | null {
  const amount = readDecimal(text);
  return amount === null ? null : formatAmount(amount, currency);
}

/** `￥1,234.50`: specification section 3, rounded down to what the currency shows. The sign stands before the symbol. */
export function showMoney(decimal: string, currency: Written | Currency['code']): string {
  const { symbol, digits } = typeof currency === 'string' ? currencyOf(currency) : currency;
  const amount = amountOf(decimal);
  const size = symbol + formatAmount(amount < 0n ? -amount : amount, { digits });
  return amount < 0n ? MINUS + size : size;
}

/** Specification section 2, "Side menu": a hidden amount has asterisks for digits. */
export function hideDigits(shown: string): string {
  return shown.replace(/\d/g, '*');
}

/** With its sign on either side of zero, so that no colour has to say it. */
export function showSigned(decimal: string, currency: Written | Currency['code']): string {
  return `${amountOf(decimal) > 0n ? '+' : ''}${showMoney(decimal, currency)}`;
}
