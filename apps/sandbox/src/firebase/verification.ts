import { randomInt, randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@parlour/clock/durations';
import type { Clock } from '../clock/clock.ts';
import type { Phone } from '../messages/phone.routes.ts';
import { createOneTime } from '../one-time.ts';
import { makeSigningKey } from '../signing-key.ts';

export const PROJECT_ID = 'parlour-sandbox';
export const API_KEY = 'sandbox-phone-key';

const SESSION_LIFE_MS = 10 * MINUTE_MS;
const TOKEN_LIFE_SECONDS = 3_600;
const TRIES_MAX = 5;
const E164 = /^\+[1-9]\d{6,14}$/;

/** Numbers ending in these misbehave. */
const NUMBER_END = { SEND_FAILS: '9990', NO_TOKEN: '9991' } as const;

/** The provider's refusals, in the words of its API. */
export class ProviderError extends Error {}

type Verification = { phoneNumber: string; code: string; triesLeft: number };

/** Proves phone numbers by a code, as Firebase Authentication does. */
export function createVerification({ phone, clock }: { phone: Phone; clock: Clock }) {
  const key = makeSigningKey('RS256');
  const sessions = createOneTime<Verification>({ clock, lifeMs: SESSION_LIFE_MS });

  return {
    keySet: key.keySet,
    send(phoneNumber: string): string {
      if (!E164.test(phoneNumber)) throw new ProviderError('INVALID_PHONE_NUMBER');
      if (phoneNumber.endsWith(NUMBER_END.SEND_FAILS)) throw new ProviderError('TOO_MANY_ATTEMPTS_TRY_LATER');
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const text = `${code} is your verification code for ${PROJECT_ID}.`;
      phone.add({ id: randomUUID(), at: clock.now(), to: phoneNumber, text });
      return sessions.put({ phoneNumber, code, triesLeft: TRIES_MAX });
    },
    async signIn({ sessionInfo, code }: { sessionInfo: string; code: string }) {
      const session = sessions.find(sessionInfo);
      if (!session || session.triesLeft === 0) throw new ProviderError('SESSION_EXPIRED');
      session.triesLeft -= 1;
      if (session.code !== code) throw new ProviderError('INVALID_CODE');
      sessions.take(sessionInfo);
      const { phoneNumber } = session;
      // The provider answers this when the number already belongs to another of its accounts.
      if (phoneNumber.endsWith(NUMBER_END.NO_TOKEN)) return { temporaryProof: randomUUID(), phoneNumber };
      const localId = `sandbox${phoneNumber.slice(1)}`;
      return {
        idToken: await idTokenFor(phoneNumber, localId),
        refreshToken: randomUUID(),
        expiresIn: String(TOKEN_LIFE_SECONDS),
        localId,
        isNewUser: false,
        phoneNumber,
      };
    },
  };

  function idTokenFor(phoneNumber: string, localId: string): Promise<string> {
    const iat = Math.floor(clock.now() / 1000);
    return key.sign({
      iss: `https://securetoken.google.com/${PROJECT_ID}`,
      aud: PROJECT_ID,
      sub: localId,
      user_id: localId,
      auth_time: iat,
      iat,
      exp: iat + TOKEN_LIFE_SECONDS,
      phone_number: phoneNumber,
      firebase: { identities: { phone: [phoneNumber] }, sign_in_provider: 'phone' },
    });
  }
}
