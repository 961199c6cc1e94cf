import { type KeyObject, sign, verify } from 'node:crypto';
import { promisify } from 'node:util';

export const SIGNATURE_HEADER = 'x-hub88-signature';
const ALGORITHM = 'RSA-SHA256';

// Signing takes milliseconds and verifying a fifth of one, so both run off the event loop.
const signLater = promisify<string, Buffer, KeyObject, Buffer>(sign);
const verifyLater = promisify<string, Buffer, KeyObject, Buffer, boolean>(verify);

/** RSASSA-PKCS1-v1_5 with SHA-256 over the bytes of the body as sent. */
export async function signBody(body: string, key: KeyObject): Promise<string> {
  return (await signLater(ALGORITHM, Buffer.from(body), key)).toString('base64');
}

/** Whether the owner of the key signed exactly these bytes. */
export async function isSignedBy(body: Buffer, signature: string, key: KeyObject): Promise<boolean> {
  const bytes = Buffer.from(signature, 'base64');
  // Several texts decode to the same bytes; only the canonical one is accepted.
  return bytes.toString('base64') === signature && verifyLater(ALGORITHM, body, key, bytes);
}
