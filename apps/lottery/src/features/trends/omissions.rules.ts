import type { LotteryFamily } from '@parlour/contract/values/lottery';
import { type DrawnIssue, groupsOf, type TrendGroup } from './groups.rules.ts';

/** How far back a trend looks, in issues. */
export const TREND_WINDOWS = [30, 50, 100, 200] as const;

/** How many values a list of the hot or the cold names. */
export const EXTREMES_LISTED = 10;

/** Of one value, over the issues of a window. */
export type ColumnFigures = {
  /** Issues since it was last shown: 0 if the newest shows it. Of one never shown, all that are known. */
  readonly current: number;
  /** The most issues without it at any row of the window, those before the window counted in. */
  readonly longest: number;
  /** The mean length of the stretches without it, between and around its appearances in the window. */
  readonly average: number;
  /** In how many issues of the window it was shown. */
  readonly times: number;
  /** In how many issues of the window in a row, at most. */
  readonly longestRun: number;
};

export type TrendRow = {
  readonly numero: string;
  /** Issues since each value was last shown; 0: this issue shows it. */
  readonly cells: readonly number[];
};

export type Trend = { readonly rows: readonly TrendRow[]; readonly figures: readonly ColumnFigures[] };

/**
 * Of every group of a family by its id: the issues since each value was last shown, for the balls of a bet page. Empty
 * lists where nothing was drawn yet.
 */
export function omissionsOf(
  family: LotteryFamily,
  issues: readonly DrawnIssue[],
): Readonly<Record<string, readonly number[]>> {
  return Object.fromEntries(groupsOf(family).map((group) => [group.id, lastCells(group, issues)] as const));
}

/** The chart of a group over its last issues, which come from the oldest to the newest. Void ones are left out. */
export function trendOf(group: TrendGroup, issues: readonly DrawnIssue[], window: number): Trend {
  const all = rowsOf(group, issues);
  const rows = all.slice(-window);
  return {
    rows,
    figures: group.columns.map((_, column) => figuresOf(rows.map(({ cells }) => cells[column] ?? 0))),
  };
}

/** Of one value, from its cells in the rows of a window. */
function figuresOf(cells: readonly number[]): ColumnFigures {
  const times = cells.filter((cell) => cell === 0).length;
  let run = 0;
  let longestRun = 0;
  for (const cell of cells) {
    run = cell === 0 ? run + 1 : 0;
    longestRun = Math.max(longestRun, run);
  }
  return {
    current: cells.at(-1) ?? 0,
    longest: cells.reduce((most, cell) => Math.max(most, cell), 0),
    average: (cells.length - times) / (times + 1),
    times,
    longestRun,
  };
}

export type Heat = 'hot' | 'cold' | null;

/** The values shown most often are hot, those shown least often are cold; all alike, none is either. */
export function heatOf(figures: readonly ColumnFigures[]): Heat[] {
  const counts = figures.map(({ times }) => times);
  const most = Math.max(...counts);
  const least = Math.min(...counts);
  return counts.map((times) => {
    if (most === least) return null;
    if (times === most) return 'hot';
    return times === least ? 'cold' : null;
  });
}

/** The columns by how often they were shown, the hottest first; of equals, the one that waits shorter. */
export function byTimes(figures: readonly ColumnFigures[]): number[] {
  return figures
    .map((_, column) => column)
    .sort((a, b) => {
      const [one, other] = [figures[a], figures[b]];
      if (!one || !other) return 0;
      return other.times - one.times || one.current - other.current || a - b;
    });
}

/** The column that each row of a path shows, or null. */
export function pathOf(rows: readonly TrendRow[]): (number | null)[] {
  return rows.map(({ cells }) => {
    const column = cells.indexOf(0);
    return column < 0 ? null : column;
  });
}

function lastCells(group: TrendGroup, issues: readonly DrawnIssue[]): readonly number[] {
  return rowsOf(group, issues).at(-1)?.cells ?? [];
}

function rowsOf(group: TrendGroup, issues: readonly DrawnIssue[]): TrendRow[] {
  let omissions = group.columns.map(() => 0);
  return issues.flatMap(({ numero, result }) => {
    if (!result) return [];
    const shown = new Set(group.shownBy(result, numero));
    omissions = omissions.map((omission, column) => (shown.has(column) ? 0 : omission + 1));
    return [{ numero, cells: omissions }];
  });
}
