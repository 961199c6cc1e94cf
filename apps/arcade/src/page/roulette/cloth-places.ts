import { ROULETTE_BETS, type RouletteKind } from '@parlour/game-rules/roulette';

/** What a tap among the numbers bets on. */
export const INSIDE_KINDS = ['straight', 'split', 'street', 'corner', 'line'] as const;
export type InsideKind = (typeof INSIDE_KINDS)[number];

/** Lines of a grid of half cells: row, column, rows, columns. Its first column is a margin beside the numbers. */
export type Area = readonly [row: number, column: number, rows: number, columns: number];
export type ClothPlace = {
  on: string;
  kind: RouletteKind;
  /** Where it is tapped: together the places of one kind cover the cloth and never each other. */
  hit: Area;
  /** Where its chips lie. */
  chip: Area;
  /** Places between two numbers reach to the middle of both, as diamonds do. */
  isDiamond: boolean;
};

const FULL = 7;
const ZERO_ROW: Area = [1, 2, 2, 6];

export const CLOTH_PLACES: ReadonlyMap<string, ClothPlace> = new Map(
  [...ROULETTE_BETS].flatMap(([on, { kind, numbers }]) => {
    const areas = areasOf(kind, numbers);
    return areas ? [[on, { on, kind, isDiamond: kind === 'split', ...areas }]] : [];
  }),
);

export function placesOf(kind: InsideKind): ClothPlace[] {
  return [...CLOTH_PLACES.values()].filter((place) => place.kind === kind);
}

export function writeArea([row, column, rows, columns]: Area): string {
  return `${row} / ${column} / span ${rows} / span ${columns}`;
}

/** The cell of a number. */
export function cellOf(number: number): Area {
  return number === 0 ? ZERO_ROW : [2 * rowOf(number) + 1, columnOf(number), 2, 2];
}

function areasOf(kind: RouletteKind, numbers: readonly number[]): { hit: Area; chip: Area } | null {
  const [low = 0, second = 0] = numbers;
  const row = 2 * rowOf(low) + 1;
  switch (kind) {
    case 'straight':
      return both(cellOf(low));
    case 'split':
      if (low === 0) return both([2, columnOf(second), 2, 2]);
      return both(second - low === 1 ? [row, columnOf(low) + 1, 2, 2] : [row + 1, columnOf(low), 2, 2]);
    case 'street':
      if (low > 0) return { hit: [row, 1, 2, FULL], chip: [row, 1, 2, 1] };
      // The two trios share the row of the zero.
      return { hit: [1, 3 * second - 1, 2, 3], chip: [2, columnOf(second) + 1, 2, 2] };
    case 'corner': {
      if (low === 0) return { hit: [1, 1, 2, FULL], chip: [2, 1, 2, 1] };
      const column = columnOf(low);
      return { hit: [row + 1, column === 2 ? 2 : 5, 2, 3], chip: [row + 1, column + 1, 2, 2] };
    }
    case 'line':
      return { hit: [row + 1, 1, 2, FULL], chip: [row + 1, 1, 2, 1] };
    default:
      return null;
  }
}

function both(area: Area): { hit: Area; chip: Area } {
  return { hit: area, chip: area };
}

function rowOf(number: number): number {
  return Math.ceil(number / 3);
}

/** The line at which the column of a number begins. */
function columnOf(number: number): number {
  return 2 * (number - 3 * (rowOf(number) - 1));
}
