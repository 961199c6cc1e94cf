import type { Clock } from '@parlour/clock/clock';
import type { Database, Tx } from '@parlour/database/database';
import { stepOfCode } from '../../../credentials/authenticator.rules.ts';
import { hashRecoveryCode } from '../../../credentials/recovery-codes.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Secrets } from '../../../secrets/secrets.ts';
import { lockMember, type Member, updateMember } from '../members/members.ts';
import type { MemberAttempts, Visit } from '../sessions/sessions.ts';
import { hasRecoveryCode, takeRecoveryCode } from './second-factor.repo.ts';

const PURPOSE = 'member-second-factor';
type FactorCodeNeeds = { database: Database; clock: Clock; secrets: Secrets; attempts: MemberAttempts };
type Factor = Pick<Member, 'secondFactor' | 'lastCodeStep'>;
export type FactorCodes = ReturnType<typeof createFactorCodes>;

/** Codes of a member's authenticator, and the recovery codes in their place. Each is accepted once. */
export function createFactorCodes({ database, clock, secrets, attempts }: FactorCodeNeeds) {
  /** The time step of a code that was not used before; null: wrong, used or late. */
  function stepOf({ secondFactor, lastCodeStep }: Factor, code: string): number | null {
    if (secondFactor === null) return null;
    const secret = secrets.decrypt(PURPOSE, secondFactor).toString('utf8');
    return stepOfCode(code, { secret, nowMs: clock.now(), lastStep: lastCodeStep ?? 0 });
  }

  return {
    seal: (secret: string): string => secrets.encrypt(PURPOSE, Buffer.from(secret)),
    stepOf,

    /** Counts the attempt. Refuses a wrong code with `wrong_factor_code`, and after too many with `locked_out`. */
    async check(visit: Visit, member: Member, code: string): Promise<void> {
      const tried = await attempts.ofFactor(visit, member);
      await attempts.begin(tried);
      const isRight =
        stepOf(member, code) !== null ||
        (await hasRecoveryCode(database.queries, member, hashRecoveryCode(code)));
      if (!isRight) throw new Refusal('wrong_factor_code');
      await database.transaction((tx) => attempts.forgive(tx, tried));
    },

    /** Uses up a checked code, under the member's lock: of two calls with one code, one is refused. */
    async take(tx: Tx, { brandId, id }: Member, code: string): Promise<void> {
      const member = await lockMember(tx, { brandId, id });
      if (!member) throw new Refusal('wrong_factor_code');
      const step = stepOf(member, code);
      if (step !== null) return updateMember(tx, member, { lastCodeStep: step });
      if (!(await takeRecoveryCode(tx, member, hashRecoveryCode(code))))
        throw new Refusal('wrong_factor_code');
    },
  };
}
