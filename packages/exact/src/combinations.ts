/** C(n, k); 0 where k is out of range. Exact while the answer is below 2^53. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= Math.min(k, n - k); i += 1) ways = (ways * (n - Math.min(k, n - k) + i)) / i;
  return ways;
}

/** C(n, k) of any size. */
export function chooseExactly(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let i = 1n; i <= BigInt(k); i += 1n) ways = (ways * (BigInt(n - k) + i)) / i;
  return ways;
}

export function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}

/** Every way to choose `k` of the items, in order. */
export function combinations<T>(items: readonly T[], k: number): T[][] {
  if (k === 0) return [[]];
  return items.flatMap((item, index) =>
    combinations(items.slice(index + 1), k - 1).map((rest) => [item, ...rest]),
  );
}

/** Every way to choose one item from each list. */
export function products<T>(lists: readonly (readonly T[])[]): T[][] {
  return lists.reduce<T[][]>(
    (heads, list) => heads.flatMap((head) => list.map((item) => [...head, item])),
    [[]],
  );
}

/** The number of ways to choose one entry from each row with no two the same. */
export function countDistinctTuples(rows: readonly (readonly number[])[]): number {
  let ways = new Map<bigint, number>([[0n, 1]]);
  for (const row of rows) {
    const next = new Map<bigint, number>();
    for (const [used, count] of ways)
      for (const entry of row) {
        const bit = 1n << BigInt(entry);
        if ((used & bit) === 0n) next.set(used | bit, (next.get(used | bit) ?? 0) + count);
      }
    ways = next;
  }
  return [...ways.values()].reduce((sum, count) => sum + count, 0);
}
