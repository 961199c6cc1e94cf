/**
 * `node --import <this file>`: RSA keys are made of primes that are written down. To find primes for one key takes a second
 * of work, and a platform with its vendors has dozens of them. For tests alone: who reads the primes has the keys.
 */
import crypto, { createPrivateKey, createPublicKey, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';

const EXPONENT = 65_537n;

/**
 * For each size of a key, primes of half that size.
 * @type {Record<string, string[]>}
 */
const PRIMES = JSON.parse(readFileSync(join(import.meta.dirname, 'quick-keys.json'), 'utf8'));

/** Every two primes are a key. One comes again after all others have, and each process begins elsewhere. */
const supplies = new Map(
  Object.entries(PRIMES).map(([bits, primes]) => [Number(bits), supply(pairsOf(primes))]),
);

/** @param {string[]} primes @returns {[bigint, bigint][]} */
function pairsOf(primes) {
  const numbers = primes.map((prime) => BigInt(`0x${prime}`));
  return numbers.flatMap((p, index) =>
    numbers.slice(index + 1).map((q) => /** @type {[bigint, bigint]} */ ([p, q])),
  );
}

/** @param {[bigint, bigint][]} pairs */
function supply(pairs) {
  let next = randomInt(pairs.length);
  return () => pairs[next++ % pairs.length];
}

/** @param {bigint} value @param {bigint} modulus */
function invert(value, modulus) {
  let [rest, next, found, other] = [modulus, value % modulus, 0n, 1n];
  while (next > 0n) {
    const times = rest / next;
    [rest, next] = [next, rest - times * next];
    [found, other] = [other, found - times * other];
  }
  return found < 0n ? found + modulus : found;
}

/** @param {bigint} value */
function encode(value) {
  const hex = value.toString(16);
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex').toString('base64url');
}

/** @param {[bigint, bigint]} pair */
function assemble([p, q]) {
  const d = invert(EXPONENT, (p - 1n) * (q - 1n));
  const parts = { n: p * q, e: EXPONENT, d, p, q, dp: d % (p - 1n), dq: d % (q - 1n), qi: invert(q, p) };
  const encoded = Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, encode(value)]));
  return createPrivateKey({ key: { kty: 'RSA', ...encoded }, format: 'jwk' });
}

const { generateKeyPair, generateKeyPairSync } = crypto;
const generateLater = promisify(/** @type {any} */ (generateKeyPair));

/** @param {string} type @param {any} options */
function makeQuickly(type, options) {
  const pair = type === 'rsa' ? supplies.get(options.modulusLength)?.() : undefined;
  if (!pair) return null;
  const privateKey = assemble(pair);
  const publicKey = createPublicKey(privateKey);
  const { publicKeyEncoding, privateKeyEncoding } = options;
  return {
    publicKey: publicKeyEncoding ? publicKey.export(publicKeyEncoding) : publicKey,
    privateKey: privateKeyEncoding ? privateKey.export(privateKeyEncoding) : privateKey,
  };
}

/** @param {string} type @param {any} options */
const makeLater = async (type, options) => makeQuickly(type, options) ?? generateLater(type, options);
/** @param {string} type @param {any} options */
const makeNow = (type, options) =>
  makeQuickly(type, options) ?? /** @type {any} */ (generateKeyPairSync)(type, options);

Object.assign(crypto, {
  generateKeyPair: Object.assign(
    /** @param {string} type @param {any} options @param {(error: Error | null, ...keys: any[]) => void} done */
    (type, options, done) =>
      makeLater(type, options).then(({ publicKey, privateKey }) => done(null, publicKey, privateKey), done),
    { [promisify.custom]: makeLater },
  ),
  generateKeyPairSync: makeNow,
});
syncBuiltinESMExports();
