import { withoutDialingCode } from '@parlour/contract/values/phone-number.rules';

/** Numbers there keep their leading zero after the dialling code. */
const ZERO_STAYS = ['39', '378', '379'];

/** The international number (E.164) for a number as its country writes it. */
export function internationalNumber(dialingCode: string, typed: string): string {
  const number = withoutDialingCode(typed, dialingCode);
  const national = ZERO_STAYS.includes(dialingCode) ? number : number.replace(/^0/, '');
  return `+${dialingCode}${national}`;
}
