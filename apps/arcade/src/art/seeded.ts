export type Seeded = {
  /** From 0 up to, not including, 1. */
  next(): number;
  between(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
};

/** 24 bits are plenty for where a star stands on a tile. */
const STEPS = 2 ** 24;

/** Random-looking numbers that are always the same for the same name (FNV-1a, then mulberry32). For
 * drawings only: what money depends on comes from `@parlour/fairness`.
 */
export function seededBy(name: string): Seeded {
  let state = 0x811c9dc5;
  for (const char of name) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 8) / STEPS;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
  };
}
