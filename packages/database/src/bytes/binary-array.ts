import type { BinaryArray, Cell } from '../database.ts';

export type ElementType = 'text' | 'uuid' | 'int8' | 'int2' | 'bool' | 'timestamptz';

/** One cell of every row as an array in the database's own form, which saves both sides from writing and reading digits. */
export function binaryArray<Row>(
  type: ElementType,
  rows: readonly Row[],
  cellOf: (row: Row) => Cell,
): BinaryArray {
  return ARRAYS[type](rows, cellOf as (row: unknown) => Cell) as BinaryArray;
}

/** Refused here with the error code the database would give for a value it cannot parse. */
export class UnreadableValue extends Error {
  readonly code = '22P02';
}

type Make = (rows: readonly unknown[], cellOf: (row: unknown) => Cell) => Buffer;

const ARRAYS: Record<ElementType, Make> = {
  // Each type has a loop of its own so that the engine inlines the writer.
  uuid(rows, cellOf) {
    const all = begin({ oid: 2950, width: 16, count: rows.length });
    for (let index = 0; index < rows.length; index += 1)
      writeUuid(all, placeOf(all, index, 16), cellOf(rows[index]) as string);
    return all;
  },
  int8(rows, cellOf) {
    const all = begin({ oid: 20, width: 8, count: rows.length });
    const view = viewOf(all);
    for (let index = 0; index < rows.length; index += 1)
      writeInt8(view, placeOf(all, index, 8), cellOf(rows[index]) as bigint);
    return all;
  },
  int2(rows, cellOf) {
    const all = begin({ oid: 21, width: 2, count: rows.length });
    for (let index = 0; index < rows.length; index += 1)
      writeInt2(all, placeOf(all, index, 2), cellOf(rows[index]) as number);
    return all;
  },
  bool(rows, cellOf) {
    const all = begin({ oid: 16, width: 1, count: rows.length });
    for (let index = 0; index < rows.length; index += 1)
      all[placeOf(all, index, 1)] = cellOf(rows[index]) === true ? 1 : 0;
    return all;
  },
  timestamptz(rows, cellOf) {
    const all = begin({ oid: 1184, width: 8, count: rows.length });
    const view = viewOf(all);
    for (let index = 0; index < rows.length; index += 1)
      writeInt8(view, placeOf(all, index, 8), momentOf(cellOf(rows[index]) as string));
    return all;
  },
  text: textArray,
};

const LENGTH_BYTES = 4;
/** The number of dimensions, whether there are nulls, the type, the length, and the first index. */
const HEADER_BYTES = 20;

function begin({ oid, width, count }: { oid: number; width: number; count: number }): Buffer {
  const all = Buffer.allocUnsafe(HEADER_BYTES + count * (LENGTH_BYTES + width));
  writeHeader(all, oid, count);
  return all;
}

function writeHeader(into: Buffer, oid: number, count: number): void {
  into.writeInt32BE(1, 0);
  into.writeInt32BE(0, 4);
  into.writeInt32BE(oid, 8);
  into.writeInt32BE(count, 12);
  into.writeInt32BE(1, 16);
}

/** Where an element begins, after its length. */
function placeOf(into: Buffer, index: number, width: number): number {
  const at = HEADER_BYTES + index * (LENGTH_BYTES + width);
  writeInt32(into, at, width);
  return at + LENGTH_BYTES;
}

const viewOf = ({ buffer, byteOffset, length }: Buffer) => new DataView(buffer, byteOffset, length);

/** The hexadecimal value of each character; 16 if it is no digit. */
const DIGITS = Uint8Array.from({ length: 128 }, (_, code) => {
  const digit = Number.parseInt(String.fromCharCode(code), 16);
  return Number.isNaN(digit) ? 16 : digit;
});
const UUID_LENGTH = 36;
const DASH = 45;

function writeUuid(into: Buffer, at: number, text: string): void {
  let isUuid = text.length === UUID_LENGTH;
  let place = at;
  for (let index = 0; isUuid && index < UUID_LENGTH; index += 2) {
    if (index === 8 || index === 13 || index === 18 || index === 23) {
      isUuid = text.charCodeAt(index) === DASH;
      index += 1;
    }
    const high = DIGITS[text.charCodeAt(index)] ?? 16;
    const low = DIGITS[text.charCodeAt(index + 1)] ?? 16;
    if ((high | low) & 16) isUuid = false;
    into[place] = (high << 4) | low;
    place += 1;
  }
  if (!isUuid) throw new UnreadableValue(`no UUID: ${text}`);
}

function writeInt8(into: DataView, at: number, value: bigint): void {
  if (BigInt.asIntN(64, value) !== value) throw new UnreadableValue(`no whole number of 64 bits: ${value}`);
  into.setBigInt64(at, value);
}

function writeInt32(into: Buffer, at: number, value: number): void {
  into[at] = value >>> 24;
  into[at + 1] = value >>> 16;
  into[at + 2] = value >>> 8;
  into[at + 3] = value;
}

function writeInt2(into: Buffer, at: number, value: number): void {
  if ((value << 16) >> 16 !== value) throw new UnreadableValue(`no whole number of 16 bits: ${value}`);
  into[at] = value >>> 8;
  into[at + 1] = value;
}

/** The epoch the database counts from, in microseconds. */
const EPOCH_MS = Date.UTC(2000, 0, 1);

function momentOf(text: string): bigint {
  const ms = Date.parse(text);
  if (Number.isNaN(ms)) throw new UnreadableValue(`no moment: ${text}`);
  return BigInt(ms - EPOCH_MS) * 1_000n;
}

const TEXT_OID = 25;
/** The length of an id, which most texts are. */
const FIRST_GUESS_BYTES = LENGTH_BYTES + UUID_LENGTH;
/** Longer ones are written faster by one call than character by character. */
const SHORT_LENGTH = 64;
const MOST_BYTES_PER_SIGN = 3;

function textArray(rows: readonly unknown[], cellOf: (row: unknown) => Cell): Buffer {
  let all = Buffer.allocUnsafe(HEADER_BYTES + rows.length * FIRST_GUESS_BYTES);
  writeHeader(all, TEXT_OID, rows.length);
  let at = HEADER_BYTES;
  for (let index = 0; index < rows.length; index += 1) {
    const text = cellOf(rows[index]) as string;
    const end = at + LENGTH_BYTES + text.length * MOST_BYTES_PER_SIGN;
    if (end > all.length) {
      const larger = Buffer.allocUnsafe(Math.max(end, all.length * 2));
      all.copy(larger, 0, 0, at);
      all = larger;
    }
    const length = writeText(all, at + LENGTH_BYTES, text);
    writeInt32(all, at, length);
    at += LENGTH_BYTES + length;
  }
  return all.subarray(0, at);
}

/** Returns the number of bytes. */
function writeText(into: Buffer, at: number, text: string): number {
  if (text.length > SHORT_LENGTH) return into.write(text, at);
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > 127) return into.write(text, at);
    into[at + index] = code;
  }
  return text.length;
}
