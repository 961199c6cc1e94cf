import type { Clock } from '@parlour/clock/clock';
import { HOUSE_MADE_TYPES, type MemberType } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import { newOneTimePassword, type Passwords } from '../../../credentials/passwords.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { isAgent, lockMember, type Member, updateMember } from '../members/members.ts';
import type { Holds, SecurityNotices } from '../security/security.ts';
import { forgetDevices, type MemberAttempts, type Sessions } from '../sessions/sessions.ts';
import { ONE_TIME_PASSWORD_MS } from './actions.rules.ts';

type Done = { id: string; reason: string };
type Doing = {
  action: string;
  actor: Actor;
  /** Returns the changed columns, as they are recorded. */
  edit(tx: Tx, member: Member): Promise<Partial<Member> & Record<string, unknown>>;
};

type ActionNeeds = {
  database: Database;
  clock: Clock;
  audit: AuditWriter;
  passwords: Passwords;
  sessions: Sessions;
  attempts: MemberAttempts;
  holds: Pick<Holds, 'note'>;
  notices: Pick<SecurityNotices, 'tell'>;
};

/** Operators' actions on members: each with a reason, recorded, and effective in every process at once. */
export function createMemberActions(needs: ActionNeeds) {
  const { database, clock, audit, passwords, sessions, attempts, holds, notices } = needs;

  async function change(brand: Brand, { id, reason }: Done, { action, actor, edit }: Doing): Promise<void> {
    await database.transaction(async (tx) => {
      const member = await lockMember(tx, { brandId: brand.id, id });
      if (!member) throw new Refusal('not_found');
      const after = await edit(tx, member);
      const before = Object.fromEntries(
        Object.keys(after).map((key) => [key, (member as Record<string, unknown>)[key]]),
      );
      const changes = changesBetween(before, after);
      const target = { kind: 'member', id };
      await audit.record(tx, { actor, kind: 'change', action, target, brandId: brand.id, changes, reason });
    });
  }

  return {
    setState: (brand: Brand, { state, ...done }: Done & { state: Member['state'] }, actor: Actor) =>
      change(brand, done, {
        action: state === 'locked' ? 'identity.lock_member' : 'identity.unlock_member',
        actor,
        async edit(tx, member) {
          const lockedReason = state === 'locked' ? done.reason : null;
          await updateMember(tx, member, { state, lockedReason });
          if (state === 'locked') await sessions.end(tx, member);
          return { state };
        },
      }),

    endPause: (brand: Brand, done: Done, actor: Actor) =>
      change(brand, done, {
        action: 'identity.end_pause',
        actor,
        async edit(tx, member) {
          await attempts.unlock(tx, member);
          return {};
        },
      }),

    /**
     * Shows the password once; it is good for choosing another and nothing else. The member's known browsers become
     * unknown, and their contacts are told.
     */
    async resetPassword(brand: Brand, done: Done, actor: Actor) {
      const oneTimePassword = newOneTimePassword();
      const passwordHash = await passwords.hash(oneTimePassword);
      const expiresAt = clock.now() + ONE_TIME_PASSWORD_MS;
      await change(brand, done, {
        action: 'identity.reset_password',
        actor,
        async edit(tx, member) {
          // A trial account signs in by its browser, a demo bot not at all.
          if (HOUSE_MADE_TYPES.includes(member.type)) throw new Refusal('not_permitted');
          const temporaryUntil = new Date(expiresAt);
          await updateMember(tx, member, { passwordHash, temporaryUntil });
          await sessions.end(tx, member);
          await forgetDevices(tx, member);
          await holds.note(tx, member);
          await notices.tell(tx, { brand, requestId: actor.requestId }, member, { kind: 'oneTimePassword' });
          return { temporaryUntil };
        },
      });
      return { oneTimePassword, expiresAt };
    },

    /** No account becomes or stops being a trial or a demo bot: their money is of another kind. */
    setType: (
      brand: Brand,
      { type, isAgentOnly, ...done }: Done & { type: MemberType; isAgentOnly: boolean },
      actor: Actor,
    ) =>
      change(brand, done, {
        action: 'identity.change_type',
        actor,
        async edit(tx, member) {
          if ([member.type, type].some((each) => HOUSE_MADE_TYPES.includes(each)))
            throw new Refusal('not_permitted');
          if (isAgentOnly && !isAgent(type))
            throw new Refusal('invalid_input', { fields: { isAgentOnly: 'not_allowed' } });
          await updateMember(tx, member, { type, isAgentOnly });
          // An agent-only account has to sign in on the agent side.
          if (isAgentOnly && !member.isAgentOnly) await sessions.end(tx, member);
          return { type, isAgentOnly };
        },
      }),

    async endSessions(
      brand: Brand,
      { sessionId, ...done }: Done & { sessionId: string | null },
      actor: Actor,
    ): Promise<number> {
      let ended = 0;
      await change(brand, done, {
        action: 'identity.end_sessions',
        actor,
        async edit(tx, member) {
          ended = await sessions.end(tx, member, sessionId ? { only: sessionId } : {});
          if (sessionId && ended === 0) throw new Refusal('not_found');
          return { sessionsEnded: ended };
        },
      });
      return ended;
    },
  };
}
