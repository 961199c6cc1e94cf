/** Letters that people type alike, although Unicode does not decompose them. */
const FOLDED: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const FOLDABLE = /[đðøłıßæœþ]/g;
const MARKS = /\p{M}+/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;
const KATAKANA = /[\u30a1-\u30f6]/g;
const KATAKANA_TO_HIRAGANA = -0x60;
const IS_PLAIN = /^[\x20-\x7e]*$/;
/** Scripts without blanks between words: there a whole name is one word. */
const UNSPACED = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]/;

/**
 * The words of a name for comparison: without case, accents, tone and vowel marks, width, or the difference between the
 * two Japanese syllabaries.
 */
export function wordsOf(name: string): string[] {
  const folded = IS_PLAIN.test(name)
    ? name.toLowerCase()
    : name
        .normalize('NFKD')
        .replace(MARKS, '')
        .toLowerCase()
        .replace(FOLDABLE, (letter) => FOLDED[letter] ?? letter)
        .replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) + KATAKANA_TO_HIRAGANA));
  return folded.split(BETWEEN_WORDS).filter((word) => word !== '');
}

const ONE_SLIP_FROM = 4;
const TWO_SLIPS_FROM = 8;

/** How many letters may be wrong, missing, extra or swapped; in short words another letter makes another word. */
export function typosAllowed(word: string): number {
  if (word.length < ONE_SLIP_FROM) return 0;
  return word.length < TWO_SLIPS_FROM || UNSPACED.test(word) ? 1 : 2;
}

/** The number of typos between two words, a swap of neighbours being one; at most `most` + 1. */
export function typosBetween({ one, other }: { one: string; other: string }, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let typos = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap = row > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwap) typos = Math.min(typos, (before[column - 2] ?? 0) + 1);
      current.push(typos);
      least = Math.min(least, typos);
    }
    if (least > most) return most + 1;
    before = above;
    above = current;
  }
  return Math.min(above[other.length] ?? 0, most + 1);
}
