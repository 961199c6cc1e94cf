import type { Clock } from '@parlour/clock/clock';
import { z } from 'zod';
import type { PhoneParty } from '../../../config/third-parties.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Log } from '../../../observability/log.ts';
import { createSignedTokens, KeysUnavailable } from '../../../outbound/signed-tokens.ts';
import { PHONE_CODE_FRESH_SECONDS } from './third-parties.rules.ts';

const Claims = z.object({
  sub: z.string().min(1),
  auth_time: z.number(),
  phone_number: z.string().regex(/^\+[1-9]\d{6,14}$/),
  firebase: z.object({ sign_in_provider: z.literal('phone') }),
});

type FirebaseNeeds = { party: PhoneParty | null; clock: Clock; log: Log };

/** A phone sign-in that a third party carried out in the browser: we verify its token. */
export function createFirebase({ party, clock, log }: FirebaseNeeds) {
  const tokens = party && createSignedTokens({ keysUrl: party.keysUrl, clock });
  return {
    /** The number (E.164) that a token proves; null if it is not genuine, not for us, or not recent. */
    async phoneOf(idToken: string): Promise<string | null> {
      if (!party || !tokens) throw new Refusal('unavailable');
      const expected = {
        issuer: `https://securetoken.google.com/${party.projectId}`,
        audience: party.projectId,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'iat', 'exp'],
      };
      const payload = await tokens.read(idToken, expected).catch((error) => {
        if (!(error instanceof KeysUnavailable)) throw error;
        log.warn({ err: error }, 'the keys of the phone sign-in could not be read');
        throw new Refusal('unavailable');
      });
      const claims = Claims.safeParse(payload);
      if (!claims.success || clock.now() / 1000 - claims.data.auth_time > PHONE_CODE_FRESH_SECONDS)
        return null;
      return claims.data.phone_number;
    },
  };
}
