import { ANY, allBut, type CodePoints, DIGITS, LINE_ENDS, SPACES, unite, WORD } from './code-points.ts';

/** A regular expression, reduced to what decides how often its parts can be tried. */
export type Part =
  | { kind: 'one'; of: CodePoints }
  | { kind: 'sequence'; parts: Part[] }
  | { kind: 'choice'; branches: Part[] }
  | { kind: 'repeat'; part: Part; min: number; max: number }
  | { kind: 'look'; part: Part }
  | { kind: 'border' };

const NAMED: Record<string, CodePoints> = {
  d: DIGITS,
  D: allBut(DIGITS),
  w: WORD,
  W: allBut(WORD),
  s: SPACES,
  S: allBut(SPACES),
};
const CONTROLS: Record<string, number> = { t: 9, n: 10, v: 11, f: 12, r: 13, 0: 0 };
const QUANTIFIER = /^(?:([*+?])|\{(\d+)(,)?(\d*)\})\??/;

/**
 * Parses what `new RegExp(source, 'u')` accepts; the flag rules out spellings with two meanings. Returns null for what
 * we do not bound: back references, lookbehind, and whatever a later language adds.
 */
export function readPattern(source: string): Part | null {
  const reader = createReader(source);
  try {
    const part = reader.choice();
    return reader.isDone() ? part : null;
  } catch (error) {
    if (error instanceof NotRead) return null;
    throw error;
  }
}

class NotRead extends Error {}

function createReader(source: string) {
  const characters = [...source];
  let at = 0;
  const rest = () => characters.slice(at).join('');
  const peek = () => characters[at];
  const take = () => {
    const character = characters[at];
    if (character === undefined) throw new NotRead();
    at += 1;
    return character;
  };
  const takeIf = (word: string) => {
    const isNext = [...word].every((character, index) => characters[at + index] === character);
    if (isNext) at += [...word].length;
    return isNext;
  };

  function choice(): Part {
    const branches = [sequence()];
    while (takeIf('|')) branches.push(sequence());
    return branches.length === 1 && branches[0] ? branches[0] : { kind: 'choice', branches };
  }

  function sequence(): Part {
    const parts: Part[] = [];
    while (peek() !== undefined && peek() !== '|' && peek() !== ')') parts.push(repeated(atom()));
    return { kind: 'sequence', parts };
  }

  function repeated(part: Part): Part {
    const found = QUANTIFIER.exec(rest());
    if (!found) return part;
    at += found[0].length;
    const [, sign, least, comma, most] = found;
    if (sign)
      return {
        kind: 'repeat',
        part,
        min: sign === '+' ? 1 : 0,
        max: sign === '?' ? 1 : Number.POSITIVE_INFINITY,
      };
    const min = Number(least);
    const max = comma === undefined ? min : most === '' ? Number.POSITIVE_INFINITY : Number(most);
    return { kind: 'repeat', part, min, max };
  }

  function atom(): Part {
    if (takeIf('^') || takeIf('$') || takeIf('\\b') || takeIf('\\B')) return { kind: 'border' };
    if (takeIf('.')) return { kind: 'one', of: allBut(LINE_ENDS) };
    if (takeIf('(')) return group();
    if (takeIf('[')) return { kind: 'one', of: characterClass() };
    if (takeIf('\\')) return { kind: 'one', of: escaped() };
    return { kind: 'one', of: single(codePointOf(take())) };
  }

  function group(): Part {
    const isLook = takeIf('?=') || takeIf('?!');
    if (!isLook && !takeIf('?:') && peek() === '?') {
      const name = /^\?<[\p{ID_Start}$_][\p{ID_Continue}$]*>/u.exec(rest());
      if (!name) throw new NotRead();
      at += [...name[0]].length;
    }
    const part = choice();
    if (take() !== ')') throw new NotRead();
    return isLook ? { kind: 'look', part } : part;
  }

  function characterClass(): CodePoints {
    const isNegated = takeIf('^');
    const sets: CodePoints[] = [];
    while (!takeIf(']')) {
      const from = classMember();
      const isRange = peek() === '-' && characters[at + 1] !== ']';
      if (isRange) take();
      sets.push(isRange ? between(from, classMember()) : from);
    }
    // The contents of a property are not known here, nor is their complement.
    const united = unite(...sets);
    return isNegated ? (sets.includes(ANY) ? ANY : allBut(united)) : united;
  }

  function classMember(): CodePoints {
    if (takeIf('\\b')) return single(8);
    if (takeIf('\\')) return escaped();
    return single(codePointOf(take()));
  }

  function escaped(): CodePoints {
    const character = take();
    const named = NAMED[character];
    if (named) return named;
    if (character === 'p' || character === 'P') return property();
    if (character === 'c') return single(codePointOf(take()) % 32);
    if (character === 'x') return single(Number.parseInt(take() + take(), 16));
    if (character === 'u') return single(unicode());
    if (character === 'k' || /[1-9]/.test(character)) throw new NotRead();
    return single(CONTROLS[character] ?? codePointOf(character));
  }

  function property(): CodePoints {
    const name = /^\{[^}]*\}/.exec(rest());
    if (!name) throw new NotRead();
    at += name[0].length;
    return ANY;
  }

  function unicode(): number {
    const found = /^(?:\{([\dA-Fa-f]+)\}|([\dA-Fa-f]{4})(?:\\u([Dd][C-Fc-f][\dA-Fa-f]{2}))?)/.exec(rest());
    if (!found) throw new NotRead();
    const [whole, braced, first = '', second] = found;
    if (braced !== undefined) {
      at += whole.length;
      return Number.parseInt(braced, 16);
    }
    const isPair = second !== undefined && /^[Dd][89ABab]/.test(first);
    at += isPair ? whole.length : first.length;
    return codePointOf(
      String.fromCharCode(Number.parseInt(first, 16), ...(isPair ? [Number.parseInt(second, 16)] : [])),
    );
  }

  return { choice, isDone: () => at === characters.length };
}

const single = (codePoint: number): CodePoints => [[codePoint, codePoint]];

function codePointOf(character: string): number {
  const codePoint = character.codePointAt(0);
  if (codePoint === undefined) throw new NotRead();
  return codePoint;
}

function between(from: CodePoints, to: CodePoints): CodePoints {
  const [first] = from;
  const last = to.at(-1);
  if (!first || !last) throw new NotRead();
  return [[first[0], last[1]]];
}
