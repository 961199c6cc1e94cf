type Identified = { id: string };
type Page<Item> = { items: readonly Item[]; next: string | null };

/**
 * Merges a reloaded newest page into a known list. The page replaces everything down to its last item, and older items
 * stay. If that item is not known, more was added than a page holds, and the list starts over.
 */
export function mergeNewest<Item extends Identified>(known: Page<Item>, newest: Page<Item>): Page<Item> {
  const last = newest.items.at(-1)?.id;
  const met = known.items.findIndex(({ id }) => id === last);
  if (met === -1 || newest.next === null) return newest;
  return { items: [...newest.items, ...known.items.slice(met + 1)], next: known.next };
}

/** Appends an older page without the items that are already listed. */
export function appendPage<Item extends Identified>(known: Page<Item>, older: Page<Item>): Page<Item> {
  const seen = new Set(known.items.map(({ id }) => id));
  return { items: [...known.items, ...older.items.filter(({ id }) => !seen.has(id))], next: older.next };
}
