import type { Play } from '../play/play.ts';
import { type Alphabet, has, nameOf } from './alphabet.ts';
import { readLines } from './lines.ts';
import type { Refusal } from './refusal.ts';
import { REFUSALS_MAX } from './refusal.ts';
import type { LinesShape, Reading, Row, RowsShape, Selection, Ticks } from './selection.ts';

const TICKS_END = '@';
const ROW_ENDS = '|';
const ENTRY_ENDS = ',';

/**
 * Parses what a member entered, or what an order stores. Rows: `0,1|2|3,4`, a bar between rows. Lines: as typed. Ticked
 * positions come first: `0,2,4@123,456`.
 */
export function readSelection(play: Pick<Play, 'shape' | 'count'>, text: string): Reading {
  const { shape } = play;
  const at = shape.ticks ? text.indexOf(TICKS_END) : -1;
  const ticks = at > 0 ? splitEntries(text.slice(0, at)).map((name) => readNumber(name)) : [];
  const body = text.slice(at + 1);
  if (shape.kind === 'lines') return readTyped(play, shape, ticks, body);
  const unknown: Refusal[] = [];
  const rows = readRows(shape, body, unknown);
  return unknown.length > 0 ? refuse(unknown) : selectRows(play, rows, ticks);
}

/** The values of all rows, loops by hand: an order has hundreds of rows. */
function readRows({ rows: own }: RowsShape, text: string, unknown: Refusal[]): number[][] {
  const rows: number[][] = [];
  for (let from = 0; from <= text.length; ) {
    let to = from;
    while (to < text.length && text[to] !== ROW_ENDS) to += 1;
    const alphabet = own[rows.length]?.alphabet;
    rows.push(alphabet ? readRow({ alphabet, text, row: rows.length }, { from, to }, unknown) : []);
    from = to + 1;
  }
  return rows;
}

type RowText = { alphabet: Alphabet; text: string; row: number };

function readRow(
  { alphabet: { first, names }, text, row }: RowText,
  { from, to }: { from: number; to: number },
  unknown: Refusal[],
): number[] {
  const values: number[] = [];
  for (let at = from; at <= to; ) {
    let end = at;
    while (end < to && text[end] !== ENTRY_ENDS) end += 1;
    const written = text.slice(at, end);
    let found = names.indexOf(written);
    if (found < 0) found = names.indexOf(written.trim());
    if (found >= 0) values.push(first + found);
    // A row may be left blank.
    else if (end - at < to - from || written.trim() !== '')
      unknown.push({ code: 'entry_unknown', row, entry: written.trim().slice(0, 40) });
    at = end + 1;
  }
  return values;
}

/** Takes the rows of a board as values. */
export function selectRows(
  play: Pick<Play, 'shape' | 'count'>,
  rows: readonly (readonly number[])[],
  ticks: readonly number[] = [],
): Reading {
  const { shape } = play;
  if (shape.kind !== 'rows' || rows.length !== shape.rows.length)
    return refuse([{ code: 'rows_wrong', limit: shape.kind === 'rows' ? shape.rows.length : 0 }]);
  if (isPlain(shape, rows, ticks)) return accept(play, { kind: 'rows', ticks, rows });
  const refusals = [...checkTicks(shape.ticks, ticks), ...checkRows(shape, rows)];
  if (refusals.length > 0) return refuse(refusals);
  return accept(play, {
    kind: 'rows',
    ticks: ticks.toSorted(ascending),
    rows: rows.map((row) => row.toSorted(ascending)),
  });
}

/** The canonical text of a selection: equal selections have equal texts. Orders store it. */
export function writeSelection({ shape }: Pick<Play, 'shape'>, selection: Selection): string {
  const ticks = shape.ticks ? `${selection.ticks.join(ENTRY_ENDS)}${TICKS_END}` : '';
  if (selection.kind === 'lines') return ticks + writeLines(shape as LinesShape, selection.entries);
  return ticks + writeRows(shape as RowsShape, selection.rows);
}

