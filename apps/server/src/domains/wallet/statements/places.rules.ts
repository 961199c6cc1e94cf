/** The last line number that a reader has reached, by row. */
export type Places = ReadonlyMap<number, bigint>;

/** As it travels in `next`: `row.number`, joined by dashes. */
export function writePlaces(places: Places): string {
  return [...places].map(([stripe, seq]) => `${stripe}.${seq}`).join('-');
}

/** Ignores made-up places: rows that do not exist, numbers above the newest. */
export function readPlaces(text: string, newest: Places): Places {
  const asked = new Map(
    text.split('-').map((place) => {
      const [stripe = '', seq = ''] = place.split('.');
      return [Number(stripe), BigInt(seq)] as const;
    }),
  );
  return new Map(
    [...newest].map(([stripe, last]) => {
      const seq = asked.get(stripe) ?? 0n;
      return [stripe, seq < last ? seq : last];
    }),
  );
}

/** Where the next page begins: before the oldest line shown of each row. */
export function placesBefore(
  places: Places,
  shown: readonly { stripe: number; seq: bigint }[],
): Map<number, bigint> {
  const before = new Map(places);
  for (const { stripe, seq } of shown) before.set(stripe, seq - 1n);
  return before;
}

type Search = { low: bigint; high: bigint };

/**
 * Finds the last line before a moment, in every row at once. Times and numbers of a row agree, so this is a binary
 * search: about thirty steps for a thousand million lines.
 */
export async function findLastBefore(
  newest: Places,
  atMs: number,
  timesOf: (
    asked: { stripe: number; seq: bigint }[],
  ) => Promise<readonly { stripe: number; seq: bigint; atMs: number }[]>,
): Promise<Places> {
  // The result is at least `low`, at most `high`.
  const searches = new Map<number, Search>(
    [...newest].map(([stripe, seq]) => [stripe, { low: 0n, high: seq }]),
  );
  for (;;) {
    const asked = [...searches]
      .filter(([, { low, high }]) => low < high)
      .map(([stripe, { low, high }]) => ({ stripe, seq: (low + high + 1n) / 2n }));
    if (asked.length === 0) break;
    for (const { stripe, seq, atMs: lineAtMs } of await timesOf(asked)) {
      const search = searches.get(stripe) as Search;
      if (lineAtMs < atMs) search.low = seq;
      else search.high = seq - 1n;
    }
  }
  return new Map([...searches].map(([stripe, { low }]) => [stripe, low]));
}
