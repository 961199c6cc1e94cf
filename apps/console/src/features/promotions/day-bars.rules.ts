/** Of a hundred: what is there is seen, however little it is. */
export function heightOf(amount: number, most: number): number {
  if (amount <= 0 || most <= 0) return 0;
  return Math.max(2, Math.round((100 * amount) / most));
}
