/** The last line of each row that a reader has come to: by row, its number. */
export type Places = ReadonlyMap<number, bigint>;

/** As it travels in `next`: `row.number`, joined by dashes. */
export function writePlaces(places: Places): string {
  return [...places].map(([stripe, seq]) => `${stripe}.${seq}`).join('-');
}

/** What somebody made up leads nowhere beyond what there is: rows that do not exist, numbers above the newest. */
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

/** Where the next page begins: before the oldest line of each row that was shown. */
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
 * Finds, in every row at once, the last line before a moment. Times and numbers of a row agree, so that half of what is
 * left falls away with each look: about thirty for a thousand million lines.
 */
export async function findLastBefore(
  newest: Places,
  atMs: number,
  timesOf: (
    asked: { stripe: number; seq: bigint }[],
  ) => Promise<readonly { stripe: number; seq: bigint; atMs: number }[]>,
): Promise<Places> {
  // What is sought is at least `low`, at most `high`.
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
