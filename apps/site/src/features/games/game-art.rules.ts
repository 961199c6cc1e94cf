/** How many sets of colours and of shapes a drawn tile chooses from. */
export const PALETTES = 8;
export const SHAPES = 6;

/** A title's look follows from its name, so it never changes. */
export function lookOf(name: string): { palette: number; shape: number; turn: number } {
  const hash = hashOf(name);
  return {
    palette: hash & (PALETTES - 1),
    shape: Math.floor(((hash >>> 8) / 2 ** 24) * SHAPES),
    turn: ((hash >>> 3) & 7) * 45,
  };
}

/** The first letters of up to two words; in scripts without spaces, the first character. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const signs = words.slice(0, 2).map((word) => [...word][0] ?? '');
  return signs.join('').toLocaleUpperCase();
}

/** Longer names are drawn smaller, so that they fit on a tile of 90 px. */
const LONG = 15;
const VERY_LONG = 26;

export function nameSize(name: string): 'plain' | 'long' | 'veryLong' {
  const { length } = [...name];
  if (length > VERY_LONG) return 'veryLong';
  return length > LONG ? 'long' : 'plain';
}

/** FNV-1a. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const sign of name) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
