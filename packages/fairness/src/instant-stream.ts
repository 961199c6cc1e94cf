import { parseSeed } from './commitment.ts';
import { encodeText } from './encoding.ts';
import { InvalidInput } from './invalid-input.ts';
import { createHmacStream, type WordStream } from './word-stream.ts';

/** What a round of an instant game is computed from. */
export type RoundInputs = {
  /** 32 bytes in hex; its hash was shown before play. */
  serverSeed: string;
  /** Chosen by the member. */
  clientSeed: string;
  /** Grows with each round, so that no round repeats another. */
  nonce: number;
};

const CLIENT_SEED_MAX = 64;

/**
 * `HMAC-SHA256(serverSeed, clientSeed + ":" + nonce + ":" + r)`, r = 0, 1, ... A client seed may contain colons: nonce
 * and r always follow the last two.
 */
export function createInstantStream({ serverSeed, clientSeed, nonce }: RoundInputs): WordStream {
  if (!Number.isSafeInteger(nonce) || nonce < 0)
    throw new InvalidInput(`the nonce must be a whole number that is not negative, and is ${nonce}`);
  encodeText('clientSeed', clientSeed);
  if (clientSeed.length > CLIENT_SEED_MAX)
    throw new InvalidInput(`clientSeed must be at most ${CLIENT_SEED_MAX} characters long`);
  return createHmacStream({
    key: parseSeed('serverSeed', serverSeed),
    prefix: encodePart(`${clientSeed}:${nonce}:`),
    encodeIndex: (index) => encodePart(String(index)),
  });
}

function encodePart(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
