import type { Clock } from '@parlour/clock/clock';
import type { Database, Tx } from '@parlour/database/database';
import type { Passwords } from '../../../credentials/passwords.ts';
import type { Session } from '../../../http/calls/call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { findMember, type Member } from '../members/members.ts';
import type { MemberAttempts, Visit } from '../sessions/sessions.ts';

type OwnPasswordNeeds = {
  database: Database;
  clock: Clock;
  passwords: Passwords;
  attempts: MemberAttempts;
};

/** The password again, from a signed-in member: an open browser is not enough for sensitive changes. */
export interface OwnPassword {
  find(visit: Visit, session: Session): Promise<Member>;
  /**
   * Refuses a wrong one with `wrong_password`, and any after too many with `locked_out`. Call `forgive` in the
   * transaction of the action: only then is the attempt no longer counted.
   */
  prove(visit: Visit, member: Member, password: string): Promise<{ forgive(tx: Tx): Promise<void> }>;
}

export function createOwnPassword({ database, clock, passwords, attempts }: OwnPasswordNeeds): OwnPassword {
  /** A member who signs in without a password has none to repeat. */
  const isRight = async (member: Member, password: string): Promise<boolean> =>
    member.passwordHash === null
      ? password === ''
      : passwords.matches(password, usableHash(member, clock.now()));

  async function find(visit: Visit, session: Session): Promise<Member> {
    const member = await findMember(database.queries, visit.brand.id, session.memberId);
    if (!member) throw new Refusal('not_logged_in');
    return member;
  }

  return {
    find,

    async prove(visit, member, password) {
      const tried = await attempts.of(visit, { account: member.accountKey, memberId: member.id });
      await attempts.begin(tried);
      if (!(await isRight(member, password))) throw new Refusal('wrong_password');
      return { forgive: (tx) => attempts.forgive(tx, tried) };
    },
  };
}

/** A password set by an operator is only valid for a while. */
export function usableHash(member: Member | undefined, nowMs: number): string | undefined {
  const hasLapsed = member?.temporaryUntil != null && member.temporaryUntil.getTime() <= nowMs;
  return hasLapsed ? undefined : (member?.passwordHash ?? undefined);
}
