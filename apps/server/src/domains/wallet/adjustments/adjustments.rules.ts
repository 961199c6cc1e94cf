import { MEMBER_TYPE, type MemberType, REAL_MONEY_TYPES } from '@parlour/contract';
import { currencyOf, isShownExactly, readDecimal, TRIAL_CURRENCY } from '@parlour/money';
import type { Brand } from '../../../tenancy/brand.ts';

/** What a trial account starts with: enough for an evening, and plainly not real. */
export const TRIAL_UNITS = 10_000n;

/** docs/decisions/0183: demo bots play in the brand's currency, so that the jackpot is alive in a demonstration. */
const BRAND_CURRENCY_TYPES: readonly MemberType[] = [...REAL_MONEY_TYPES, MEMBER_TYPE.INTERNAL_DEMO];

/** Real accounts use real money; trial and internal ones use only trial money. */
export function currencyOfMember(type: MemberType, { settings }: Brand): string {
  return BRAND_CURRENCY_TYPES.includes(type) ? settings.currency : TRIAL_CURRENCY;
}

export type AmountFinding = 'wrong_format' | 'too_small';

/** A typed amount: above zero, with no more decimals than people are shown. */
export function readAdjustment(text: string, currency: string): bigint | AmountFinding {
  const amount = readDecimal(text);
  if (amount === null || !isShownExactly(amount, currencyOf(currency))) return 'wrong_format';
  return amount > 0n ? amount : 'too_small';
}
