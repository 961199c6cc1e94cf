/** Who won a round at a table of two sides. */
export type Side = 'red' | 'blue' | 'tie';
/** A place on the big road: who won it, and how many ties came after. */
export type BigMark = { side: 'red' | 'blue'; ties: number };
/** Whether a round went on as the columns before it did. */
export type Derived = 'red' | 'blue';

/** Columns of rounds in which one side kept winning; ties are counted on the round before them. Oldest first. */
export function bigRoad(sides: readonly Side[]): BigMark[][] {
  const columns: BigMark[][] = [];
  for (const side of sides) {
    const column = columns.at(-1);
    const last = column?.at(-1);
    if (side === 'tie') {
      if (last) last.ties += 1;
    } else if (column && last?.side === side) column.push({ side, ties: 0 });
    else columns.push([{ side, ties: 0 }]);
  }
  return columns;
}

/**
 * A derived road looks `back` columns behind each round of the big road: 1 is the big eye boy, 2 the small road, 3 the
 * cockroach pig. Red says that the road repeats itself, blue that it does not.
 */
export function derivedRoad(columns: readonly (readonly BigMark[])[], back: 1 | 2 | 3): Derived[] {
  const heightOf = (column: number) => columns[column]?.length ?? 0;
  return columns.flatMap((marks, column) =>
    marks.flatMap((_, row) => {
      // It begins in the second row of the column after `back`, or in the first row of the next one.
      if (column < back || (column === back && row === 0)) return [];
      const isAlike =
        row === 0
          ? heightOf(column - 1) === heightOf(column - 1 - back)
          : row < heightOf(column - back) === row - 1 < heightOf(column - back);
      return [isAlike ? ('red' as const) : ('blue' as const)];
    }),
  );
}

/** Marks in columns: a new one begins where the mark changes. */
export function toColumns<Mark>(marks: readonly Mark[]): Mark[][] {
  const columns: Mark[][] = [];
  for (const mark of marks) {
    const column = columns.at(-1);
    if (column && column[0] === mark) column.push(mark);
    else columns.push([mark]);
  }
  return columns;
}

export type Placed<Mark> = { column: number; row: number; mark: Mark };

/** Where marks lie on a grid of so many rows: a column that is full, or meets another, turns to the right. */
export function layRoad<Mark>(columns: readonly (readonly Mark[])[], rows: number): Placed<Mark>[] {
  const taken = new Set<string>();
  const placed: Placed<Mark>[] = [];
  let start = 0;
  for (const marks of columns) {
    while (taken.has(`${start} 0`)) start += 1;
    let at = { column: start, row: 0 };
    for (const [index, mark] of marks.entries()) {
      if (index > 0) {
        const isBelowFree =
          at.row + 1 < rows && at.column === start && !taken.has(`${at.column} ${at.row + 1}`);
        at = isBelowFree ? { column: at.column, row: at.row + 1 } : { column: at.column + 1, row: at.row };
      }
      taken.add(`${at.column} ${at.row}`);
      placed.push({ ...at, mark });
    }
    start += 1;
  }
  return placed;
}
