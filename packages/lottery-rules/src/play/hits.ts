/** What was won, in columns filled up to `count`: which cell, which tier, how many times. */
export type Hits = { count: number; cell: Uint32Array; tier: Uint8Array; times: Float64Array };

export function createHits(): Hits {
  return { count: 0, cell: new Uint32Array(64), tier: new Uint8Array(64), times: new Float64Array(64) };
}

/** One place more than can be filled: a loop without branches writes there and moves on only after a hit. */
export function makeRoom(hits: Hits, count: number): void {
  if (hits.cell.length > count) return;
  const length = 2 * count + 1;
  const { cell, tier, times } = hits;
  hits.cell = new Uint32Array(length);
  hits.tier = new Uint8Array(length);
  hits.times = new Float64Array(length);
  hits.cell.set(cell.subarray(0, hits.count));
  hits.tier.set(tier.subarray(0, hits.count));
  hits.times.set(times.subarray(0, hits.count));
}
