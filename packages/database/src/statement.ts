import { type SQL, sql } from 'drizzle-orm';
import type { Cell, Run, Statement, Tx } from './database.ts';

/** Runs prepared statements on a Drizzle transaction, which has no names for them. */
export function runInDrizzle(tx: Tx): Run {
  return async (statement) =>
    (await tx.execute(asSql(statement))).rows.map((row) => Object.values(row as object));
}

const PLACEHOLDER = /\$(\d+)/;

/** Replaces every `$n` of the text by its value, as a parameter again. */
function asSql({ text, values }: Statement): SQL {
  const [first = '', ...rest] = text.split(PLACEHOLDER);
  const chunks: SQL[] = [sql.raw(first)];
  for (let index = 0; index < rest.length; index += 2) {
    chunks.push(sql`${values[Number(rest[index]) - 1]}`, sql.raw(rest[index + 1] ?? ''));
  }
  return sql.join(chunks);
}

/** An array literal of values that need no escaping: ids, numbers, moments. */
export function arrayOf(values: readonly Cell[]): string {
  let text = '{';
  for (let index = 0; index < values.length; index += 1)
    text += index === 0 ? values[index] : `,${values[index]}`;
  return `${text}}`;
}

/** Any text, escaped for such an array. */
export function inArray(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

export function textArrayOf(values: readonly string[]): string {
  return arrayOf(values.map(inArray));
}

/** Rows passed as columns, each an array; as many columns as the rows have cells. */
export function columns(count: number) {
  const all: Cell[][] = Array.from({ length: count }, () => []);
  return {
    add(...cells: Cell[]): void {
      for (let index = 0; index < count; index += 1) all[index]?.push(cells[index] as Cell);
    },
    arrays: () => all.map((cells) => `{${cells.join(',')}}`),
  };
}
