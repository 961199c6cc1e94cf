import type { Cell } from '@parlour/game-rules/slots/seen';

/** A symbol of the board that follows, and the row it comes from; above the board rows are negative. */
export type Fall = { symbol: number; row: number; from: number };

/** What lies above a gap falls into it, and new symbols come from above, as the rules have filled the next board. */
export function fallsOf(
  from: readonly (readonly number[])[],
  to: readonly (readonly number[])[],
  gone: readonly Cell[],
): Fall[][] {
  const isGone = new Set(gone);
  return to.map((cells, reel) => {
    const kept = (from[reel] ?? []).flatMap((_, row) => (isGone.has(10 * reel + row) ? [] : [row]));
    const fresh = cells.length - kept.length;
    return cells.map((symbol, row) => ({ symbol, row, from: kept[row - fresh] ?? row - fresh }));
  });
}
