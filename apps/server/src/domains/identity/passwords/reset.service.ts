import type { BodyOf, Contract, QueryOf } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { Refusal } from '../../../http/calls/refusal.ts';
import { CODE, type Codes, mailRecipient } from '../codes/codes.ts';
import type { Human } from '../human-check/human-check.ts';
import {
  accountKey,
  emailKey,
  findMember,
  findMemberByAccount,
  isMailAddress,
  isUnreadable,
  readMobile,
  updateMember,
} from '../members/members.ts';
import type { Recovery } from '../recovery/recovery.ts';
import type { SecurityChanges } from '../security/security.ts';
import {
  forgetDevices,
  type MemberAttempts,
  type Sessions,
  type SingleUse,
  type Visit,
} from '../sessions/sessions.ts';
import type { NewPasswords } from './new-passwords.service.ts';

type MailRequest = BodyOf<Contract['identity']['sendPasswordEmail']>;
type Verification = QueryOf<Contract['identity']['verifyPasswordCode']>;
type NewPassword = BodyOf<Contract['identity']['setPassword']>;
type PasswordResetNeeds = {
  database: Database;
  human: Human;
  codes: Codes;
  singleUse: SingleUse;
  sessions: Sessions;
  attempts: MemberAttempts;
  newPasswords: NewPasswords;
  changes: SecurityChanges;
  recovery: Pick<Recovery, 'drop'>;
};
export type PasswordReset = ReturnType<typeof createPasswordReset>;

/** Replaces a lost password: a code, a ticket for the code, the password for the ticket. */
export function createPasswordReset(needs: PasswordResetNeeds) {
  const { database, human, codes, singleUse, sessions, attempts, newPasswords, changes, recovery } = needs;

  return {
    /** Does not reveal whether the account exists, or whether the address is its own. */
    async sendMail(visit: Visit, given: MailRequest) {
      await human.requireWork(visit, given.humanCheck);
      const email = emailKey(given.email);
      if (!isMailAddress(email)) throw new Refusal('invalid_input', { fields: { email: 'wrong_format' } });
      if (isUnreadable(given.username))
        throw new Refusal('invalid_input', { fields: { username: 'wrong_format' } });
      const recipient = recipientOfMail(given);
      // A request for the same code again has already passed a captcha.
      const key = { brandId: visit.brand.id, purpose: 'password' as const, recipient };
      if (human.hasCaptcha(visit.brand) && !(await codes.isWaiting(key)))
        await human.requireCaptcha(visit, given.captcha);
      const named = await findMemberByAccount(database.queries, visit.brand.id, accountKey(given.username));
      return codes.send(visit, {
        purpose: 'password',
        channel: 'mail',
        address: email,
        recipient,
        // An address that was only typed in may be a stranger's (docs/decisions/0139).
        member: named?.emailKey === email && named.emailVerifiedAt ? named : undefined,
      });
    },

    async verify(visit: Visit, query: Verification): Promise<{ resetTicket: string; expiresAt: number }> {
      const recipient = recipientOf(query);
      if (recipient === null) throw new Refusal('wrong_verification_code');
      const brandId = visit.brand.id;
      const key = { brandId, purpose: 'password' as const, recipient };
      const proven = await codes.guess(visit, key, query.verificationCode);
      if (!proven?.memberId) throw new Refusal('wrong_verification_code');
      const data = { memberId: proven.memberId };
      const ticket = await database.transaction(async (tx) => {
        await codes.use(tx, proven);
        return singleUse.issue(brandId, { kind: 'passwordReset', data, lastsMs: CODE.lastsMs }, tx);
      });
      return { resetTicket: ticket.secret, expiresAt: ticket.expiresAt };
    },

    async set(visit: Visit, { resetTicket, ...chosen }: NewPassword): Promise<Record<string, never>> {
      newPasswords.requireConfirmed(chosen);
      const { brand } = visit;
      // A refused password rolls back the use of the ticket, so another can be tried.
      const member = await database.transaction(async (tx) => {
        const kept = await singleUse.take(brand.id, { kind: 'passwordReset', secret: resetTicket }, tx);
        const owner = kept ? await findMember(tx, brand.id, kept.memberId) : undefined;
        if (!owner) throw new Refusal('verification_ended');
        newPasswords.requireGood(brand, owner.account, chosen.newPassword);
        return owner;
      });
      const passwordHash = await newPasswords.hash(chosen.newPassword);
      await database.transaction(async (tx) => {
        await updateMember(tx, member, { passwordHash, temporaryUntil: null });
        await sessions.end(tx, member);
        // Somebody else may have had the password: all browsers become unknown until the owner signs in again.
        await forgetDevices(tx, member);
        await attempts.unlock(tx, member);
        await recovery.drop(tx, visit, member, chosen);
        await changes.follow(tx, visit, member, { kind: 'password' });
      });
      return {};
    },
  };
}

const recipientOfMail = ({ username, email }: { username: string; email: string }): string =>
  mailRecipient({ emailKey: emailKey(email), accountKey: accountKey(username) });

function recipientOf({ mobileNum, countryDialingCode, username, email }: Verification): string | null {
  if (mobileNum !== undefined) return readMobile({ number: mobileNum, countryDialingCode });
  if (username === undefined || email === undefined) return null;
  return isUnreadable(username) || !isMailAddress(email) ? null : recipientOfMail({ username, email });
}
