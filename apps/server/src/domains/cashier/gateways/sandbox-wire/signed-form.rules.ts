import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { MINUTE_MS } from '@parlour/clock/durations';

export type Fields = Readonly<Record<string, string>>;

/** What is older, or further ahead, may have been overheard and kept. */
const TIME_OFF_MAX_MS = 5 * MINUTE_MS;

/** From the base64 of their DER, as the configuration has them; null for what is no Ed25519 key. */
export const readPrivateKey = (base64: string) =>
  readKey(() => createPrivateKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'pkcs8' }));
export const readPublicKey = (base64: string) =>
  readKey(() => createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' }));

function readKey(read: () => KeyObject): KeyObject | null {
  try {
    const key = read();
    return key.asymmetricKeyType === 'ed25519' ? key : null;
  } catch {
    // The library throws for whatever is no key, and says so in words of its own.
    return null;
  }
}

/** The fields and the signature over them. The order in which they travel does not matter: they are signed sorted. */
export function signForm(fields: Fields, privateKey: KeyObject): Fields {
  const text = canonicalText(new URLSearchParams(fields));
  return { ...fields, sig: sign(null, Buffer.from(text), privateKey).toString('base64url') };
}

/** The fields of a form that the holder of the key has signed; null for anything else. */
export function readSignedForm(form: URLSearchParams, publicKey: KeyObject): Fields | null {
  const fields = Object.fromEntries(form);
  // Of a name that is there twice nobody could say which one was meant.
  if (Object.keys(fields).length !== [...form].length) return null;
  const { sig = '', ...signed } = fields;
  return isSigned(canonicalText(new URLSearchParams(signed)), sig, publicKey) ? signed : null;
}

export function isSigned(text: string, signature: string, publicKey: KeyObject): boolean {
  const bytes = Buffer.from(signature, 'base64url');
  // Decoding accepts invalid base64url, so the signature must have its canonical spelling.
  return bytes.toString('base64url') === signature && verify(null, Buffer.from(text), publicKey, bytes);
}

/** Whether something was said now, by its own account. */
export function isOfNow(stamp: string | undefined, nowMs: number): boolean {
  const atMs = Date.parse(stamp ?? '');
  return Math.abs(atMs - nowMs) <= TIME_OFF_MAX_MS;
}

function canonicalText(form: URLSearchParams): string {
  form.sort();
  return [...form].map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
}
