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

/** A second password for withdrawals: an open browser, or the first password, is not enough to take money. */
export function createPaymentPasswords(needs: PaymentPasswordNeeds) {
  const { database, passwords, attempts, ownPassword, newPasswords } = needs;

  /** Only a signed-in member can try, so strangers cannot use up the owner's tries. */
  const countOf = ({ brandId, id }: MemberKey): Counted => ({
    key: `payment:${brandId}:${id}`,
    rule: ACCOUNT_LOCKOUT,
  });

  return {
    /** Sets or changes it; without the old one, the account password proves the member. */
    async set(visit: Visit, session: Session, chosen: Chosen): Promise<Record<string, never>> {
      const { password, newPassword, confirmNewPassword } = chosen;
      newPasswords.requireConfirmed({ newPassword, confirmNewPassword });
      const problem = problemOfPaymentPassword(newPassword, visit.brand.settings);
      if (problem) throw new Refusal('invalid_input', { fields: { newPassword: problem } });
      const member = await ownPassword.find(visit, session);
      // The two passwords must differ.
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
     * Refuses with `payment_password_needed` if none was set, a wrong one with `wrong_payment_password`, and any after
     * too many with `locked_out`. A right one is forgiven at once, whatever happens next.
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
