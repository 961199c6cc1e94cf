/** Pixels; the chart's style sheet says the same. */
export const ROW_HEIGHT = 30;
export const ISSUE_WIDTH = 60;
const COLUMN_WIDTH_MIN = 20;
/** Where a chart is scrolled sideways anyway, figures of three digits have room. */
const ROOMY_WIDTH_MIN = 28;
const COLUMNS_ON_A_PHONE = 12;
const NAMED_WIDTH_MIN = 62;
/** Rows and columns drawn around what can be seen, and how many are passed before others are drawn. */
const AHEAD = 6;
const STEP = 4;

/** The least width at which every column can be read. */
export function chartWidth(columns: number, isNamed: boolean): number {
  const width = columns > COLUMNS_ON_A_PHONE ? ROOMY_WIDTH_MIN : COLUMN_WIDTH_MIN;
  return ISSUE_WIDTH + columns * (isNamed ? NAMED_WIDTH_MIN : width);
}

export type Stretch = { readonly from: number; readonly to: number };

/** Which rows to draw: those in sight and a few around them. */
export function rowsInSight(of: { scrollTop: number; height: number; rows: number }): Stretch {
  return stretchOf({ from: of.scrollTop, length: of.height, size: ROW_HEIGHT, count: of.rows });
}

/** Which columns to draw: all that fit on a phone, of more only those in sight and a few around them. */
export function columnsInSight(of: {
  scrollLeft: number;
  width: number;
  /** Of all columns together. */
  sheetWidth: number;
  columns: number;
}): Stretch {
  if (of.columns <= COLUMNS_ON_A_PHONE) return { from: 0, to: of.columns };
  const size = Math.max(of.sheetWidth / of.columns, COLUMN_WIDTH_MIN);
  return stretchOf({ from: of.scrollLeft, length: of.width, size, count: of.columns });
}

function stretchOf(of: { from: number; length: number; size: number; count: number }): Stretch {
  const first = inSteps(of.from / of.size - AHEAD, Math.floor);
  const last = inSteps((of.from + of.length) / of.size + AHEAD, Math.ceil);
  const from = Math.min(Math.max(first, 0), Math.max(of.count - 1, 0));
  return { from, to: Math.min(Math.max(last, from), of.count) };
}

function inSteps(places: number, round: (steps: number) => number): number {
  return round(places / STEP) * STEP;
}

/** Lines between the values of consecutive rows, in columns and rows; a row without a value breaks the line. */
export function linesOf(path: readonly (number | null)[]): string[] {
  const lines: string[][] = [];
  path.forEach((column, row) => {
    if (column === null) return;
    const point = `${column + 0.5},${row + 0.5}`;
    const isContinued = row > 0 && path[row - 1] !== null;
    if (isContinued) lines.at(-1)?.push(point);
    else lines.push([point]);
  });
  return lines.filter((points) => points.length > 1).map((points) => points.join(' '));
}

/** What tells issues apart in a narrow column: the place in the day, or of daily ones month and day. */
export function shortNumero(numero: string): string {
  return numero.split('-')[1] ?? `${numero.slice(4, 6)}/${numero.slice(6)}`;
}

const LEVELS = 5;

/** How strongly a value that has not come for so long is tinted: 0 not at all, 4 as long as the longest. */
export function heatLevel(omission: number, longest: number): number {
  return longest === 0 ? 0 : Math.min(LEVELS - 1, Math.floor((omission * LEVELS) / longest));
}

/** More values than this do not fit beside each other as bars. */
export const BARS_MAX = 28;
