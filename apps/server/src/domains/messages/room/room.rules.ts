import { HOUR_MS, SECOND_MS } from '@parlour/clock/durations';

/** Of one member: a conversation, not a flood. */
export const SAY_RATE = { count: 5, perMs: 20 * SECOND_MS };
export const SAY_HOURLY = { count: 120, perMs: HOUR_MS };
/** Of everybody in one room: nobody can read more, and every open page fetches each message. */
export const ROOM_RATE = { count: 60, perMs: 10 * SECOND_MS };
export const REPORT_RATE = { count: 20, perMs: HOUR_MS };

/** The least digits in a row, however they are separated, that are a telephone number. */
const PHONE_DIGITS = 8;
/** Marks above and below one letter; more only climb over the neighbours. */
const MARKS_MAX = 3;

/** A text as it is kept: without what cannot be seen, turns the writing around or climbs over its neighbours. */
export const cleanText = (text: string): string =>
  text
    // The joiner stays: pictures of several people are made with it.
    .replace(/(?!\u200d)\p{Cf}/gu, '')
    .replace(EXTRA_MARKS, '$1')
    .replace(/\s+/gu, ' ')
    .trim();

/** A word of the brand's list: letters and digits, in their usual form. */
export const cleanWord = (word: string): string =>
  plainForm(word)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

type Words = { readonly refusedWords: readonly string[]; readonly maskedWords: readonly string[] };
export type Judged = { shown: string } | { refused: 'room_contact' | 'room_word' };

/** Judges texts by a brand's words: what the room shows of one, or why it takes none of it. */
export function createJudge({ refusedWords, maskedWords }: Words) {
  const refused = patternOf(refusedWords);
  const masked = patternOf(maskedWords);
  return (text: string): Judged => {
    const plain = plainForm(text);
    if (hasContact(plain)) return { refused: 'room_contact' };
    if (refused && plain.search(refused) >= 0) return { refused: 'room_word' };
    if (!masked) return { shown: text };
    const shown = text.replace(masked, (found) => found.replace(/[\p{L}\p{N}]/gu, '*'));
    // Written in other forms of its letters, which cannot be masked one by one.
    return plainForm(shown).search(masked) >= 0 ? { refused: 'room_word' } : { shown };
  };
}

const EXTRA_MARKS = new RegExp(`(\\p{M}{${MARKS_MAX}})\\p{M}+`, 'gu');

/** Full-width letters, keycaps and the like in their usual form; nothing invisible. */
const plainForm = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}|\p{Me}|[\ufe00-\ufe0f]/gu, '')
    .toLowerCase();

/** Endings of addresses that are no words: also found with the point spelt out. */
const SURE_ENDINGS = 'com|net|org|xyz|biz|cc|io|tv|cn|vn|th|jp|ph|kr|tw|hk|ru|gg|ly|tk';
const ENDINGS =
  'info|vip|top|club|online|site|app|co|win|bet|casino|live|link|shop|store|pro|fun|asia|mobi|dev|page|chat|games|poker|bingo|uk|eu|de|fr';
/** Endings that a sentence may have after its point: an address only with a path. */
const WORDS_TOO = 'me|to|in|be|am|my|us|it|is|at|so|no|id|la|ws|sg';
const CONTACTS: readonly RegExp[] = [
  /[a-z]:\/\/|\bwww\b/u,
  new RegExp(
    `[\\p{L}\\p{N}]\\s?(?:[.。]|[([{]\\s?(?:\\.|dot)\\s?[)\\]}]|\\bdot\\b)\\s?(?:${SURE_ENDINGS})\\b`,
    'u',
  ),
  new RegExp(`[\\p{L}\\p{N}][.。](?:${ENDINGS})\\b`, 'u'),
  new RegExp(`[\\p{L}\\p{N}][.。](?:${WORDS_TOO})/`, 'u'),
  /\d{1,3}(?:\.\d{1,3}){3}/u,
  /\S@\S|(?:^|\s)@\s?[\p{L}\p{N}_]{3,}/u,
];

function hasContact(plain: string): boolean {
  if (CONTACTS.some((pattern) => pattern.test(plain))) return true;
  const numbers = plain.match(/\p{Nd}(?:[\s().\-_/+*]*\p{Nd})*/gu) ?? [];
  return numbers.some((number) => number.replace(/\P{Nd}/gu, '').length >= PHONE_DIGITS);
}

/** Between the letters of a word that somebody spells out. */
const APART = '[\\s\\p{P}\\p{S}\\p{M}]*';
/** Scripts that put spaces between words: there a word is one only as a whole. */
const SPACED = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u;

function patternOf(words: readonly string[]): RegExp | null {
  if (words.length === 0) return null;
  return new RegExp(words.map(wordPattern).join('|'), 'giu');
}

/** The words are clean: they have no character that means something in a pattern. */
function wordPattern(word: string): string {
  const letters = [...word].filter((letter) => letter !== ' ');
  const before = SPACED.test(letters[0] ?? '') ? '(?<![\\p{L}\\p{N}])' : '';
  const after = SPACED.test(letters.at(-1) ?? '') ? '(?![\\p{L}\\p{N}])' : '';
  return `${before}${letters.join(APART)}${after}`;
}

/** Rows that are deleted in one transaction: whoever speaks meanwhile waits for no more. */
export const ROOM_FORGOTTEN_AT_ONCE = 1_000;
