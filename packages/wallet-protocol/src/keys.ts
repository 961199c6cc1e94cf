import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';

const generateLater = promisify(generateKeyPair);

/** Of keys we make. Vendors of old have keys of 2048 bits, which verify as well. */
const OWN_KEY_BITS = 3072;

/** As they are kept and handed over: SPKI and PKCS #8 in PEM. */
export type VendorKeys = { readonly publicKey: string; readonly privateKey: string };

/** A pair of one side for one vendor. It takes seconds of work, hence beside the event loop. */
export async function generateVendorKeys(): Promise<VendorKeys> {
  return generateLater('rsa', {
    modulusLength: OWN_KEY_BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}

/** Once per key, not per call: reading one takes longer than verifying with it. */
export const readPublicKey = (pem: string): KeyObject => createPublicKey(pem);
export const readPrivateKey = (pem: string): KeyObject => createPrivateKey(pem);
