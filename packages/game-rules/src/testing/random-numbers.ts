export type RandomNumbers = {
  /** 0 to 1. */
  next(): number;
  /** A whole number below n. */
  below(n: number): number;
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
};

/** Quick, and the same in every run: for tests that play hundreds of thousands of hands. */
export function randomNumbers(seed: number): RandomNumbers {
  let state = seed | 0;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (n: number) => Math.floor(next() * n);
  return {
    next,
    below,
    pick: <T>(list: readonly T[]) => list[below(list.length)] as T,
    shuffle<T>(list: readonly T[]) {
      const shuffled = [...list];
      for (let place = shuffled.length - 1; place > 0; place -= 1) {
        const other = below(place + 1);
        [shuffled[place], shuffled[other]] = [shuffled[other] as T, shuffled[place] as T];
      }
      return shuffled;
    },
  };
}
