/** Pixels; the chart's style sheet says the same. */
export const ROW_HEIGHT = 30;
export const ISSUE_WIDTH = 60;
const COLUMN_WIDTH_MIN = 22;
const NAMED_WIDTH_MIN = 62;
/** Rows drawn above and below what can be seen. */
const ROWS_AHEAD = 8;

/** The least width at which every column can be read. */
export function chartWidth(columns: number, isNamed: boolean): number {
  return ISSUE_WIDTH + columns * (isNamed ? NAMED_WIDTH_MIN : COLUMN_WIDTH_MIN);
}

/** Which rows to draw: those in sight and a few around them. */
export function rowsInSight(of: { scrollTop: number; height: number; rows: number }): {
  from: number;
  to: number;
} {
  const first = Math.floor(of.scrollTop / ROW_HEIGHT) - ROWS_AHEAD;
  const last = Math.ceil((of.scrollTop + of.height) / ROW_HEIGHT) + ROWS_AHEAD;
  const from = Math.min(Math.max(first, 0), Math.max(of.rows - 1, 0));
  return { from, to: Math.min(Math.max(last, from), of.rows) };
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
