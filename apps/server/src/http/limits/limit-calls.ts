import type { FastifyRequest } from 'fastify';
import { clientAddress } from '../calls/caller.ts';
import type { Refusal } from '../calls/refusal.ts';
import { addressKey, type RateLimits, type RateRule, tooMany } from './rate-limits.ts';

export type CallLimiter = (request: FastifyRequest, done: (error?: Error) => void) => void;

/**
 * Built files and art are cheap and cached; the health of the process is asked for by machines, all day long. Vendors are
 * counted by who they are, once that is known.
 */
const NOT_COUNTED = /^\/(m\/(assets|brand)\/|vendors\/|healthz|readyz|metrics)/;

/** Counts by address alone, before anything else is done for the request: neither brand nor path multiplies it. */
export function createCallLimiter({ limits, rule }: { limits: RateLimits; rule: RateRule }): CallLimiter {
  return (request, done) => {
    request.address = clientAddress(request);
    if (NOT_COUNTED.test(request.url)) return done();
    const waiting = limits.take(addressKey(request.address), rule);
    if (typeof waiting === 'number') done(refusalFor(waiting));
    else waiting.then((waitMs) => done(refusalFor(waitMs)), done);
  };
}

const refusalFor = (waitMs: number): Refusal | undefined => (waitMs === 0 ? undefined : tooMany(waitMs));
