/** What is behind the point: spreads numbers that follow each other, the same at every drawing. */
export function fractionOf(value: number): number {
  return value - Math.floor(value);
}
