import type { AnswerOf, BodyOf, Contract } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { authenticatorUri, newAuthenticatorSecret } from '../../../credentials/authenticator.rules.ts';
import { newRecoveryCodes } from '../../../credentials/recovery-codes.ts';
import type { Session } from '../../../http/calls/call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import { findMember, type Member, type MemberKey, updateMember } from '../members/members.ts';
import type { GivenProof, SecurityChanges } from '../security/security.ts';
import type { Sessions, SingleUse, Visit } from '../sessions/sessions.ts';
import type { FactorCodes } from './factor-codes.service.ts';
import { replaceRecoveryCodes } from './second-factor.repo.ts';
import { ENROLMENT_MS } from './second-factor.rules.ts';

type Calls = Contract['identity'];
type SecondFactorNeeds = {
  database: Database;
  singleUse: SingleUse;
  sessions: Sessions;
  changes: SecurityChanges;
  codes: FactorCodes;
};
export type SecondFactor = ReturnType<typeof createSecondFactor>;

/**
 * An authenticator app as the second factor of a member: turned on by a code of it, and off, like every way to sign in,
 * through `securityChanges`. What a session alone began (a secret, a ticket for it) changes nothing of the account.
 */
export function createSecondFactor({ database, singleUse, sessions, changes, codes }: SecondFactorNeeds) {
  async function giveRecoveryCodes(tx: Tx, member: MemberKey): Promise<{ recoveryCodes: string[] }> {
    const { codes: recoveryCodes, hashes } = newRecoveryCodes();
    await replaceRecoveryCodes(tx, member, hashes);
    return { recoveryCodes };
  }

  return {
    async start({ brand }: Visit, { memberId }: Session): Promise<AnswerOf<Calls['secondFactorOptions']>> {
      const member = await findMember(database.queries, brand.id, memberId);
      if (!member) throw new Refusal('not_logged_in');
      refuseSecond(member);
      const secret = newAuthenticatorSecret();
      const { secret: ticket } = await singleUse.issue(brand.id, {
        kind: 'secondFactor',
        data: { memberId, sealed: codes.seal(secret) },
        lastsMs: ENROLMENT_MS,
      });
      const uri = authenticatorUri(secret, { issuer: brand.settings.name, account: member.account });
      return { secret, uri, ticket };
    },

    async add(visit: Visit, session: Session, asked: BodyOf<Calls['addSecondFactor']>) {
      const { ticket, code, ...proof } = asked;
      const kept = { kind: 'secondFactor', secret: ticket } as const;
      const begun = await singleUse.peek(visit.brand.id, kept);
      if (begun?.memberId !== session.memberId) throw new Refusal('verification_ended');
      // Before the proof: the secret is the caller's own, so a guess tells them nothing.
      const secondFactor = begun.sealed;
      const lastCodeStep = codes.stepOf({ secondFactor, lastCodeStep: null }, code);
      if (lastCodeStep === null) throw new Refusal('wrong_factor_code');
      const { made } = await changes.make(visit, session, {
        kind: 'secondFactorAdded',
        proof,
        async apply(tx, member) {
          refuseSecond(member);
          if (!(await singleUse.take(visit.brand.id, kept, tx))) throw new Refusal('verification_ended');
          await updateMember(tx, member, { secondFactor, lastCodeStep });
          // They were opened with one factor.
          await sessions.end(tx, member, { except: session.id });
          return giveRecoveryCodes(tx, member);
        },
      });
      return made;
    },

    async renewCodes(visit: Visit, session: Session, proof: GivenProof) {
      const { made } = await changes.make(visit, session, {
        kind: 'recoveryCodes',
        proof,
        apply(tx, member) {
          requireFactor(member);
          return giveRecoveryCodes(tx, member);
        },
      });
      return made;
    },

    async remove(visit: Visit, session: Session, proof: GivenProof): Promise<void> {
      await changes.make(visit, session, {
        kind: 'secondFactorRemoved',
        proof,
        async apply(tx, member) {
          requireFactor(member);
          await dropSecondFactor(tx, member);
          await sessions.end(tx, member, { except: session.id });
        },
      });
    },
  };
}

/** The last step stays: a code that was used is not accepted again, whatever is enrolled next. */
export async function dropSecondFactor(tx: Tx, member: MemberKey): Promise<void> {
  await updateMember(tx, member, { secondFactor: null });
  await replaceRecoveryCodes(tx, member, []);
}

function refuseSecond({ secondFactor }: Member): void {
  if (secondFactor !== null) throw new Refusal('second_factor_exists');
}

function requireFactor({ secondFactor }: Member): void {
  if (secondFactor === null) throw new Refusal('not_found');
}
