import { distinctCharacters, lengthWithout } from '../../../credentials/password-strength.rules.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

/** What no brand can go below, and no brand can forbid: long passwords are the good ones. */
export const MEMBER_PASSWORD = { min: 8, alwaysAllowedUpTo: 64 };

const DISTINCT_MIN = 4;
/** What is left of a password without the names that anybody would try first. */
const REST_MIN = 6;

type Around = { account: string; brandName: string };

/** Whether a password would be among the first guesses: short, common, or made of the names around it. */
export function isWeakPassword(password: string, { account, brandName }: Around): boolean {
  if ([...password].length < MEMBER_PASSWORD.min) return true;
  if (distinctCharacters(password) < DISTINCT_MIN) return true;
  if (isCommon(password)) return true;
  return lengthWithout(password, [account, brandName, brandName.replace(/\s+/g, '')]) < REST_MIN;
}

function isCommon(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  const bare = withoutTail(text);
  return [text, bare, asLetters(text), asLetters(bare), withoutTail(asLetters(bare)), halfOf(text)].some(
    (form) => COMMON_PASSWORDS.has(form),
  );
}

/** Digits and signs put at the end, or a sign before the word, are the first thing everybody tries. */
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
