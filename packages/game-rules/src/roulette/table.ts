/** How many numbers a bet covers decides what it pays; `even` are the six even chances. */
export type RouletteKind = 'straight' | 'split' | 'street' | 'corner' | 'line' | 'dozen' | 'column' | 'even';
export type RouletteBet = { kind: RouletteKind; numbers: readonly number[] };

/** The pockets of the wheel, clockwise. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];

const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
const ALL = count(1, 36);
/** The first numbers of the twelve rows of the cloth. */
const ROWS = count(0, 11).map((row) => 1 + 3 * row);

/**
 * Every bet of the cloth by its name, in the order of the cloth. Streets, corners and lines are called after their
 * lowest number; the trios and the first four take in the zero.
 */
export const ROULETTE_BETS: ReadonlyMap<string, RouletteBet> = new Map<string, RouletteBet>([
  ...[0, ...ALL].map((number) => name('straight', [number], number)),
  ...[1, 2, 3].map((number) => name('split', [0, number], `0-${number}`)),
  ...ROWS.flatMap((first) => [
    ...[first, first + 1].map((left) => name('split', [left, left + 1], `${left}-${left + 1}`)),
    ...[first, first + 1, first + 2]
      .filter((number) => number <= 33)
      .map((number) => name('split', [number, number + 3], `${number}-${number + 3}`)),
  ]),
  ...ROWS.map((first) => name('street', count(first, first + 2), first)),
  ['trio-1-2', { kind: 'street', numbers: [0, 1, 2] }],
  ['trio-2-3', { kind: 'street', numbers: [0, 2, 3] }],
  ...ROWS.slice(0, -1).flatMap((first) =>
    [first, first + 1].map((low) => name('corner', [low, low + 1, low + 3, low + 4], low)),
  ),
  ['first-four', { kind: 'corner', numbers: [0, 1, 2, 3] }],
  ...ROWS.slice(0, -1).map((first) => name('line', count(first, first + 5), first)),
  ...[1, 2, 3].map((dozen) => name('dozen', count(12 * dozen - 11, 12 * dozen), dozen)),
  ...[1, 2, 3].map((column) =>
    name(
      'column',
      ROWS.map((first) => first + column - 1),
      column,
    ),
  ),
  ['red', { kind: 'even', numbers: RED }],
  ['black', { kind: 'even', numbers: ALL.filter((number) => !RED.includes(number)) }],
  ['even', { kind: 'even', numbers: count(1, 18).map((half) => 2 * half) }],
  ['odd', { kind: 'even', numbers: count(1, 18).map((half) => 2 * half - 1) }],
  ['low', { kind: 'even', numbers: count(1, 18) }],
  ['high', { kind: 'even', numbers: count(19, 36) }],
]);

function name(kind: RouletteKind, numbers: number[], where: number | string): [string, RouletteBet] {
  return [`${kind}-${where}`, { kind, numbers }];
}

function count(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
