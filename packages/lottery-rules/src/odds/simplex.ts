import { add, compare, divide, type Fraction, fraction, multiply, ONE, subtract, ZERO } from '@parlour/exact';

/**
 * The value of a game to its row player, exactly: the most that can be guaranteed by spreading one unit over the rows,
 * whatever column comes, and the spread that does it. `pays[row][column]` is what a unit on the row pays. The simplex
 * method in fractions; Bland's rule keeps it from cycling.
 */
export function solveGame(pays: readonly (readonly Fraction[])[]): { value: Fraction; spread: Fraction[] } {
  const columns = pays[0]?.length ?? 0;
  if (pays.length === 0 || columns === 0) throw new RangeError('a game has rows and columns');
  const least = pays.flat().reduce((a, b) => (compare(a, b) < 0 ? a : b));
  const shift = subtract(ONE, least);
  // With every pay positive, the column player's programme is: maximise the sum of y where pays x y <= 1, y >= 0.
  const table = pays.map((row, index) => [
    ...row.map((pay) => add(pay, shift)),
    ...pays.map((_, other) => (other === index ? ONE : ZERO)),
    ONE,
  ]);
  const goal = [...Array<Fraction>(columns).fill(fraction(-1n)), ...pays.map(() => ZERO), ZERO];
  while (pivot(table, goal));
  const total = goal.at(-1) ?? ONE;
  const spread = pays.map((_, row) => divide(goal[columns + row] ?? ZERO, total));
  return { value: subtract(divide(ONE, total), shift), spread };
}

/** One step towards the optimum; false if there is none to make. */
function pivot(table: Fraction[][], goal: Fraction[]): boolean {
  const entering = goal.slice(0, -1).findIndex((cost) => cost.over < 0n);
  if (entering < 0) return false;
  const leaving = findLeaving(table, entering);
  const row = table[leaving];
  if (!row) throw new RangeError('the programme has no bound');
  const divisor = row[entering] ?? ONE;
  for (let i = 0; i < row.length; i += 1) row[i] = divide(row[i] ?? ZERO, divisor);
  for (const other of [...table, goal]) if (other !== row) clearColumn(other, row, entering);
  return true;
}

function findLeaving(table: Fraction[][], entering: number): number {
  let leaving = -1;
  let lowest: Fraction | null = null;
  let lowestBasic = Number.POSITIVE_INFINITY;
  table.forEach((row, index) => {
    const slope = row[entering] ?? ZERO;
    if (slope.over <= 0n) return;
    const ratio = divide(row.at(-1) ?? ZERO, slope);
    const order = lowest ? compare(ratio, lowest) : -1;
    const basic = findBasic(table, index);
    if (order < 0 || (order === 0 && basic < lowestBasic)) {
      leaving = index;
      lowest = ratio;
      lowestBasic = basic;
    }
  });
  return leaving;
}

/** The variable that the row stands for: its column is 1 here and 0 in every other row. */
function findBasic(table: Fraction[][], index: number): number {
  const row = table[index] ?? [];
  return row.findIndex(
    (own, column) =>
      own.over === own.under && table.every((other, i) => i === index || (other[column] ?? ZERO).over === 0n),
  );
}

function clearColumn(row: Fraction[], pivotRow: readonly Fraction[], column: number): void {
  const factor = row[column] ?? ZERO;
  if (factor.over === 0n) return;
  for (let i = 0; i < row.length; i += 1)
    row[i] = subtract(row[i] ?? ZERO, multiply(factor, pivotRow[i] ?? ZERO));
}
