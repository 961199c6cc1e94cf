import { COMMON_PASSWORDS } from './common-passwords.ts';
import { distinctCharacters, lengthWithout } from './password-strength.rules.ts';

/** No brand may allow passwords shorter than `min`, or forbid them up to the other length: long ones are good. */
export const MEMBER_PASSWORD = { min: 8, alwaysAllowedUpTo: 64 };

const DISTINCT_MIN = 4;
/** How long a password must be without the names that are tried first. */
const REST_MIN = 6;

type Around = { account: string; brandName: string };

/** Whether a password would be guessed early: short, common, or made of related names. */
export function isWeakPassword(password: string, { account, brandName }: Around): boolean {
  if ([...password].length < MEMBER_PASSWORD.min) return true;
  if (distinctCharacters(password) < DISTINCT_MIN) return true;
  if (isCommon(password)) return true;
  return lengthWithout(password, [account, brandName, brandName.replace(/\s+/g, '')]) < REST_MIN;
}

/** Of the digits most people choose: one or two of them over and over, a run up or down, a part repeated. */
const PAYMENT_DISTINCT_MIN = 3;

export function isWeakPaymentPassword(password: string): boolean {
  if (distinctCharacters(password) < PAYMENT_DISTINCT_MIN) return true;
  // 112233 is 123, and 123123 is 123 twice.
  const once = halfOf(password.replace(/(.)\1+/gu, '$1'));
  return isRun(once) || isCommon(password) || halfOf(password) !== password;
}

/** `4567`, `9876`, and past the end `8901`. */
function isRun(text: string): boolean {
  const steps = [...text]
    .slice(1)
    .map((sign, index) => (sign.charCodeAt(0) - text.charCodeAt(index) + 10) % 10);
  return steps.every((step) => step === 1) || steps.every((step) => step === 9);
}

function isCommon(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  const bare = withoutTail(text);
  return [text, bare, asLetters(text), asLetters(bare), withoutTail(asLetters(bare)), halfOf(text)].some(
    (form) => COMMON_PASSWORDS.has(form),
  );
}

/** Strips trailing digits and signs and leading signs, which guessers try first. */
const withoutTail = (text: string): string => text.replace(/[^\p{L}]+$/u, '').replace(/^[^\p{L}\p{N}]+/u, '');

const LETTER_OF: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const asLetters = (text: string): string => text.replace(/[0134578@$!]/g, (sign) => LETTER_OF[sign] ?? sign);

/** `dragondragon` is `dragon` twice. */
function halfOf(text: string): string {
  const half = text.slice(0, text.length / 2);
  return half + half === text ? half : text;
}
