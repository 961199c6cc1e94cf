import type { BodyOf, Contract } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import type { AttemptCounter, Counted } from '../../../credentials/attempts.ts';
import { ACCOUNT_LOCKOUT } from '../../../credentials/lockout.rules.ts';
import type { Passwords } from '../../../credentials/passwords.ts';
import type { Session } from '../../../http/calls/call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { type Member, type MemberKey, problemOfPaymentPassword, updateMember } from '../members/members.ts';
import type { Visit } from '../sessions/sessions.ts';
import type { NewPasswords } from './new-passwords.service.ts';
import type { OwnPassword } from './own-password.service.ts';

type Chosen = BodyOf<Contract['identity']['setPaymentPassword']>;
type PaymentPasswordNeeds = {
  database: Database;
  passwords: Passwords;
  attempts: AttemptCounter;
  ownPassword: OwnPassword;
  newPasswords: Pick<NewPasswords, 'requireConfirmed'>;
};
export type PaymentPasswords = ReturnType<typeof createPaymentPasswords>;

/** A second password, for money that leaves: whoever finds a browser open, or knows the first one, still cannot take it. */
export function createPaymentPasswords(needs: PaymentPasswordNeeds) {
  const { database, passwords, attempts, ownPassword, newPasswords } = needs;

  /** Only somebody who is signed in can try, so that no stranger can use up the owner's tries. */
  const countOf = ({ brandId, id }: MemberKey): Counted => ({
    key: `payment:${brandId}:${id}`,
    rule: ACCOUNT_LOCKOUT,
  });

  return {
    /** Sets or changes it; who has forgotten the old one proves themselves by the password of the account. */
    async set(visit: Visit, session: Session, chosen: Chosen): Promise<Record<string, never>> {
      const { password, newPassword, confirmNewPassword } = chosen;
      newPasswords.requireConfirmed({ newPassword, confirmNewPassword });
      const problem = problemOfPaymentPassword(newPassword, visit.brand.settings);
      if (problem) throw new Refusal('invalid_input', { fields: { newPassword: problem } });
      const member = await ownPassword.find(visit, session);
      // One that opens both doors is no second one.
      if (newPassword === password) throw new Refusal('same_password');
      const proof = await ownPassword.prove(visit, member, password);
      const paymentPasswordHash = await passwords.hash(newPassword);
      await database.transaction(async (tx) => {
        await updateMember(tx, member, { paymentPasswordHash });
        await proof.forgive(tx);
        await attempts.forget(tx, [countOf(member).key]);
      });
      return {};
    },

    /**
     * Refuses with `payment_password_needed` where none was set, a wrong one with `wrong_payment_password`, and any after
     * too many with `locked_out`. A right one is forgiven at once, whatever becomes of what it was given for.
     */
    async prove(member: Member, password: string): Promise<void> {
      if (member.paymentPasswordHash === null) throw new Refusal('payment_password_needed');
      const counted = countOf(member);
      await attempts.begin([counted]);
      if (!(await passwords.matches(password, member.paymentPasswordHash)))
        throw new Refusal('wrong_payment_password');
      await database.transaction((tx) => attempts.forgive(tx, [counted.key], { cleared: [counted.key] }));
    },
  };
}
