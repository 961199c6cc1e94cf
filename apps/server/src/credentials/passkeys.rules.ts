import { MINUTE_MS } from '@parlour/clock/durations';

/** How long the ceremony may take; the browser is told the same. */
export const CEREMONY_MS = 5 * MINUTE_MS;

/** Enough for all of a person's devices, and a list that can still be read. */
export const PASSKEYS_MAX = 10;

/** The largest number the column holds; higher counters stay at this. */
const COUNTER_MAX = 2_147_483_647;

/** Browsers tie a passkey to the host name, and sign the origin without its usual port. */
export function relyingPartyOf(origin: string): { id: string; origin: string } {
  const url = new URL(origin);
  return { id: url.hostname, origin: url.origin };
}

/** How an authenticator identifies the account: the bytes of its id, which reveal nothing. */
export function userHandleOf(ownerId: string): Buffer {
  return Buffer.from(ownerId.replaceAll('-', ''), 'hex');
}

export function storableCounter(counter: number): number {
  return Math.min(counter, COUNTER_MAX);
}

/** The challenge that a browser's answer claims to have signed; null if it is no such answer. */
export function challengeOf(answer: Record<string, unknown>): string | null {
  try {
    const { clientDataJSON } = answer.response as { clientDataJSON: string };
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    // Unreadable input does not come from a browser.
    return null;
  }
}
