/** 0, 1, 2 and so on: as many as there are. */
export function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, number) => number);
}
