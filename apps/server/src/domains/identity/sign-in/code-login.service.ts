import type { SessionInfo } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Codes, PhoneVerifier } from '../codes/codes.ts';
import type { Human } from '../human-check/human-check.ts';
import { findMemberByMobile, readMobile } from '../members/members.ts';
import type { MemberAttempts, SessionOpening, Visit } from '../sessions/sessions.ts';
import { type LoginPayload, takeAttempt } from './login.service.ts';

type CodeLoginNeeds = {
  database: Database;
  human: Human;
  attempts: MemberAttempts;
  codes: Codes;
  firebase: PhoneVerifier;
  opening: SessionOpening;
};
export type CodeLogin = ReturnType<typeof createCodeLogin>;

/** Signing in by mobile number: with a code sent there, or with a third party's token. */
export function createCodeLogin({ database, human, attempts, codes, firebase, opening }: CodeLoginNeeds) {
  return {
    /** Only success reveals that a number has an account. */
    async withCode(visit: Visit, payload: LoginPayload): Promise<SessionInfo> {
      const { brand } = visit;
      if (!brand.settings.switches.mobileCodeLogin) throw new Refusal('module_off');
      await human.requireWork(visit, payload.humanCheck);
      const captcha = human.hasCaptcha(brand);
      const mobile = readMobile({
        number: payload.username,
        countryDialingCode: payload.countryDialingCode,
      });
      if (!mobile) throw new Refusal('wrong_verification_code', { captcha });
      const member = await findMemberByMobile(database.queries, brand.id, mobile);
      const tried = await attempts.of(visit, { account: mobile, memberId: member?.id });
      await takeAttempt({ human, attempts }, visit, { tried, captcha: payload.captcha });
      const key = { brandId: brand.id, purpose: 'login' as const, recipient: mobile };
      const proven = await codes.check(key, payload.verificationCode ?? '');
      if (!member || proven?.memberId !== member.id) {
        await opening.noteFailure(visit, { memberId: member?.id, method: 'sms' });
        throw new Refusal('wrong_verification_code', { captcha });
      }
      return opening.signIn(visit, member, {
        method: 'sms',
        side: payload.side,
        socialTicket: payload.socialTicket,
        async spend(tx) {
          await codes.use(tx, proven);
          await attempts.forgive(tx, tried);
        },
      });
    },

    /** A genuine token proves the number, so only its owner can learn that it has no account here. */
    async withFirebase(visit: Visit, payload: LoginPayload): Promise<SessionInfo> {
      const { brand } = visit;
      if (!brand.settings.switches.firebasePhone) throw new Refusal('module_off');
      await human.requireWork(visit, payload.humanCheck);
      const phone = payload.firebaseIdToken ? await firebase.phoneOf(payload.firebaseIdToken) : null;
      const member = phone ? await findMemberByMobile(database.queries, brand.id, phone) : undefined;
      if (!member) throw new Refusal('third_party_failed');
      return opening.signIn(visit, member, {
        method: 'firebase',
        side: payload.side,
        socialTicket: payload.socialTicket,
      });
    },
  };
}
