/** How the numbers of a result are drawn, as `packages/lottery-rules` says it. */
export type Draw =
  | { readonly kind: 'digits' | 'dice'; readonly count: number }
  | { readonly kind: 'distinct'; readonly count: number; readonly from: number };

/** A result as players write it: numbers of a draw are all as long as the longest. */
export function writeResult(draw: Draw, result: readonly number[]): string {
  const width = draw.kind === 'distinct' ? String(draw.from).length : 1;
  return result.map((value) => String(value).padStart(width, '0')).join(' ');
}
