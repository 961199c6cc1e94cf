import { createHash, createHmac } from 'node:crypto';
import type { Draw, DrawOutcome } from '../draw.ts';

/**
 * A second implementation of the scheme, written from its description with Node's own cryptography and none of the
 * package's code: every block from scratch, a whole deck for the shuffle.
 */
export function referenceDraw({ game, drawId, seed, root, external, pick }: Draw): DrawOutcome {
  const key = Buffer.from(seed, 'hex');
  const texts = ['DRAW1', game, drawId, root, external];
  const words = referenceWords(key, (index) => {
    const number = Buffer.alloc(8);
    number.writeBigUInt64BE(BigInt(index));
    return Buffer.concat([...texts.map(lengthPrefixed), number]);
  });
  return {
    commitment: createHash('sha256').update(key).digest('hex'),
    numbers: referencePick(words, pick),
  };
}

/** The places of a hand's cards, by the same means. */
export function referenceShuffle(handId: string, seeds: readonly string[]): number[] {
  const words = referenceWords(Buffer.from(handId, 'utf8'), (index) => {
    const number = Buffer.alloc(8);
    number.writeBigUInt64BE(BigInt(index));
    return Buffer.concat([...['SHUFFLE1', ...seeds].map(lengthPrefixed), number]);
  });
  return referencePick(words, { kind: 'distinct', count: 52, from: 52 }).map((place) => place - 1);
}

export function* referenceWords(key: Buffer, message: (index: number) => Buffer | string): Generator<number> {
  for (let index = 0; ; index += 1) {
    const block = createHmac('sha256', key).update(message(index)).digest();
    for (let offset = 0; offset < 32; offset += 4) yield block.readUInt32BE(offset);
  }
}

export function referenceUniform(words: Generator<number>, n: number): number {
  const limit = 4294967296n - (4294967296n % BigInt(n));
  for (;;) {
    const word = BigInt(words.next().value);
    if (word < limit) return Number(word % BigInt(n));
  }
}

function referencePick(words: Generator<number>, pick: Draw['pick']): number[] {
  const numbers: number[] = [];
  if (pick.kind !== 'distinct') {
    const [sides, lowest] = pick.kind === 'dice' ? [6, 1] : [10, 0];
    while (numbers.length < pick.count) numbers.push(lowest + referenceUniform(words, sides));
    return numbers;
  }
  const deck = Array.from({ length: pick.from }, (_, index) => index + 1);
  for (let i = 0; i < pick.count; i += 1) {
    const j = i + referenceUniform(words, pick.from - i);
    [deck[i], deck[j]] = [deck[j] as number, deck[i] as number];
    numbers.push(deck[i] as number);
  }
  return numbers;
}

function lengthPrefixed(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}
