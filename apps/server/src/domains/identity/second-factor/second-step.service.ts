import type { BodyOf, Contract, SessionInfo } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { Refusal } from '../../../http/calls/refusal.ts';
import { findMember } from '../members/members.ts';
import type { SessionOpening, SingleUse, Visit } from '../sessions/sessions.ts';
import type { FactorCodes } from './factor-codes.service.ts';

type SecondStepNeeds = {
  database: Database;
  singleUse: SingleUse;
  opening: SessionOpening;
  codes: FactorCodes;
};
export type SecondStep = ReturnType<typeof createSecondStep>;

/** The second step of a sign-in. The challenge stands for the first, and survives a mistyped code. */
export function createSecondStep({ database, singleUse, opening, codes }: SecondStepNeeds) {
  return {
    async finish(
      visit: Visit,
      { challenge, code }: BodyOf<Contract['identity']['finishLogin']>,
    ): Promise<SessionInfo> {
      const brandId = visit.brand.id;
      const kept = { kind: 'secondStep', secret: challenge } as const;
      const begun = await singleUse.peek(brandId, kept);
      const member = begun && (await findMember(database.queries, brandId, begun.memberId));
      if (!begun || !member) throw new Refusal('challenge_ended');
      const { method, side, socialTicket } = begun;
      await codes.check(visit, member, code).catch(async (error) => {
        await opening.noteFailure(visit, { memberId: member.id, method });
        throw error;
      });
      return opening.signIn(visit, member, {
        method,
        side,
        socialTicket,
        isTwoFactor: true,
        async spend(tx) {
          if (!(await singleUse.take(brandId, kept, tx))) throw new Refusal('challenge_ended');
          await codes.take(tx, member, code);
        },
      });
    },
  };
}
