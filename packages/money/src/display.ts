import { type Amount, PARTS_PER_UNIT, readDecimal } from './amount.ts';
import type { Currency } from './currencies.ts';

/** The parts that one step of the currency's last displayed digit is worth. */
export function smallestShown({ digits }: Pick<Currency, 'digits'>): Amount {
  return PARTS_PER_UNIT / 10n ** BigInt(digits);
}

/** Rounds towards zero to the displayed digits: nobody is shown money they do not have. */
export function roundDownToShown(amount: Amount, currency: Pick<Currency, 'digits'>): Amount {
  const step = smallestShown(currency);
  return (amount / step) * step;
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
  return `${shown < 0n ? '-' : ''}${whole}${digits > 0 ? `.${fraction}` : ''}`;
}

/** The same for a decimal from the wire; null if it is not one. */
export function formatDecimal(text: string, currency: Pick<Currency, 'digits'>): string | null {
  const amount = readDecimal(text);
  return amount === null ? null : formatAmount(amount, currency);
}
