import type { BodyOf, Contract } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import type { Session } from '../../../http/calls/call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { updateMember } from '../members/members.ts';
import type { Sessions, Visit } from '../sessions/sessions.ts';
import type { NewPasswords } from './new-passwords.service.ts';
import type { OwnPassword } from './own-password.service.ts';

type Change = BodyOf<Contract['identity']['changePassword']>;
type PasswordChangeNeeds = {
  database: Database;
  ownPassword: OwnPassword;
  sessions: Sessions;
  newPasswords: NewPasswords;
};
export type PasswordChange = ReturnType<typeof createPasswordChange>;

/** Replaces a password; the old one must be known. */
export function createPasswordChange(needs: PasswordChangeNeeds) {
  const { database, ownPassword, sessions, newPasswords } = needs;

  return {
    async change(visit: Visit, session: Session, chosen: Change): Promise<Record<string, never>> {
      const { oldPassword, newPassword } = chosen;
      newPasswords.requireConfirmed(chosen);
      if (newPassword === oldPassword) throw new Refusal('same_password');
      const member = await ownPassword.find(visit, session);
      newPasswords.requireGood(visit.brand, member.account, newPassword);
      const proof = await ownPassword.prove(visit, member, oldPassword);
      const passwordHash = await newPasswords.hash(newPassword);
      await database.transaction(async (tx) => {
        await updateMember(tx, member, { passwordHash, temporaryUntil: null });
        await sessions.end(tx, member, { except: session.id });
        await proof.forgive(tx);
        await newPasswords.tell(tx, visit, member);
      });
      return {};
    },
  };
}