function writeRows({ rows: own }: RowsShape, rows: readonly (readonly number[])[]): string {
  let text = '';
  for (let row = 0; row < rows.length; row += 1) {
    const values = rows[row] as readonly number[];
    const { first, names } = (own[row] as Row).alphabet;
    if (row > 0) text += ROW_ENDS;
    for (let at = 0; at < values.length; at += 1) {
      if (at > 0) text += ENTRY_ENDS;
      text += names[(values[at] as number) - first];
    }
  }
  return text;
}

function writeLines({ length, alphabet }: LinesShape, entries: Uint8Array): string {
  const lines: string[] = [];
  for (let at = 0; at < entries.length; at += length) {
    let line = '';
    for (let i = 0; i < length; i += 1) line += nameOf(alphabet, entries[at + i] ?? 0);
    lines.push(line);
  }
  return lines.join(ENTRY_ENDS);
}

function readTyped(
  play: Pick<Play, 'shape' | 'count'>,
  shape: LinesShape,
  ticks: readonly number[],
  body: string,
): Reading {
  const { entries, refusals } = readLines(shape, body);
  const wrong = [...checkTicks(shape.ticks, ticks), ...refusals];
  if (wrong.length > 0) return refuse(wrong);
  return accept(play, { kind: 'lines', ticks: ticks.toSorted(ascending), length: shape.length, entries });
}

function accept(play: Pick<Play, 'count'>, selection: Selection): Reading {
  const count = play.count(selection);
  return count > 0 ? { ok: true, selection, count } : refuse([{ code: 'no_bets' }]);
}

function refuse(refusals: readonly Refusal[]): Reading {
  return { ok: false, refusals: refusals.slice(0, REFUSALS_MAX) };
}

/** Whether all is well at a glance: most selections have no ticks, and rows that ascend. Any other is looked at closely. */
function isPlain(
  { rows: own, apart, ticks: ticked }: RowsShape,
  rows: readonly (readonly number[])[],
  ticks: readonly number[],
): boolean {
  if (apart || ticked || ticks.length > 0) return false;
  for (let index = 0; index < own.length; index += 1) {
    const { alphabet, min, max } = own[index] as Row;
    const row = rows[index] as readonly number[];
    if (row.length < min || row.length > max) return false;
    for (let at = 0; at < row.length; at += 1) {
      const value = row[at] as number;
      if (!has(alphabet, value) || (at > 0 && value <= (row[at - 1] as number))) return false;
    }
  }
  return true;
}

function checkRows(shape: RowsShape, rows: readonly (readonly number[])[]): Refusal[] {
  const seen = new Set<number>();
  return shape.rows.flatMap(({ alphabet, min, max }, row) => {
    const entries = rows[row] ?? [];
    const refusals: Refusal[] = [];
    const own = new Set<number>();
    const refuseEntry = (code: Refusal['code'], value: number) =>
      refusals.push({ code, row, entry: nameOf(alphabet, value) || String(value) });
    for (const value of entries) {
      if (!has(alphabet, value)) refuseEntry('entry_unknown', value);
      else if (own.has(value)) refuseEntry('entry_repeated', value);
      else if (shape.apart && seen.has(value)) refuseEntry('entry_in_two_rows', value);
      own.add(value);
    }
    if (shape.apart) for (const value of own) seen.add(value);
    if (entries.length < min) refusals.push({ code: 'row_short', row, limit: min });
    if (entries.length > max) refusals.push({ code: 'row_long', row, limit: max });
    return refusals;
  });
}

function checkTicks(shape: Ticks | undefined, ticks: readonly number[]): Refusal[] {
  const known = ticks.filter((tick) => Number.isInteger(tick) && tick >= 0 && tick < (shape?.of ?? 0));
  if (known.length < ticks.length || new Set(known).size < known.length) return [{ code: 'tick_unknown' }];
  return shape && known.length < shape.min ? [{ code: 'ticks_short', limit: shape.min }] : [];
}

function splitEntries(row: string): string[] {
  const names = row.trim();
  if (names === '') return [];
  return names.includes(ENTRY_ENDS) ? names.split(ENTRY_ENDS).map((name) => name.trim()) : [names];
}

function readNumber(name: string): number {
  return /^\d{1,3}$/.test(name) ? Number(name) : Number.NaN;
}

function ascending(a: number, b: number): number {
  return a - b;
}
