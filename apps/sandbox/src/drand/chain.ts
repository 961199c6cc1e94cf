import { createHash } from 'node:crypto';
import { bls12_381 } from '@noble/curves/bls12-381.js';

const { shortSignatures } = bls12_381;
const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
/** Always the same, so that what waits for a round when the sandbox stops finds it afterwards. */
const SEED = createHash('sha384').update('the beacon of the sandbox').digest();
const PERIOD = 3;
const GENESIS_TIME = 1_700_000_000;
const GROUP_HASH = createHash('sha256').update('its group').digest();
const BEACON_ID = 'sandbox';

let made: ReturnType<typeof shortSignatures.keygen> | undefined;

/** Made when somebody asks: it takes a moment that few need to wait for. */
function keys() {
  made ??= shortSignatures.keygen(SEED);
  return made;
}

/** What drand says about a chain. */
export function describeChain() {
  const key = keys().publicKey.toBytes();
  const times = Buffer.alloc(12);
  times.writeUInt32BE(PERIOD);
  times.writeBigInt64BE(BigInt(GENESIS_TIME), 4);
  const hash = createHash('sha256').update(times).update(key).update(GROUP_HASH).update(BEACON_ID);
  return {
    public_key: Buffer.from(key).toString('hex'),
    period: PERIOD,
    genesis_time: GENESIS_TIME,
    hash: hash.digest('hex'),
    groupHash: GROUP_HASH.toString('hex'),
    schemeID: 'bls-unchained-g1-rfc9380',
    metadata: { beaconID: BEACON_ID },
  };
}

/** The newest round at a moment. */
export const roundAt = (ms: number): number => Math.floor((ms / 1000 - GENESIS_TIME) / PERIOD) + 1;

export function speak(round: number) {
  const place = Buffer.alloc(8);
  place.writeBigUInt64BE(BigInt(round));
  const message = shortSignatures.hash(createHash('sha256').update(place).digest(), DOMAIN);
  const signature = shortSignatures.sign(message, keys().secretKey).toBytes();
  return {
    round,
    randomness: createHash('sha256').update(signature).digest('hex'),
    signature: Buffer.from(signature).toString('hex'),
  };
}
