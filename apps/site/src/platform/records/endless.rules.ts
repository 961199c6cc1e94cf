type Identified = { id: string };
type Page<Item> = { items: readonly Item[]; next: string | null };

/**
 * What is known of a list whose newest page was asked for once more. The page is right about everything down to its last
 * item: what changed, came or went there is taken from it, and what lies further back stays. Where that item is not known,
 * more has come than a page holds, and the list begins again.
 */
export function mergeNewest<Item extends Identified>(known: Page<Item>, newest: Page<Item>): Page<Item> {
  const last = newest.items.at(-1)?.id;
  const met = known.items.findIndex(({ id }) => id === last);
  if (met === -1 || newest.next === null) return newest;
  return { items: [...newest.items, ...known.items.slice(met + 1)], next: known.next };
}

/** A page further back; what it repeats of the one before stands there once. */
export function appendPage<Item extends Identified>(known: Page<Item>, older: Page<Item>): Page<Item> {
  const seen = new Set(known.items.map(({ id }) => id));
  return { items: [...known.items, ...older.items.filter(({ id }) => !seen.has(id))], next: older.next };
}
