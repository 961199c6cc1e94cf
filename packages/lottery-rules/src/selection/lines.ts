import type { Refusal, RefusalCode } from './refusal.ts';
import { REFUSALS_MAX } from './refusal.ts';
import type { LinesShape } from './selection.ts';

const ZERO_CODE = 48;
const FULL_WIDTH_OFFSET = 0xfee0;
const NO_DIGIT = -1;
const ENTRY_ENDS = -2;
const LINE_ENDS = -3;

/**
 * Reads typed lines in one pass. A comma, semicolon, bar or line break ends a line; a space or hyphen ends an entry of
 * two digits, and a line where entries have one. Full-width digits and signs, as Asian keyboards write them, count alike.
 * Answers every line that is good, ascending and once, and what is wrong with the others.
 */
export function readLines(shape: LinesShape, text: string): { entries: Uint8Array; refusals: Refusal[] } {
  const { length, alphabet } = shape;
  const width = alphabet.names[0]?.length ?? 1;
  const size = alphabet.names.length;
  const found = createCodeSet(size ** length);
  const refusals: Refusal[] = [];
  const line = new Uint8Array(length);
  let lineIndex = 0;
  let filled = 0;
  let value = 0;
  let digits = 0;
  let isBad: RefusalCode | null = null;
  let startsAt = -1;

  const endEntry = () => {
    if (digits === 0) return;
    const isKnown = value >= alphabet.first && value - alphabet.first < size;
    if (!isKnown) isBad ??= 'entry_unknown';
    else if (filled < length) line[filled] = value;
    filled += 1;
    value = 0;
    digits = 0;
  };
  const endLine = (endsAt: number) => {
    endEntry();
    if (startsAt < 0) return;
    const code = isBad ?? keepLine(shape, line, filled, found);
    if (code && refusals.length < REFUSALS_MAX)
      refusals.push({ code, line: lineIndex, entry: text.slice(startsAt, endsAt).slice(0, 40) });
    lineIndex += 1;
    filled = 0;
    isBad = null;
    startsAt = -1;
  };

  for (let at = 0; at < text.length; at += 1) {
    const sign = readSign(text.charCodeAt(at), width);
    if (sign === LINE_ENDS) endLine(at);
    else if (sign === ENTRY_ENDS) endEntry();
    else {
      if (startsAt < 0) startsAt = at;
      if (sign === NO_DIGIT) isBad ??= 'entry_unknown';
      else {
        value = value * 10 + sign;
        digits += 1;
        if (digits === width) endEntry();
      }
    }
  }
  endLine(text.length);
  if (lineIndex === 0) refusals.push({ code: 'lines_missing' });
  return { entries: found.entries(shape), refusals };
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

function keepLine(shape: LinesShape, line: Uint8Array, filled: number, found: CodeSet): RefusalCode | null {
  if (filled !== shape.length) return 'line_length';
  if (!shape.ordered) line.sort();
  const wrong = shape.check?.(line);
  if (wrong) return wrong;
  let code = 0;
  for (let i = 0; i < shape.length; i += 1)
    code = code * shape.alphabet.names.length + (line[i] ?? 0) - shape.alphabet.first;
  return found.add(code) ? null : 'line_repeated';
}

type CodeSet = ReturnType<typeof createCodeSet>;

/** Which lines were seen, as one byte for each line there can be: ascending order comes for free. */
function createCodeSet(size: number) {
  const seen = new Uint8Array(size);
  let count = 0;
  return {
    add(code: number): boolean {
      if (seen[code] === 1) return false;
      seen[code] = 1;
      count += 1;
      return true;
    },
    entries({ length, alphabet }: LinesShape): Uint8Array {
      const entries = new Uint8Array(count * length);
      let line = 0;
      for (let code = seen.indexOf(1); code >= 0; code = seen.indexOf(1, code + 1)) {
        let rest = code;
        for (let i = length - 1; i >= 0; i -= 1) {
          const quotient = Math.floor(rest / alphabet.names.length);
          entries[line * length + i] = rest - quotient * alphabet.names.length + alphabet.first;
          rest = quotient;
        }
        line += 1;
      }
      return entries;
    },
  };
}
