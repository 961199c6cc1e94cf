import type { Clock } from '@parlour/clock/clock';
import { refuseInsideTransaction } from '@parlour/database/transaction';
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyOptions, jwtVerify } from 'jose';
import { CLOCKS_DIFFER_SECONDS, KEYS_DEADLINE_MS } from './outbound.rules.ts';

/** The keys could not be fetched, which says nothing about the token. */
export class KeysUnavailable extends Error {}

type Expected = Required<Pick<JWTVerifyOptions, 'issuer' | 'audience' | 'algorithms' | 'requiredClaims'>>;

/** Tokens signed by another party. Its keys are cached, and fetched again when a token names an unknown one. */
export function createSignedTokens({ keysUrl, clock }: { keysUrl: string; clock: Clock }) {
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: KEYS_DEADLINE_MS });
  return {
    /** The token's claims, or null if it is not for us, not theirs, or expired. */
    async read(token: string, expected: Expected): Promise<JWTPayload | null> {
      refuseInsideTransaction(`a look at ${new URL(keysUrl).host}`);
      try {
        const { payload } = await jwtVerify(token, keys, {
          ...expected,
          currentDate: new Date(clock.now()),
          clockTolerance: CLOCKS_DIFFER_SECONDS,
        });
        return payload;
      } catch (error) {
        if (isAboutToken(error)) return null;
        throw new KeysUnavailable(`${keysUrl} did not answer with keys`, { cause: error });
      }
    },
  };
}

/** The library fetches while it checks; only its own errors are about the token. */
function isAboutToken(error: unknown): boolean {
  const isAboutKeys =
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC');
  return error instanceof errors.JOSEError && !isAboutKeys;
}
