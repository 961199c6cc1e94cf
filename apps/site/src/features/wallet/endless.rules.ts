type Identified = { id: string };
type Page<Item> = { items: readonly Item[]; next: string | null };

/**
 * What is known of a list whose newest page was asked for once more. Where the two meet, what is new comes first and the
 * rest stays; where they do not, more has come than a page holds, and the list begins again.
 */
export function mergeNewest<Item extends Identified>(known: Page<Item>, newest: Page<Item>): Page<Item> {
  const met = newest.items.findIndex(({ id }) => id === known.items[0]?.id);
  if (met === -1) return newest;
  return { items: [...newest.items.slice(0, met), ...known.items], next: known.next };
}

/** A page further back; what it repeats of the one before stands there once. */
export function appendPage<Item extends Identified>(known: Page<Item>, older: Page<Item>): Page<Item> {
  const seen = new Set(known.items.map(({ id }) => id));
  return { items: [...known.items, ...older.items.filter(({ id }) => !seen.has(id))], next: older.next };
}
