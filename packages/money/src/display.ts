import { type Amount, amountOf, PARTS_PER_UNIT } from './amount.ts';
import { type Currency, currencyOf } from './currencies.ts';
import { wholeSteps } from './rounding.ts';
import { tidyTyped } from './typed.ts';
import { writingOf } from './writing.ts';

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

/** The full-width sign travels (specification section 3); on a page its empty half would be an indent. */
const NARROW: Readonly<Record<string, string>> = { '\uffe5': '\u00a5' };
const NO_BREAK_SPACE = '\u00a0';

/** A currency's symbol as people see it. */
export function shownSymbol({ symbol }: Pick<Currency, 'symbol'>): string {
  return NARROW[symbol] ?? symbol;
}

/** Specification section 2, "Side menu": a hidden amount has asterisks for digits. */
export function hideDigits(shown: string): string {
  return shown.replace(/\d/g, '*');
}

export type Money = ReturnType<typeof moneyIn>;

/** How a reader of this language is shown amounts, and what they may type (docs/decisions/0164). */
export function moneyIn(tag: string) {
  const { group, decimal, isSymbolLast } = writingOf(tag);

  /** Grouped, with the currency's digits, rounded down: `1,234.50`. */
  function formatAmount(amount: Amount, { digits }: Pick<Currency, 'digits'>): string {
    const shown = roundDownToShown(amount, { digits });
    const parts = shown < 0n ? -shown : shown;
    const whole = (parts / PARTS_PER_UNIT).toString().replace(/\B(?=(\d{3})+$)/g, group);
    const fraction = (parts % PARTS_PER_UNIT).toString().padStart(5, '0').slice(0, digits);
    return `${shown < 0n ? MINUS : ''}${whole}${digits > 0 ? `${decimal}${fraction}` : ''}`;
  }

  /** With its symbol, rounded down to what the currency shows. The sign stands before everything: `−¥1,234.50`. */
  function showMoney(value: string, currency: Written | Currency['code']): string {
    const written = typeof currency === 'string' ? currencyOf(currency) : currency;
    const amount = amountOf(value);
    const size = formatAmount(amount < 0n ? -amount : amount, written);
    const symbol = shownSymbol(written);
    const figure = isSymbolLast && symbol ? `${size}${NO_BREAK_SPACE}${symbol}` : symbol + size;
    return amount < 0n ? MINUS + figure : figure;
  }

  return {
    formatAmount,
    showMoney,
    /** Without decimals that say nothing, for bounds and amounts to tap. */
    showRound: (value: string, currency: Currency['code']): string => {
      const { symbol, digits } = currencyOf(currency);
      return showMoney(value, { symbol, digits: amountOf(value) % PARTS_PER_UNIT === 0n ? 0 : digits });
    },
    /** With its sign on either side of zero, so that no colour has to say it. */
    showSigned: (value: string, currency: Written | Currency['code']): string =>
      `${amountOf(value) > 0n ? '+' : ''}${showMoney(value, currency)}`,
    /** A share of a hundred (`0.50`), without zeros that say nothing and without its sign. */
    showPercent: (percent: string): string =>
      (percent.includes('.') ? percent.replace(/\.?0+$/, '') : percent).replace('.', decimal),
    /** What was typed as the server reads it, where it is unmistakable in this language; all else as it is. */
    tidyTyped: (typed: string): string => tidyTyped(typed, decimal),
    /** The same, as the field goes on to show it. */
    retype: (typed: string): string => tidyTyped(typed, decimal).replace('.', decimal),
  };
}
