import { type SQL, sql } from 'drizzle-orm';
import type { Cell, Run, Statement, Tx } from './database.ts';

/** Runs named statements on a transaction of drizzle's, which knows no names. */
export function runInDrizzle(tx: Tx): Run {
  return async (statement) =>
    (await tx.execute(asSql(statement))).rows.map((row) => Object.values(row as object));
}

const PLACEHOLDER = /\$(\d+)/;

/** Every `$n` of the text becomes the value it stands for, as a parameter again. */
function asSql({ text, values }: Statement): SQL {
  const [first = '', ...rest] = text.split(PLACEHOLDER);
  const chunks: SQL[] = [sql.raw(first)];
  for (let index = 0; index < rest.length; index += 2) {
    chunks.push(sql`${values[Number(rest[index]) - 1]}`, sql.raw(rest[index + 1] ?? ''));
  }
  return sql.join(chunks);
}

/** An array of the database's, of values that hold none of its signs: ids, numbers, moments. */
export function arrayOf(values: readonly Cell[]): string {
  let text = '{';
  for (let index = 0; index < values.length; index += 1)
    text += index === 0 ? values[index] : `,${values[index]}`;
  return `${text}}`;
}

/** Any text as it stands in such an array. */
export function inArray(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

export function textArrayOf(values: readonly string[]): string {
  return arrayOf(values.map(inArray));
}

/** Rows that are handed over column by column, each an array; as many columns as the rows have cells. */
export function columns(count: number) {
  const all: Cell[][] = Array.from({ length: count }, () => []);
  return {
    add(...cells: Cell[]): void {
      for (let index = 0; index < count; index += 1) all[index]?.push(cells[index] as Cell);
    },
    arrays: () => all.map((cells) => `{${cells.join(',')}}`),
  };
}
