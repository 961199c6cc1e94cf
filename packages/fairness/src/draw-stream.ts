import { parseSeed } from './commitment.ts';
import { encodeText, encodeUint64, prefixLengths } from './encoding.ts';
import { createHmacStream, type WordStream } from './word-stream.ts';

/** What a lottery draw is computed from. */
export type DrawInputs = {
  game: string;
  drawId: string;
  /** 32 bytes in hex; its hash was published before sales opened. */
  seed: string;
  /** The Merkle root over the accepted tickets, published at close. */
  root: string;
  /** A value that nobody could choose after close: a beacon's round, or the commitment of the issue that follows. */
  external: string;
};

/** Separates these messages from anything else keyed with a seed. */
const DOMAIN = new TextEncoder().encode('DRAW1');

/** `HMAC-SHA256(seed, lp("DRAW1") || lp(game) || lp(drawId) || lp(root) || lp(external) || u64be(i))`, i = 0, 1, ... */
export function createDrawStream({ game, drawId, seed, root, external }: DrawInputs): WordStream {
  const prefix = prefixLengths([
    DOMAIN,
    encodeText('game', game),
    encodeText('drawId', drawId),
    encodeText('root', root),
    encodeText('external', external),
  ]);
  return createHmacStream({ key: parseSeed('seed', seed), prefix, encodeIndex: encodeUint64 });
}
