import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';

const generateLater = promisify(generateKeyPair);

/** For keys we make. Older vendors have keys of 2048 bits, which also verify. */
const OWN_KEY_BITS = 3072;

/** As stored and exchanged: SPKI and PKCS #8 in PEM. */
export type VendorKeys = { readonly publicKey: string; readonly privateKey: string };

/** A key pair of one side for one vendor. Takes seconds to make, so it runs off the event loop. */
export async function generateVendorKeys(): Promise<VendorKeys> {
  return generateLater('rsa', {
    modulusLength: OWN_KEY_BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}

/** Once per key, not per call: parsing one takes longer than verifying with it. */
export const readPublicKey = (pem: string): KeyObject => createPublicKey(pem);
export const readPrivateKey = (pem: string): KeyObject => createPrivateKey(pem);
