import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { MINUTE_MS } from '@parlour/clock/durations';

export type Fields = Readonly<Record<string, string>>;

/** Anything older, or further ahead, may be a replay. */
const TIME_OFF_MAX_MS = 5 * MINUTE_MS;

/** From base64 DER, as in the configuration; null for anything but an Ed25519 key. */
export const readPrivateKey = (base64: string) =>
  readKey(() => createPrivateKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'pkcs8' }));
export const readPublicKey = (base64: string) =>
  readKey(() => createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' }));

function readKey(read: () => KeyObject): KeyObject | null {
  try {
    const key = read();
    return key.asymmetricKeyType === 'ed25519' ? key : null;
  } catch {
    // The library throws its own errors for anything that is not a key.
    return null;
  }
}

/** The fields and their signature. They are signed sorted, so their order does not matter. */
export function signForm(fields: Fields, privateKey: KeyObject): Fields {
  const text = canonicalText(new URLSearchParams(fields));
  return { ...fields, sig: sign(null, Buffer.from(text), privateKey).toString('base64url') };
}

/** The fields of a form signed with this key; null for anything else. */
export function readSignedForm(form: URLSearchParams, publicKey: KeyObject): Fields | null {
  const fields = Object.fromEntries(form);
  // A duplicate name is ambiguous.
  if (Object.keys(fields).length !== [...form].length) return null;
  const { sig = '', ...signed } = fields;
  return isSigned(canonicalText(new URLSearchParams(signed)), sig, publicKey) ? signed : null;
}

export function isSigned(text: string, signature: string, publicKey: KeyObject): boolean {
  const bytes = Buffer.from(signature, 'base64url');
  // Decoding accepts invalid base64url, so the signature must have its canonical spelling.
  return bytes.toString('base64url') === signature && verify(null, Buffer.from(text), publicKey, bytes);
}

/** Whether a time stamp is current. */
export function isOfNow(stamp: string | undefined, nowMs: number): boolean {
  const atMs = Date.parse(stamp ?? '');
  return Math.abs(atMs - nowMs) <= TIME_OFF_MAX_MS;
}

function canonicalText(form: URLSearchParams): string {
  form.sort();
  return [...form].map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
}
