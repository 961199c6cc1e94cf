import type { RegistrationPayload } from '@parlour/contract';
import type { Tx } from '@parlour/database/database';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { RegistrationMethod } from '../members/members.ts';
import type { Visit } from '../sessions/sessions.ts';
import type { Codes } from './codes.service.ts';

/** A third party that sends and checks codes itself: the number (E.164) its token proves, if genuine. */
export type PhoneVerifier = { phoneOf(idToken: string): Promise<string | null> };
/** Proof that a number is the caller's; `use` spends it. */
export type MobileProof = { use(tx: Tx): Promise<void> };

type Given = Pick<RegistrationPayload, 'verificationCode' | 'firebaseChannel' | 'firebaseIdToken'>;
export type MobileProofs = ReturnType<typeof createMobileProofs>;

/** How a registration proves its mobile number: by our code, or by a third party's token. */
export function createMobileProofs({ codes, firebase }: { codes: Codes; firebase: PhoneVerifier }) {
  /** Refuses a token for any other number. */
  async function requirePhone(idToken: string | undefined, mobile: string): Promise<void> {
    const phone = idToken ? await firebase.phoneOf(idToken) : null;
    if (phone !== mobile) throw new Refusal('third_party_failed');
  }

  return {
    /** Null if the brand requires no proof. */
    async prove(
      visit: Visit,
      mobile: string,
      { method, given }: { method: RegistrationMethod; given: Given },
    ): Promise<MobileProof | null> {
      const { brand } = visit;
      const { firebasePhone, smsVerification } = brand.settings.switches;
      if (firebasePhone && given.firebaseChannel === 'sms') {
        await requirePhone(given.firebaseIdToken, mobile);
        return { use: async () => {} };
      }
      if (method === 'username' && !smsVerification) return null;
      const key = { brandId: brand.id, purpose: 'register' as const, recipient: mobile };
      const proven = given.verificationCode ? await codes.guess(visit, key, given.verificationCode) : null;
      if (!proven) throw new Refusal('wrong_verification_code');
      return { use: (tx) => codes.use(tx, proven) };
    },
  };
}
