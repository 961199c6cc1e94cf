import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { parseHex } from './encoding.ts';
import { InvalidInput } from './invalid-input.ts';

/** A chain of drand with signatures on G1 that do not refer to each other (`bls-unchained-g1-rfc9380`), such as quicknet. */
export type BeaconChain = {
  publicKey: string;
  /** Seconds from one round to the next. */
  period: number;
  /** Of round 1, in seconds since 1970. */
  genesisTime: number;
  groupHash: string;
  beaconId: string;
};

const PUBLIC_KEY_BYTES = 96;
const SIGNATURE_BYTES = 48;
const HASH_BYTES = 32;
const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
/** The one name that is left out of the hash, since chains were once without names. */
const UNNAMED = 'default';

/** What a chain is known by: whoever has the hash needs to trust nobody for the key. */
export function hashOfChain({ publicKey, period, genesisTime, groupHash, beaconId }: BeaconChain): string {
  const times = new DataView(new ArrayBuffer(12));
  times.setUint32(0, period);
  times.setBigInt64(4, BigInt(genesisTime));
  return bytesToHex(
    sha256(
      concatBytes(
        new Uint8Array(times.buffer),
        parseHex('publicKey', publicKey, { bytes: PUBLIC_KEY_BYTES }),
        parseHex('groupHash', groupHash, { bytes: HASH_BYTES }),
        utf8ToBytes(beaconId === UNNAMED ? '' : beaconId),
      ),
    ),
  );
}

/** The first round that is spoken after a moment; nobody knows its value then. */
export function roundAfter({ period, genesisTime }: BeaconChain, ms: number): number {
  return Math.max(1, Math.floor((ms / 1000 - genesisTime) / period) + 2);
}

/** When a round is spoken, in milliseconds since 1970. */
export function timeOfRound({ period, genesisTime }: BeaconChain, round: number): number {
  return (genesisTime + (round - 1) * period) * 1000;
}

/** Whether the signature is the chain's own for this round. It takes some ten milliseconds. */
export function isRoundOf({ publicKey }: BeaconChain, round: number, signature: string): boolean {
  if (!Number.isSafeInteger(round) || round < 1) throw new InvalidInput(`there is no round ${round}`);
  const key = parseHex('publicKey', publicKey, { bytes: PUBLIC_KEY_BYTES });
  const signed = parseHex('signature', signature, { bytes: SIGNATURE_BYTES });
  const place = new DataView(new ArrayBuffer(8));
  place.setBigUint64(0, BigInt(round));
  const scheme = bls12_381.shortSignatures;
  const message = scheme.hash(sha256(new Uint8Array(place.buffer)), DOMAIN);
  try {
    return scheme.verify(signed, message, key);
  } catch {
    // No point of the curve.
    return false;
  }
}
