import type { Alphabet } from './alphabet.ts';
import type { Refusal, RefusalCode } from './refusal.ts';

/** One row of a board: its alphabet and how many entries it takes. */
export type Row = {
  /** Names the row to a player: `ball1`, `pair`, `banker` ... */
  readonly id: string;
  readonly alphabet: Alphabet;
  readonly min: number;
  readonly max: number;
};

/** Positions that may be ticked beside the rows or lines, in plays over any of the positions. */
export type Ticks = { readonly of: number; readonly min: number };

export type RowsShape = {
  readonly kind: 'rows';
  readonly rows: readonly Row[];
  /** No entry stands in two rows: a banker cannot be a pick as well. */
  readonly apart?: boolean;
  readonly ticks?: Ticks;
};

export type LinesShape = {
  readonly kind: 'lines';
  readonly length: number;
  readonly alphabet: Alphabet;
  /** False: a line means the same in any order, and is kept ascending. */
  readonly ordered: boolean;
  /** What is wrong with a line of known entries, if anything. The line is in its stored order. */
  readonly check?: (line: ArrayLike<number>) => RefusalCode | null;
  readonly ticks?: Ticks;
};

/** What a selection of a play looks like; a board can be drawn from it. */
export type Shape = RowsShape | LinesShape;

/** Rows and ticks are ascending and free of repeats. */
export type RowsSelection = {
  readonly kind: 'rows';
  readonly ticks: readonly number[];
  readonly rows: readonly (readonly number[])[];
};

/** Lines lie one after the other in `entries`, ascending and free of repeats. */
export type LinesSelection = {
  readonly kind: 'lines';
  readonly ticks: readonly number[];
  readonly length: number;
  readonly entries: Uint8Array;
};

export type Selection = RowsSelection | LinesSelection;

export type Reading =
  | { readonly ok: true; readonly selection: Selection; readonly count: number }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

export function rowsOf(selection: Selection): readonly (readonly number[])[] {
  return selection.kind === 'rows' ? selection.rows : [];
}

export function linesOf(selection: Selection): { entries: Uint8Array; length: number } {
  return selection.kind === 'lines' ? selection : { entries: new Uint8Array(), length: 1 };
}

export function countLines(selection: Selection): number {
  const { entries, length } = linesOf(selection);
  return entries.length / length;
}
