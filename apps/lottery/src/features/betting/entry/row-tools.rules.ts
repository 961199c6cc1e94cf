import type { Alphabet, RowsShape } from '@parlour/lottery-rules';
import type { Draft } from '../bet.rules.ts';

/** What fills a row at once. */
export const ROW_TOOLS = ['all', 'big', 'small', 'odd', 'even', 'clear'] as const;
export type RowTool = (typeof ROW_TOOLS)[number];

const NUMBER = /^\d+$/;

/** Rows of numbers that take all of them have tools; a banker's row and rows of words have none. */
export function hasTools({ alphabet, max }: RowsShape['rows'][number]): boolean {
  return max >= alphabet.names.length && alphabet.names.length > 2 && isOfNumbers(alphabet);
}

export function isOfNumbers({ names }: Alphabet): boolean {
  return names.every((name) => NUMBER.test(name));
}

/** The values a tool chooses. From the middle of the row on numbers are big: 5 of 0 to 9, 6 of 1 to 11, 14 of 0 to 27. */
export function valuesOfTool(tool: RowTool, { first, names }: Alphabet): number[] {
  const last = first + names.length - 1;
  const values = names.map((_, index) => first + index);
  const isBig = (value: number) => 2 * value >= first + last;
  const kept: Record<RowTool, (value: number) => boolean> = {
    all: () => true,
    big: isBig,
    small: (value) => !isBig(value),
    odd: (value) => value % 2 === 1,
    even: (value) => value % 2 === 0,
    clear: () => false,
  };
  return values.filter(kept[tool]);
}

/** A value is chosen or left out. Rows that stand apart hand it over; a full row gives up its oldest value. */
export function toggleValue(shape: RowsShape, draft: Draft, at: { row: number; value: number }): Draft {
  const row = draft.rows[at.row] ?? [];
  const limit = shape.rows[at.row]?.max ?? row.length;
  const isChosen = row.includes(at.value);
  const chosen = isChosen ? row.filter((own) => own !== at.value) : [...row, at.value].slice(-limit);
  return putRow(shape, draft, at.row, chosen);
}

export function putRow(shape: RowsShape, draft: Draft, row: number, values: readonly number[]): Draft {
  const rows = draft.rows.map((own, index) => {
    if (index === row) return values;
    return shape.apart && own.some((value) => values.includes(value))
      ? own.filter((value) => !values.includes(value))
      : own;
  });
  return { ...draft, rows };
}
