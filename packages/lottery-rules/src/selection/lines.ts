import type { Refusal, RefusalCode } from './refusal.ts';
import { REFUSALS_MAX } from './refusal.ts';
import type { LinesShape } from './selection.ts';

const ZERO_CODE = 48;
const FULL_WIDTH_OFFSET = 0xfee0;
const NO_DIGIT = -1;
const ENTRY_ENDS = -2;
const LINE_ENDS = -3;
/** How much of a wrong line is shown. */
const ENTRY_SHOWN_MAX = 40;

/**
 * Parses typed lines. A comma, semicolon, bar or line break ends a line; a space or hyphen ends an entry of two digits,
 * or a line where entries have one digit. Full-width digits and signs, as typed on Asian keyboards, count the same.
 * Returns every good line, ascending and once, and what is wrong with the others.
 */
export function readLines(shape: LinesShape, text: string): { entries: Uint8Array; refusals: Refusal[] } {
  const width = shape.alphabet.names[0]?.length ?? 1;
  const found = createCodeSet(shape.alphabet.names.length ** shape.length);
  const line = new Uint8Array(shape.length);
  const refusals: Refusal[] = [];
  let index = 0;
  for (let at = 0; at < text.length; ) {
    let end = at;
    while (end < text.length && readSign(text.charCodeAt(end), width) !== LINE_ENDS) end += 1;
    if (!isBlank(text, at, end, width)) {
      const wrong = readLine({ shape, text, width, line }, at, end) ?? keepLine(shape, line, found);
      if (wrong && refusals.length < REFUSALS_MAX)
        refusals.push({
          code: wrong,
          line: index,
          entry: text.slice(at, Math.min(end, at + ENTRY_SHOWN_MAX)),
        });
      index += 1;
    }
    at = end + 1;
  }
  if (index === 0) refusals.push({ code: 'lines_missing' });
  return { entries: found.entries(shape), refusals };
}

/** For plays in which no value appears twice. */
export function refuseSameEntry(line: ArrayLike<number>): RefusalCode | null {
  return new Set(Array.from(line)).size < line.length ? 'line_same_entry' : null;
}

type LineReader = { shape: LinesShape; text: string; width: number; line: Uint8Array };

/** Fills the line with the entries between the two places. */
function readLine({ shape, text, width, line }: LineReader, start: number, end: number): RefusalCode | null {
  const { first, names } = shape.alphabet;
  let filled = 0;
  let value = 0;
  let digits = 0;
  for (let at = start; at <= end; at += 1) {
    const sign = at < end ? readSign(text.charCodeAt(at), width) : ENTRY_ENDS;
    if (sign === NO_DIGIT) return 'entry_unknown';
    if (sign >= 0) {
      value = value * 10 + sign;
      digits += 1;
    }
    if (digits < width && (sign >= 0 || digits === 0)) continue;
    if (value < first || value - first >= names.length) return 'entry_unknown';
    if (filled < shape.length) line[filled] = value;
    filled += 1;
    value = 0;
    digits = 0;
  }
  return filled === shape.length ? null : 'line_length';
}

function isBlank(text: string, start: number, end: number, width: number): boolean {
  for (let at = start; at < end; at += 1)
    if (readSign(text.charCodeAt(at), width) !== ENTRY_ENDS) return false;
  return true;
}

function readSign(code: number, width: number): number {
  const sign = code >= 0xff00 && code < 0xff5f ? code - FULL_WIDTH_OFFSET : code;
  if (sign >= ZERO_CODE && sign <= ZERO_CODE + 9) return sign - ZERO_CODE;
  // Line break, carriage return, comma, semicolon, bar, and the ideographic comma.
  if (sign === 10 || sign === 13 || sign === 44 || sign === 59 || sign === 124 || sign === 0x3001)
    return LINE_ENDS;
  // Space, tab, hyphen, ideographic space.
  if (sign === 32 || sign === 9 || sign === 45 || sign === 0x3000)
    return width === 1 ? LINE_ENDS : ENTRY_ENDS;
  return NO_DIGIT;
}

function keepLine(shape: LinesShape, line: Uint8Array, found: CodeSet): RefusalCode | null {
  if (!shape.ordered) line.sort();
  const wrong = shape.check?.(line);
  if (wrong) return wrong;
  let code = 0;
  for (let i = 0; i < shape.length; i += 1)
    code = code * shape.alphabet.names.length + (line[i] ?? 0) - shape.alphabet.first;
  return found.add(code) ? null : 'line_repeated';
}

type CodeSet = { add(code: number): boolean; entries(shape: LinesShape): Uint8Array };

/** Which lines were seen. Up to a million possible lines, one byte each is the fastest, and already in order. */
function createCodeSet(size: number): CodeSet {
  return size <= 2 ** 20 ? createByteSet(size) : createSortedSet();
}

function createByteSet(size: number): CodeSet {
  const seen = new Uint8Array(size);
  let count = 0;
  return {
    add(code) {
      if (seen[code] === 1) return false;
      seen[code] = 1;
      count += 1;
      return true;
    },
    entries(shape) {
      const entries = new Uint8Array(count * shape.length);
      for (let code = 0, line = 0; code < size; code += 1) {
        if (seen[code] === 0) continue;
        writeCode(shape, code, entries, line * shape.length);
        line += 1;
      }
      return entries;
    },
  };
}

function createSortedSet(): CodeSet {
  const seen = new Set<number>();
  return {
    add(code) {
      const before = seen.size;
      return seen.add(code).size > before;
    },
    entries(shape) {
      const entries = new Uint8Array(seen.size * shape.length);
      Float64Array.from(seen)
        .sort()
        .forEach((code, line) => {
          writeCode(shape, code, entries, line * shape.length);
        });
      return entries;
    },
  };
}

function writeCode({ length, alphabet }: LinesShape, code: number, entries: Uint8Array, at: number): void {
  let rest = code;
  for (let i = length - 1; i >= 0; i -= 1) {
    const quotient = Math.floor(rest / alphabet.names.length);
    entries[at + i] = rest - quotient * alphabet.names.length + alphabet.first;
    rest = quotient;
  }
}
