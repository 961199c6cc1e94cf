import { type KeyObject, sign, verify } from 'node:crypto';
import { promisify } from 'node:util';

export const SIGNATURE_HEADER = 'x-hub88-signature';
const ALGORITHM = 'RSA-SHA256';

const signLater = promisify<string, Buffer, KeyObject, Buffer>(sign);

/** RSASSA-PKCS1-v1_5 with SHA-256 over the bytes of the body as they are sent. It takes milliseconds, hence beside the event loop. */
export async function signBody(body: string, key: KeyObject): Promise<string> {
  return (await signLater(ALGORITHM, Buffer.from(body), key)).toString('base64');
}

/** Whether the owner of the key signed exactly these bytes. A verification takes a hundredth of what signing does. */
export function isSignedBy(body: Buffer, signature: string, key: KeyObject): boolean {
  const bytes = Buffer.from(signature, 'base64');
  // Several texts decode to the same bytes; only the one the bytes are written as is the signature.
  return bytes.toString('base64') === signature && verify(ALGORITHM, body, key, bytes);
}
