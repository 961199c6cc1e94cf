import { isOneOf } from '@parlour/contract/values/one-of';
import {
  currencyOf,
  type Money,
  readDecimal,
  readTyped,
  TYPED_FINDINGS,
  type TypedFinding,
} from '@parlour/money';
import type { Rule } from '../../platform/forms/field.rules.ts';
import type { CashierText } from './cashier-text.ts';
import { isLess, smallerOf } from './money.rules.ts';

export type AmountLimits = {
  currency: string;
  min: string;
  max: string;
  /** For a withdrawal: the available balance. */
  available?: string;
};

/** Checks the typed amount with the server's own rule, and names the limits in the message. */
export function amountRule({ limits, text, money }: Needs): Rule {
  return (typed) => {
    const finding = judgeAmount(money.tidyTyped(typed), limits);
    return finding && { words: amountWords(finding, { limits, text, money }) };
  };
}

/** Of an amount that is written plainly. */
export function judgeAmount(
  plain: string,
  { currency, min, max, available = max }: AmountLimits,
): TypedFinding | null {
  const bounds = {
    currency,
    min: readDecimal(min) ?? 0n,
    max: readDecimal(smallerOf(max, available)) ?? 0n,
  };
  const read = readTyped(plain, bounds);
  return typeof read === 'string' ? read : null;
}

type Needs = { limits: AmountLimits; text: CashierText; money: Money };

export function amountWords(finding: TypedFinding, { limits, text, money }: Needs): string {
  const { currency, min, max, available } = limits;
  const { digits } = currencyOf(currency);
  switch (finding) {
    case 'required':
      return text('cashier.amount.required');
    case 'wrong_format':
      return text('cashier.amount.format', { example: min.replace(/\.0+$/, '') });
    case 'too_many_decimals':
      return text('cashier.amount.decimals', { count: digits });
    case 'too_small':
      return text('cashier.amount.tooSmall', { min: money.showMoney(min, currency) });
    case 'too_big':
      return available !== undefined && isLess(available, max)
        ? text('cashier.amount.notEnough', { available: money.showMoney(available, currency) })
        : text('cashier.amount.tooBig', { max: money.showMoney(max, currency) });
  }
}

/** Whether a code about the field `amount` is one of these findings. */
export function isAmountFinding(code: string): code is TypedFinding {
  return isOneOf(TYPED_FINDINGS, code);
}
