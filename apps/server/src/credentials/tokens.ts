import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const SECRET_BYTES = 32;
const TICKET_BYTES = 16;

/** 256 random bits: half of a session, or a challenge. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');
/** 128 random bits, valid once and for a minute. */
export const newTicket = (): string => randomBytes(TICKET_BYTES).toString('base64url');

/** Only this is stored. The secrets are random, so a plain hash is as good as a slow one. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
