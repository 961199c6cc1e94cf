import { MEMBER_TYPE, type MemberType } from '@parlour/contract';
import { currencyOf, isShownExactly, readDecimal, TRIAL_CURRENCY } from '@parlour/money';
import type { Brand } from '../../../tenancy/brand.ts';

const REAL_MONEY: readonly MemberType[] = [MEMBER_TYPE.MEMBER, MEMBER_TYPE.AGENT, MEMBER_TYPE.TOP_AGENT];

/** Real money is for real accounts; trial and internal ones have trial money alone. */
export function currencyOfMember(type: MemberType, { settings }: Brand): string {
  return REAL_MONEY.includes(type) ? settings.currency : TRIAL_CURRENCY;
}

export type AmountFinding = 'wrong_format' | 'too_small';

/** An amount somebody typed: above zero, and no finer than people are shown. */
export function readAdjustment(text: string, currency: string): bigint | AmountFinding {
  const amount = readDecimal(text);
  if (amount === null || !isShownExactly(amount, currencyOf(currency))) return 'wrong_format';
  return amount > 0n ? amount : 'too_small';
}
