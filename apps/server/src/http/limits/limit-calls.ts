import type { FastifyRequest } from 'fastify';
import { clientAddress } from '../calls/caller.ts';
import type { Refusal } from '../calls/refusal.ts';
import { addressKey, type RateLimits, type RateRule, tooMany } from './rate-limits.ts';

export type CallLimiter = (request: FastifyRequest, done: (error?: Error) => void) => void;

/**
 * Built files and art are cheap and cached; machines poll the health checks all day long. Vendors are counted by
 * vendor, once it is known.
 */
const NOT_COUNTED = /^\/(m\/(assets|brand)\/|vendors\/|healthz|readyz|metrics)/;

/** Counts by address alone, before any other work for the request: neither brand nor path multiplies the limit. */
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
