import { createHmac } from 'node:crypto';
import { MINUTE_MS } from '@parlour/clock/durations';
import { isSecret } from '../../secrets.ts';

/** The one shop that has an account here. */
export const MERCHANT = 'parlour';
export const SECRET = 'sandbox-payment-secret';

/** An older request or callback, or one from the future, is refused, so that an overheard one soon becomes useless. */
const TIME_OFF_MAX_MS = 5 * MINUTE_MS;

export function sign(text: string, secret = SECRET): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

export function signedHeaders(rawBody: string, { timeMs, secret }: { timeMs: number; secret?: string }) {
  return {
    'x-pay-merchant': MERCHANT,
    'x-pay-time': String(timeMs),
    'x-pay-signature': sign(`${timeMs}.${rawBody}`, secret),
  };
}

type Given = { headers: Record<string, string | string[] | undefined>; signed: string; nowMs: number };

/** What is wrong with the signature of a request; null when nothing is. */
export function problemOfSignature({ headers, signed, nowMs }: Given): string | null {
  const { 'x-pay-merchant': merchant, 'x-pay-time': time, 'x-pay-signature': signature } = headers;
  if (merchant !== MERCHANT) return 'unknown_merchant';
  if (!/^\d{1,15}$/.test(String(time)) || Math.abs(Number(time) - nowMs) > TIME_OFF_MAX_MS) return 'bad_time';
  return isSecret(String(signature), sign(`${time}.${signed}`)) ? null : 'bad_signature';
}
