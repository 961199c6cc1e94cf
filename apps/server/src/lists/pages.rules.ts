/** How a page of a list is asked for: so many rows, from where the last page's `next` points. */
export type AskedPage = { limit: number; after?: string | undefined };

/** The rows of a page, and the place from which the next one goes on; null: there is no more. */
type Page<Row, Place> = { rows: Row[]; next: Place | null };

/** Where a page ends. Most say it by the last row alone. */
type PlaceOf<Row, Place> = (last: Row, shown: readonly Row[]) => Place;

/** Reads one row more than the page holds: that tells whether another page follows, without counting. */
export async function readPage<Row, Place>(
  limit: number,
  read: (count: number) => Promise<readonly Row[]>,
  placeOf: PlaceOf<Row, Place>,
): Promise<Page<Row, Place>> {
  return cutPage(limit, await read(limit + 1), placeOf);
}

/** The first page of rows that are all there already. */
export function cutPage<Row, Place>(
  limit: number,
  rows: readonly Row[],
  placeOf: PlaceOf<Row, Place>,
): Page<Row, Place> {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { rows: shown, next: last === undefined ? null : placeOf(last, shown) };
}

/** The place of most lists: the id of the last row. */
export const lastId = ({ id }: { id: string }): string => id;
