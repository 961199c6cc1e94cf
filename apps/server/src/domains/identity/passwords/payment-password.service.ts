import type { BodyOf, Contract } from '@parlour/contract';
import { isWeakPaymentPassword } from '@parlour/contract/values/passwords/passwords.rules';
import type { Database } from '@parlour/database/database';
import type { AttemptCounter, Counted } from '../../../credentials/attempts.ts';
import { ACCOUNT_LOCKOUT } from '../../../credentials/lockout.rules.ts';
import type { Passwords } from '../../../credentials/passwords.ts';
import type { Session } from '../../../http/calls/call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { type Member, type MemberKey, problemOfPaymentPassword, updateMember } from '../members/members.ts';
import type { Proofs, SecurityChanges } from '../security/security.ts';
import type { Visit } from '../sessions/sessions.ts';
import type { NewPasswords } from './new-passwords.service.ts';

type Chosen = BodyOf<Contract['identity']['setPaymentPassword']>;
type PaymentPasswordNeeds = {
  database: Database;
  passwords: Passwords;
  attempts: AttemptCounter;
  proofs: Proofs;
  changes: SecurityChanges;
  newPasswords: Pick<NewPasswords, 'requireConfirmed'>;
};
/** A second password for withdrawals: an open browser, or the first password, is not enough to take money. */
export interface PaymentPasswords {
  /**
   * Refuses with `payment_password_needed` if none was set, a wrong one with `wrong_payment_password`, and any after
   * too many with `locked_out`. A right one is forgiven at once, whatever happens next.
   */
  prove(member: Member, password: string): Promise<void>;
  set(visit: Visit, session: Session, chosen: Chosen): Promise<Record<string, never>>;
}

export function createPaymentPasswords(needs: PaymentPasswordNeeds): PaymentPasswords {
  const { database, passwords, attempts, proofs, changes, newPasswords } = needs;

  /** Only a signed-in member can try, so strangers cannot use up the owner's tries. */
  const countOf = ({ brandId, id }: MemberKey): Counted => ({
    key: `payment:${brandId}:${id}`,
    rule: ACCOUNT_LOCKOUT,
  });

  async function prove(member: Member, password: string): Promise<void> {
    if (member.paymentPasswordHash === null) throw new Refusal('payment_password_needed');
    const counted = countOf(member);
    await attempts.begin([counted]);
    if (!(await passwords.matches(password, member.paymentPasswordHash)))
      throw new Refusal('wrong_payment_password');
    await database.transaction((tx) => attempts.forgive(tx, [counted.key], { cleared: [counted.key] }));
  }

  /** To replace one takes the one before, or a code: the login password alone must not lead to the money. */
  async function proveReplacing(visit: Visit, member: Member, { oldPaymentPassword, proofCode }: Chosen) {
    if (member.paymentPasswordHash === null) return;
    if (oldPaymentPassword !== undefined) return prove(member, oldPaymentPassword);
    // Without a password the code is the proof itself.
    if (member.passwordHash === null) return;
    if (proofCode === undefined) throw new Refusal('proof_needed', { ways: [] });
    const { use } = await proofs.proveByCode(visit, member, proofCode);
    await database.transaction(use);
  }

  return {
    prove,

    async set(visit, session, chosen) {
      const { password, newPassword, confirmNewPassword } = chosen;
      newPasswords.requireConfirmed({ newPassword, confirmNewPassword });
      const problem = problemOfPaymentPassword(newPassword, visit.brand.settings);
      if (problem) throw new Refusal('invalid_input', { fields: { newPassword: problem } });
      if (isWeakPaymentPassword(newPassword)) throw new Refusal('weak_payment_password');
      // The two passwords must differ.
      if (newPassword === password) throw new Refusal('same_password');
      await changes.make(visit, session, {
        kind: 'paymentPassword',
        proof: chosen,
        async prepare(member) {
          await proveReplacing(visit, member, chosen);
          return passwords.hash(newPassword);
        },
        async apply(tx, member, paymentPasswordHash) {
          await updateMember(tx, member, { paymentPasswordHash });
          await attempts.forget(tx, [countOf(member).key]);
        },
      });
      return {};
    },
  };
}
