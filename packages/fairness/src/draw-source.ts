import { type BeaconChain, hashOfChain, isRoundOf } from './beacon.ts';
import { commitTo } from './commitment.ts';
import type { Draw } from './draw.ts';
import { randomnessOf } from './draw-record.ts';
import { encodeText, parseHex } from './encoding.ts';
import { InvalidInput, quote } from './invalid-input.ts';

/** Where the external value of a draw came from. A file may leave both out; then the value stays unchecked. */
export type DrawSource = {
  /** The draw that follows, with the commitment published for it. */
  next?: { drawId: string; commitment: string };
  beacon?: { chain: BeaconChain; round: number; signature: string };
};

export type SourceFinding = {
  external?: 'right' | 'wrong';
  /** The hash of the beacon's chain, to be compared with what the beacon itself publishes. */
  chain?: string;
};

const COMMITMENT_BYTES = 32;
const NEXT_FIELDS = ['drawId', 'commitment'];
const BEACON_FIELDS = ['chain', 'round', 'signature'];
const CHAIN_FIELDS = ['publicKey', 'period', 'genesisTime', 'groupHash', 'beaconId'];

export function parseSource(name: string, { next, beacon }: Record<keyof DrawSource, unknown>): DrawSource {
  if (next !== undefined && beacon !== undefined)
    throw new InvalidInput(`${name} has two sources of its external value, "next" and "beacon"`);
  if (next !== undefined) return { next: parseNext(`${name}: next`, next) };
  if (beacon !== undefined) return { beacon: parseBeacon(`${name}: beacon`, beacon) };
  return {};
}

/**
 * Whether the external value is what its source says. Where the file holds the next draw as well, the seed revealed for
 * that one has to be the seed that was committed to.
 */
export function findExternal(
  name: string,
  { external, next, beacon }: Draw & DrawSource,
  nextSeed: string | null,
): SourceFinding {
  if (next) {
    const isKept = nextSeed === null || commitTo(nextSeed) === next.commitment;
    return { external: find(isKept && external === next.commitment) };
  }
  if (!beacon) return {};
  const { chain, round, signature } = beacon;
  try {
    const isSpoken = external === randomnessOf(signature) && isRoundOf(chain, round, signature);
    return { external: find(isSpoken), chain: hashOfChain(chain) };
  } catch (error) {
    throw error instanceof InvalidInput ? new InvalidInput(`${name}: beacon: ${error.message}`) : error;
  }
}

const find = (isRight: boolean) => (isRight ? 'right' : 'wrong');

function parseNext(name: string, value: unknown): NonNullable<DrawSource['next']> {
  const { drawId, commitment } = fieldsOf(name, value, NEXT_FIELDS);
  encodeText(`${name}.drawId`, drawId);
  parseHex(`${name}.commitment`, commitment, { bytes: COMMITMENT_BYTES });
  return { drawId: String(drawId), commitment: String(commitment) };
}

function parseBeacon(name: string, value: unknown): NonNullable<DrawSource['beacon']> {
  const { chain: given, round, signature } = fieldsOf(name, value, BEACON_FIELDS);
  const chain = fieldsOf(`${name}.chain`, given, CHAIN_FIELDS);
  for (const field of ['period', 'genesisTime'])
    if (!Number.isSafeInteger(chain[field]))
      throw new InvalidInput(`${name}.chain.${field} must be a whole number`);
  encodeText(`${name}.chain.beaconId`, chain.beaconId);
  if (!Number.isSafeInteger(round) || Number(round) < 1)
    throw new InvalidInput(`${name}.round must be a whole number from 1`);
  encodeText(`${name}.signature`, signature);
  return { chain: chain as BeaconChain, round: Number(round), signature: String(signature) };
}

function fieldsOf(name: string, value: unknown, fields: readonly string[]): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InvalidInput(`${name} must be an object`);
  const missing = fields.find((field) => !Object.hasOwn(value, field));
  if (missing) throw new InvalidInput(`${name} has no field "${missing}"`);
  const unknown = Object.keys(value).find((field) => !fields.includes(field));
  if (unknown !== undefined) throw new InvalidInput(`${name} has the unknown field ${quote(unknown)}`);
  return value as Record<string, unknown>;
}
