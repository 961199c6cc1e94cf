import type { BodyOf, Contract } from '@parlour/contract';
import type { Clock } from '../../clock/clock.ts';
import type { Passwords } from '../../credentials/passwords.ts';
import type { Database } from '../../db/database.ts';
import type { Session } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import { usableHash } from './login.service.ts';
import type { MemberAttempts } from './member-attempts.service.ts';
import { findMember, type Member, updateMember } from './members.repo.ts';
import type { NewPasswords } from './new-passwords.service.ts';
import type { Sessions, Visit } from './sessions.service.ts';

type Change = BodyOf<Contract['identity']['changePassword']>;
type PasswordChangeNeeds = {
  database: Database;
  clock: Clock;
  passwords: Passwords;
  attempts: MemberAttempts;
  sessions: Sessions;
  newPasswords: NewPasswords;
};
export type PasswordChange = ReturnType<typeof createPasswordChange>;

/** A new password in place of the old one, which has to be known: a browser left open is not enough. */
export function createPasswordChange(needs: PasswordChangeNeeds) {
  const { database, clock, passwords, attempts, sessions, newPasswords } = needs;

  /** Who signs in without a password has none to repeat. */
  const isRight = async (member: Member, oldPassword: string): Promise<boolean> =>
    member.passwordHash === null
      ? oldPassword === ''
      : passwords.matches(oldPassword, usableHash(member, clock.now()));

  return {
    async change(visit: Visit, session: Session, chosen: Change): Promise<Record<string, never>> {
      const { oldPassword, newPassword } = chosen;
      newPasswords.requireConfirmed(chosen);
      if (newPassword === oldPassword) throw new Refusal('same_password');
      const member = await findMember(database.queries, visit.brand.id, session.memberId);
      if (!member) throw new Refusal('not_logged_in');
      newPasswords.requireGood(visit.brand, member.account, newPassword);
      const tried = await attempts.of(visit, { account: member.accountKey, memberId: member.id });
      await attempts.begin(tried);
      if (!(await isRight(member, oldPassword))) throw new Refusal('wrong_password');
      const passwordHash = await newPasswords.hash(newPassword);
      await database.transaction(async (tx) => {
        await updateMember(tx, member, { passwordHash, temporaryUntil: null });
        await sessions.end(tx, member, { except: session.id });
        await attempts.forgive(tx, tried);
        await newPasswords.tell(tx, visit, member);
      });
      return {};
    },
  };
}
