import type { BodyOf, Contract } from '@parlour/contract';
import type { Session } from '../../../http/calls/call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { updateMember } from '../members/members.ts';
import type { Proofs, SecurityChanges } from '../security/security.ts';
import type { Sessions, Visit } from '../sessions/sessions.ts';
import type { NewPasswords } from './new-passwords.service.ts';

type Change = BodyOf<Contract['identity']['changePassword']>;
type PasswordChangeNeeds = {
  proofs: Proofs;
  changes: SecurityChanges;
  sessions: Sessions;
  newPasswords: NewPasswords;
};
export type PasswordChange = ReturnType<typeof createPasswordChange>;

/** Replaces a password; the old one must be known, or the member proves themselves otherwise for the first one. */
export function createPasswordChange({ proofs, changes, sessions, newPasswords }: PasswordChangeNeeds) {
  return {
    async change(visit: Visit, session: Session, chosen: Change): Promise<Record<string, never>> {
      const { oldPassword, newPassword, confirmNewPassword: _, ...proof } = chosen;
      newPasswords.requireConfirmed(chosen);
      if (newPassword === oldPassword) throw new Refusal('same_password');
      const { account } = await proofs.find(visit, session);
      newPasswords.requireGood(visit.brand, account, newPassword);
      await changes.make(visit, session, {
        kind: 'password',
        proof: { password: oldPassword, ...proof },
        prepare: () => newPasswords.hash(newPassword),
        async apply(tx, member, passwordHash) {
          await updateMember(tx, member, { passwordHash, temporaryUntil: null });
          await sessions.end(tx, member, { except: session.id });
        },
      });
      return {};
    },
  };
}
