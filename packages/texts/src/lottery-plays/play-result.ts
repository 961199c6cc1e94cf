/** How the numbers of a result are drawn, as `packages/lottery-rules` says it. */
export type Draw =
  | { readonly kind: 'digits' | 'dice'; readonly count: number }
  | { readonly kind: 'distinct'; readonly count: number; readonly from: number }
  | { readonly kind: 'lots'; readonly digits: readonly number[] };

/** A result as players write it: a draw's numbers are padded to the longest, lots to their drawn length. */
export function writeResult(draw: Draw, result: readonly number[]): string {
  return result.map((value, index) => String(value).padStart(widthOf(draw, index), '0')).join(' ');
}

function widthOf(draw: Draw, index: number): number {
  if (draw.kind === 'lots') return draw.digits[index] ?? 1;
  return draw.kind === 'distinct' ? String(draw.from).length : 1;
}
