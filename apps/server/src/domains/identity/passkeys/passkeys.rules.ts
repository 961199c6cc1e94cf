import { MINUTE_MS } from '@parlour/clock/durations';

/** As long as somebody may take to find their finger; the browser is told the same. */
export const CEREMONY_MS = 5 * MINUTE_MS;

/** Enough for every device somebody has; a list that one can still read. */
export const PASSKEYS_MAX = 10;

/** The largest number the column holds; an authenticator that has signed more often stays there. */
const COUNTER_MAX = 2_147_483_647;

/** Browsers tie a passkey to the host name, and sign the origin without its usual port. */
export function relyingPartyOf(origin: string): { id: string; origin: string } {
  const url = new URL(origin);
  return { id: url.hostname, origin: url.origin };
}

/** By which an authenticator knows the account: the bytes of its id, which say nothing about anybody. */
export function userHandleOf(memberId: string): Buffer {
  return Buffer.from(memberId.replaceAll('-', ''), 'hex');
}

export function storableCounter(counter: number): number {
  return Math.min(counter, COUNTER_MAX);
}

/** The challenge that a browser's answer says it signed; null where it is no such answer. */
export function challengeOf(answer: Record<string, unknown>): string | null {
  try {
    const { clientDataJSON } = answer.response as { clientDataJSON: string };
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    // What cannot be read was not made by a browser.
    return null;
  }
}
