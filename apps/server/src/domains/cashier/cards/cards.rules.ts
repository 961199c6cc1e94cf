import { DAY_MS } from '@parlour/clock/durations';
import type { FieldCode } from '@parlour/contract';
import { PERSON_NAME, payeeKey } from '@parlour/contract/values/identity.rules';

/** How many digits of a number are kept readable; the rest is encrypted. */
export const CARD_LAST_DIGITS = 4;

/** Old enough that the demo member's card raises no hint. */
export const DEMO_CARD_AGE_MS = 30 * DAY_MS;

/** Account and card numbers of any bank; only some of them have a check digit. */
const NUMBER = /^\d{8,20}$/;
/** How people group the digits of a number. */
const GROUPING = /[ -]/g;
const HOLDER = { min: 2, max: 60 };

/** The number without grouping; null if it is not one. */
export function readCardNumber(typed: string): string | null {
  const number = typed.trim().replace(GROUPING, '');
  return NUMBER.test(number) ? number : null;
}

/** The name to store, or what is wrong with it. */
export function readHolder(typed: string): { holder: string } | { problem: FieldCode } {
  const holder = typed.normalize('NFC').trim().replace(/\s+/gu, ' ');
  const length = [...holder].length;
  if (length === 0) return { problem: 'required' };
  if (length < HOLDER.min) return { problem: 'too_small' };
  if (length > HOLDER.max) return { problem: 'too_big' };
  return PERSON_NAME.test(holder) ? { holder } : { problem: 'wrong_format' };
}

/** Whether a bank treats two names as equal. */
export const isSamePayee = (one: string, other: string): boolean => payeeKey(one) === payeeKey(other);
