type Walk<Row, Place> = {
  limit: number;
  from: Place | undefined;
  /** The next rows after a place, in the order of the list. */
  read(after: Place | undefined, count: number): Promise<readonly Row[]>;
  placeOf(row: Row): Place;
  /** Null: every row matches. */
  answers: ((row: Row) => boolean) | null;
};

const READ_AT_ONCE = 500;
/** After this many reads the page ends short; the next page continues from there. */
const READS_MAX = 10;

/**
 * One page of a list with a filter that has no index: reads a bounded part, never the whole of a growing table. `next`
 * is null only at the end of the list.
 */
export async function walkList<Row, Place>(
  walk: Walk<Row, Place>,
): Promise<{ found: Row[]; next: Place | null }> {
  const { limit, read, placeOf, answers } = walk;
  const count = answers ? READ_AT_ONCE : limit + 1;
  const found: Row[] = [];
  let after = walk.from;
  for (let reads = 0; reads < READS_MAX; reads += 1) {
    const rows = await read(after, count);
    for (const row of rows) {
      if (answers && !answers(row)) continue;
      if (found.length === limit) return { found, next: placeOf(found.at(-1) as Row) };
      found.push(row);
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < count) return { found, next: null };
    after = placeOf(last);
  }
  return { found, next: after ?? null };
}
