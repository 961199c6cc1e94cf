export type Ranked = { readonly nodeId: string; readonly hotRank: number | null };

/** The hot titles after some are moved to a place or removed (null); the others keep their order. */
export function placeHot(
  hot: readonly string[],
  { nodeIds, rank }: { nodeIds: readonly string[]; rank: number | null },
): string[] {
  const others = hot.filter((nodeId) => !nodeIds.includes(nodeId));
  if (rank === null) return others;
  return [...others.slice(0, rank - 1), ...nodeIds, ...others.slice(rank - 1)];
}

/**
 * The titles whose rank changes in the new order, counted from 1 without gaps. Sorted by id, the order in which titles
 * are locked.
 */
export function rerank(before: readonly Ranked[], order: readonly string[]): Ranked[] {
  const now = new Map(order.map((nodeId, index) => [nodeId, index + 1]));
  const known = new Map(before.map(({ nodeId, hotRank }) => [nodeId, hotRank]));
  const all = [...new Set([...known.keys(), ...now.keys()])].sort();
  return all
    .map((nodeId) => ({ nodeId, hotRank: now.get(nodeId) ?? null }))
    .filter(({ nodeId, hotRank }) => hotRank !== (known.get(nodeId) ?? null));
}
