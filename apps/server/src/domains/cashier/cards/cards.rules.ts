import { DAY_MS } from '@parlour/clock/durations';
import type { FieldCode } from '@parlour/contract';

/** So many digits of a number are kept to be shown; the rest lies encrypted. */
export const CARD_LAST_DIGITS = 4;

/** The demo member's card is old enough to raise no hint. */
export const DEMO_CARD_AGE_MS = 30 * DAY_MS;

/** Account numbers and card numbers of every bank alike; only some of them carry a check digit. */
const NUMBER = /^\d{8,20}$/;
/** As people write a number down, so that it can be read. */
const GROUPING = /[ -]/g;
const HOLDER = { min: 2, max: 60 };
/** What would be drawn as nothing, or turn round what stands beside it. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/u;

/** The number without what it is grouped by; null where it is none. */
export function readCardNumber(typed: string): string | null {
  const number = typed.trim().replace(GROUPING, '');
  return NUMBER.test(number) ? number : null;
}

/** A name as it is kept, or what is wrong with it. */
export function readHolder(typed: string): { holder: string } | { problem: FieldCode } {
  const holder = typed.normalize('NFC').trim().replace(/\s+/gu, ' ');
  const length = [...holder].length;
  if (length === 0) return { problem: 'required' };
  if (length < HOLDER.min) return { problem: 'too_small' };
  if (length > HOLDER.max) return { problem: 'too_big' };
  return UNSEEN.test(holder) ? { problem: 'wrong_format' } : { holder };
}

/** Whether two names are one to a bank: case, width and blanks do not count. */
export function isSamePayee(one: string, other: string): boolean {
  const key = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');
  return key(one) === key(other);
}
