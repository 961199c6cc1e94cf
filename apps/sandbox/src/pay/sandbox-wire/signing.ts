import { generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { MINUTE_MS } from '@parlour/clock/durations';

export type Fields = Record<string, string>;

/** The one shop that has an account here. */
export const SHOP = 'parlour-7';

/** An older request or callback, or one from the future, is refused, so that an overheard one soon becomes useless. */
const TIME_OFF_MAX_MS = 5 * MINUTE_MS;

export type WireKeys = ReturnType<typeof makeKeys>;

/** Made at start and gone at the end: the gateway's pair, the shop's, and an unrelated one for forgeries. */
export function makeKeys() {
  const [gateway, shop, stranger] = [pair(), pair(), pair()];
  return {
    gateway,
    shop,
    stranger,
    /** What the shop is given when it opens its account. */
    account: {
      shop: SHOP,
      privateKey: shop.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
      gatewayKey: gateway.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    },
  };
}

const pair = () => generateKeyPairSync('ed25519');

/** Every message has this form: fields, and a signature over them sorted by name. */
export function signForm(fields: Fields, { key, timeMs }: { key: KeyObject; timeMs: number }): Fields {
  const signed = { ...fields, shop: SHOP, stamp: new Date(timeMs).toISOString() };
  return { ...signed, sig: signText(canonicalText(signed), key) };
}

export function signText(text: string, key: KeyObject): string {
  return sign(null, Buffer.from(text), key).toString('base64url');
}

type Given = { key: KeyObject; nowMs: number };

/** What is wrong with the signature of a request; null when nothing is. */
export function problemOfForm(form: URLSearchParams, { key, nowMs }: Given): string | null {
  const given: Fields = Object.fromEntries(form);
  if (Object.keys(given).length !== [...form].length) return 'BAD_FORM';
  const { sig = '', ...fields } = given;
  if (fields.shop !== SHOP) return 'BAD_SHOP';
  if (!(Math.abs(Date.parse(fields.stamp ?? '') - nowMs) <= TIME_OFF_MAX_MS)) return 'BAD_STAMP';
  const isSigned = verify(null, Buffer.from(canonicalText(fields)), key, Buffer.from(sig, 'base64url'));
  return isSigned ? null : 'BAD_SIG';
}

function canonicalText(fields: Fields): string {
  const form = new URLSearchParams(fields);
  form.sort();
  return [...form].map((field) => field.map(encodeURIComponent).join('=')).join('&');
}
