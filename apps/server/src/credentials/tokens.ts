import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { SECRET_BYTES, TICKET_BYTES } from './tokens.rules.ts';

/** 256 random bits: half of a session, or a challenge. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');
/** 128 random bits, valid once and for a minute. */
export const newTicket = (): string => randomBytes(TICKET_BYTES).toString('base64url');

const SECRET = /^[\w-]{43}$/;

/** The secret a browser brought, where it has the form of ours; else a new one. */
export const keepSecret = (given: string | null): string =>
  given && SECRET.test(given) ? given : newSecret();

/** Only this is kept. The secrets are random, so that a plain hash is as good as a slow one. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
