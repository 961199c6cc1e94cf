import type { Cell } from './database.ts';

export type ElementType = 'text' | 'uuid' | 'int8' | 'int2' | 'bool' | 'timestamptz';

/** An array that is handed to the database as it keeps it itself: nobody writes digits and signs, and nobody reads them. */
export type BinaryArray = { add(cell: Cell): void; bytes(): Buffer };

/** `count`: how many elements there will be, exactly. */
export function binaryArray(type: ElementType, count: number): BinaryArray {
  return ARRAYS[type](count);
}

/** Refused here as the database would refuse the text of it: by the code of a value that cannot be read. */
export class UnreadableValue extends Error {
  readonly code = '22P02';
}

const ARRAYS: Record<ElementType, (count: number) => BinaryArray> = {
  uuid: (count) => fixed({ oid: 2950, width: 16, count }, writeUuid),
  int8: (count) => fixed({ oid: 20, width: 8, count }, writeInt8),
  int2: (count) => fixed({ oid: 21, width: 2, count }, writeInt2),
  bool: (count) => fixed({ oid: 16, width: 1, count }, writeBool),
  timestamptz: (count) => fixed({ oid: 1184, width: 8, count }, writeMoment),
  text: textArray,
};

/** The number of dimensions, whether there are nulls, the type, how many, and the number of the first. */
const HEADER_BYTES = 20;
const LENGTH_BYTES = 4;

function writeHeader(into: Buffer, oid: number, count: number): void {
  into.writeInt32BE(1, 0);
  into.writeInt32BE(0, 4);
  into.writeInt32BE(oid, 8);
  into.writeInt32BE(count, 12);
  into.writeInt32BE(1, 16);
}

type Write = (into: Buffer, at: number, cell: Cell) => void;
type Fixed = { oid: number; width: number; count: number };

function fixed({ oid, width, count }: Fixed, write: Write): BinaryArray {
  const all = Buffer.allocUnsafe(HEADER_BYTES + count * (LENGTH_BYTES + width));
  writeHeader(all, oid, count);
  let at = HEADER_BYTES;
  return {
    add(cell) {
      all[at] = 0;
      all[at + 1] = 0;
      all[at + 2] = 0;
      all[at + 3] = width;
      write(all, at + LENGTH_BYTES, cell);
      at += LENGTH_BYTES + width;
    },
    bytes: () => all,
  };
}

/** What each sign stands for as a digit to the base of sixteen; 16 where it is none. */
const DIGITS = Uint8Array.from({ length: 128 }, (_, code) => {
  const digit = Number.parseInt(String.fromCharCode(code), 16);
  return Number.isNaN(digit) ? 16 : digit;
});
const UUID_LENGTH = 36;
const DASH = 45;

function writeUuid(into: Buffer, at: number, cell: Cell): void {
  const text = cell as string;
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

function writeInt8(into: Buffer, at: number, cell: Cell): void {
  const value = typeof cell === 'bigint' ? cell : BigInt(cell);
  const high = Number(value >> 32n);
  const low = Number(value & 0xffff_ffffn);
  if (high < -(2 ** 31) || high >= 2 ** 31) throw new UnreadableValue(`no whole number of 64 bits: ${value}`);
  writeInt32(into, at, high);
  writeInt32(into, at + 4, low);
}

function writeInt32(into: Buffer, at: number, value: number): void {
  into[at] = value >>> 24;
  into[at + 1] = value >>> 16;
  into[at + 2] = value >>> 8;
  into[at + 3] = value;
}

function writeInt2(into: Buffer, at: number, cell: Cell): void {
  const value = cell as number;
  if ((value << 16) >> 16 !== value) throw new UnreadableValue(`no whole number of 16 bits: ${value}`);
  into[at] = value >>> 8;
  into[at + 1] = value;
}

function writeBool(into: Buffer, at: number, cell: Cell): void {
  into[at] = cell === true ? 1 : 0;
}

/** From which the database counts, in millionths of a second. */
const EPOCH_MS = Date.UTC(2000, 0, 1);

function writeMoment(into: Buffer, at: number, cell: Cell): void {
  const ms = Date.parse(cell as string);
  if (Number.isNaN(ms)) throw new UnreadableValue(`no moment: ${cell}`);
  writeInt8(into, at, BigInt(ms - EPOCH_MS) * 1_000n);
}

const TEXT_OID = 25;
/** Of an id, which most texts are. */
const FIRST_GUESS_BYTES = LENGTH_BYTES + UUID_LENGTH;
/** Longer ones are written faster by a call than sign by sign. */
const SHORT_LENGTH = 64;

function textArray(count: number): BinaryArray {
  let all = Buffer.allocUnsafe(HEADER_BYTES + count * FIRST_GUESS_BYTES);
  writeHeader(all, TEXT_OID, count);
  let at = HEADER_BYTES;
  return {
    add(cell) {
      const text = cell as string;
      const end = at + LENGTH_BYTES + text.length * 3;
      if (end > all.length) {
        const larger = Buffer.allocUnsafe(Math.max(end, all.length * 2));
        all.copy(larger, 0, 0, at);
        all = larger;
      }
      const length = writeText(all, at + LENGTH_BYTES, text);
      writeInt32(all, at, length);
      at += LENGTH_BYTES + length;
    },
    bytes: () => all.subarray(0, at),
  };
}

/** Answers how many bytes it takes. */
function writeText(into: Buffer, at: number, text: string): number {
  if (text.length > SHORT_LENGTH) return into.write(text, at);
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > 127) return into.write(text, at);
    into[at + index] = code;
  }
  return text.length;
}
