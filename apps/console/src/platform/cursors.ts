type Page<Item> = { items: readonly Item[]; next: string | null };
type Ask<Item> = {
  /** The list and its filters: the same key, the same walk. */
  key: string;
  /** From 1. */
  page: number;
  load(after: string | undefined): Promise<Page<Item>>;
};

const LISTS_KEPT = 50;
/** A page that far down an address is not walked to: who wants it narrows the filters. */
const PAGES_WALKED_MAX = 20;

/**
 * Pages for lists that only know what comes after a row. The cursors of pages that were seen are kept, so that going
 * back is one call; a page that was never reached (an address from elsewhere) is walked to.
 */
export function createCursors() {
  const known = new Map<string, (string | undefined)[]>();

  return {
    async page<Item>({ key, page, load }: Ask<Item>): Promise<{ items: readonly Item[]; hasNext: boolean }> {
      // The first page is always looked at anew, and with it where the others begin.
      const cursors = page === 1 ? [undefined] : (known.get(key) ?? [undefined]);
      keep(key, cursors);
      for (let walked = 0; cursors.length < page; walked += 1) {
        if (walked === PAGES_WALKED_MAX) return { items: [], hasNext: false };
        const { next } = await load(cursors.at(-1));
        if (next === null) return { items: [], hasNext: false };
        cursors.push(next);
      }
      const { items, next } = await load(cursors[page - 1]);
      cursors.length = page;
      if (next !== null) cursors.push(next);
      return { items, hasNext: next !== null };
    },
  };

  function keep(key: string, cursors: (string | undefined)[]): void {
    known.delete(key);
    known.set(key, cursors);
    for (const oldest of known.keys()) {
      if (known.size <= LISTS_KEPT) return;
      known.delete(oldest);
    }
  }
}
