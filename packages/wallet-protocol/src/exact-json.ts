/** What a body can hold. Integers are bigint, whatever their size: an amount must never pass through a float. */
export type ExactJson =
  | null
  | boolean
  | number
  | bigint
  | string
  | ExactJson[]
  | { [key: string]: ExactJson };

/** Deeper than anything the protocol sends; beyond it, a body is an attack on the stack. */
const DEPTH_MAX = 32;

const SPACE = /[ \t\n\r]*/y;
const PLAIN_STRING = /"([ !#-[\]-\uffff]*)"/y;
const ANY_STRING = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const NUMBER = /-?(?:0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;

/**
 * Parses JSON without losing a digit: integers as bigint, other numbers as number. Node's own parser silently rounds
 * beyond 2^53. Throws `SyntaxError` on invalid JSON.
 */
export function readJson(text: string): ExactJson {
  const reader = { text, at: 0 };
  const value = readValue(reader, 0);
  skipSpace(reader);
  if (reader.at < text.length) throw unexpected(reader);
  return value;
}

/** The reverse: bigint as its digits. A value without a JSON form is a bug of ours. */
export function writeJson(value: unknown): string {
  if (typeof value === 'bigint') return value.toString();
  if (Array.isArray(value)) return `[${value.map(writeJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${writeJson(field)}`).join(',')}}`;
  }
  const text = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`a ${typeof value} has no JSON`);
  return text;
}

type Reader = { readonly text: string; at: number };

function readValue(reader: Reader, depth: number): ExactJson {
  skipSpace(reader);
  switch (reader.text.charCodeAt(reader.at)) {
    case 0x22:
      return readString(reader);
    case 0x7b:
      return readObject(reader, depth + 1);
    case 0x5b:
      return readArray(reader, depth + 1);
    default:
      return readWordOrNumber(reader);
  }
}

function readObject(reader: Reader, depth: number): { [key: string]: ExactJson } {
  const object: { [key: string]: ExactJson } = {};
  open(reader, depth);
  if (closes(reader, '}')) return object;
  for (;;) {
    skipSpace(reader);
    const key = readString(reader);
    skipSpace(reader);
    expectSign(reader, ':');
    const value = readValue(reader, depth);
    // Assigning this name would change the object's prototype instead of adding a field.
    if (key === '__proto__') throw unexpected(reader);
    object[key] = value;
    if (closes(reader, '}')) return object;
    expectSign(reader, ',');
  }
}

function readArray(reader: Reader, depth: number): ExactJson[] {
  const array: ExactJson[] = [];
  open(reader, depth);
  if (closes(reader, ']')) return array;
  for (;;) {
    array.push(readValue(reader, depth));
    if (closes(reader, ']')) return array;
    expectSign(reader, ',');
  }
}

function readString(reader: Reader): string {
  const plain = take(reader, PLAIN_STRING);
  if (plain) return plain[1] as string;
  const [escaped] = take(reader, ANY_STRING) ?? [];
  if (escaped === undefined) throw unexpected(reader);
  return JSON.parse(escaped) as string;
}

function readWordOrNumber(reader: Reader): boolean | null | number | bigint {
  const [word] = take(reader, WORD) ?? [];
  if (word !== undefined) return word === 'null' ? null : word === 'true';
  const found = take(reader, NUMBER);
  if (!found) throw unexpected(reader);
  const [digits, fraction, exponent] = found;
  return fraction === undefined && exponent === undefined ? BigInt(digits) : Number(digits);
}

function take(reader: Reader, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.text);
  if (found) reader.at = pattern.lastIndex;
  return found;
}

const skipSpace = (reader: Reader): void => void take(reader, SPACE);

function open(reader: Reader, depth: number): void {
  if (depth > DEPTH_MAX) throw new SyntaxError('JSON beyond all depth');
  reader.at += 1;
}

function closes(reader: Reader, sign: string): boolean {
  skipSpace(reader);
  if (reader.text[reader.at] !== sign) return false;
  reader.at += 1;
  return true;
}

function expectSign(reader: Reader, sign: string): void {
  if (reader.text[reader.at] !== sign) throw unexpected(reader);
  reader.at += 1;
}

const unexpected = ({ at }: Reader) => new SyntaxError(`no JSON from character ${at} on`);
