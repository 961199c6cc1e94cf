type Page<Item> = { items: readonly Item[]; next: string | null };
type Ask<Item> = {
  /** The list and its filters: the same key uses the same cursors. */
  key: string;
  /** From 1. */
  page: number;
  load(after: string | undefined): Promise<Page<Item>>;
};

const LISTS_KEPT = 50;
/** Pages further away in an address are not walked to; the operator narrows the filters instead. */
const PAGES_WALKED_MAX = 20;

/**
 * Page numbers for lists that only have cursors. The cursors of visited pages are kept, so that going back is one call;
 * a page never visited (an address from elsewhere) is walked to.
 */
export function createCursors() {
  const known = new Map<string, (string | undefined)[]>();

  return {
    async page<Item>({ key, page, load }: Ask<Item>): Promise<{ items: readonly Item[]; hasNext: boolean }> {
      // The first page always starts over, and with it the cursors of the others.
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
