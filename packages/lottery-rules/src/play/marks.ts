import type { Alphabet } from '../selection/alphabet.ts';

/** The position of each row's entries among 32-bit words. A row lies within one word, or begins one. */
export type Layout = {
  readonly words: number;
  readonly rows: readonly { readonly offset: number; readonly first: number; readonly size: number }[];
};

/** Selections as bits: `cells` blocks of `words` each. Rows make one cell, typed lines one each. */
export type Marks = { readonly words: number; readonly cells: number; readonly bits: Int32Array };

/** This many of the marked bits in `mask` have to be chosen. */
export type Factor = { readonly mask: Int32Array; readonly choose: number };

/**
 * What a result requires of a selection. A cell wins the tier as often as the product over the factors of C(bits both
 * marked and in the mask, choose).
 */
export type Need = { readonly tier: number; readonly factors: readonly Factor[] };

const WORD = 32;

export function layOut(alphabets: readonly Alphabet[]): Layout {
  let end = 0;
  const rows = alphabets.map(({ first, names }) => {
    const isWithinWord = Math.floor(end / WORD) === Math.floor((end + names.length - 1) / WORD);
    const offset = isWithinWord ? end : Math.ceil(end / WORD) * WORD;
    end = offset + names.length;
    return { offset, first, size: names.length };
  });
  return { words: Math.max(1, Math.ceil(end / WORD)), rows };
}

/** The bits of the given entries, row by row; a row that is missing has none. */
export function maskOf(layout: Layout, rows: readonly (readonly number[] | undefined)[]): Int32Array {
  const mask = new Int32Array(layout.words);
  for (let row = 0; row < rows.length; row += 1) {
    const values = rows[row];
    if (!values) continue;
    for (let i = 0; i < values.length; i += 1) mark(layout, mask, 0, row, values[i] as number);
  }
  return mask;
}

/** Every bit of one row. */
export function rowMask(layout: Layout, row: number): Int32Array {
  const { first = 0, size = 0 } = layout.rows[row] ?? {};
  return maskOf(layout, [...Array(row).fill(undefined), Array.from({ length: size }, (_, i) => first + i)]);
}

export function markRows(layout: Layout, rows: readonly (readonly number[] | undefined)[]): Marks {
  return { words: layout.words, cells: 1, bits: maskOf(layout, rows) };
}

/** Marks one cell per line; `rowOf` gives the row of the entry at each place of the line. */
export function markLines(
  layout: Layout,
  { entries, length }: { entries: Uint8Array; length: number },
  fill: (line: Uint8Array, set: (row: number, value: number) => void) => void,
): Marks {
  const cells = entries.length / length;
  const bits = new Int32Array(cells * layout.words);
  let cell = 0;
  const set = (row: number, value: number) => mark(layout, bits, cell, row, value);
  for (; cell < cells; cell += 1) fill(entries.subarray(cell * length, (cell + 1) * length), set);
  return { words: layout.words, cells, bits };
}

function mark(layout: Layout, bits: Int32Array, cell: number, row: number, value: number): void {
  const own = layout.rows[row];
  if (!own) throw new RangeError(`there is no row ${row}`);
  const bit = own.offset + value - own.first;
  const word = cell * layout.words + (bit >>> 5);
  bits[word] = (bits[word] ?? 0) | (1 << (bit & 31));
}
