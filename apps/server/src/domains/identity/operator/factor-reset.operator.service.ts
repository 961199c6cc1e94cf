import { DAY_MS } from '@parlour/clock/durations';
import type { Database, Tx } from '@parlour/database/database';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import type { Actor, Operator } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { ApprovalKind, Approvals } from '../../operators/operators.module.ts';
import { findMember, lockMember } from '../members/members.ts';
import { dropSecondFactor } from '../second-factor/second-factor.ts';
import type { Holds, SecurityNotices } from '../security/security.ts';
import { forgetDevices, type Sessions } from '../sessions/sessions.ts';

/** What both operators read. */
type FactorReset = { brandId: string; memberId: string; account: string };
type Done = { id: string; reason: string };
type Caller = { operator: Operator; actor: Actor };
type FactorResetNeeds = {
  database: Database;
  audit: AuditWriter;
  approvals: Pick<Approvals, 'register' | 'request'>;
  brands: { all(): readonly Brand[] };
  sessions: Sessions;
  holds: Pick<Holds, 'note'>;
  notices: Pick<SecurityNotices, 'tell'>;
};

/**
 * For a member who lost the authenticator and the recovery codes. One operator asks for it and another decides: with a
 * reset password beside it, one alone would have the account.
 */
export function createFactorResets(needs: FactorResetNeeds) {
  const { database, audit, approvals, brands, sessions, holds, notices } = needs;
  const kind: ApprovalKind<FactorReset> = {
    name: 'identity.reset_second_factor',
    request: 'members.reset',
    decide: 'members.manage',
    lastsMs: DAY_MS,
    apply,
  };
  approvals.register(kind);

  async function apply(
    tx: Tx,
    { brandId, memberId }: FactorReset,
    { actor, reason }: { actor: Actor; reason: string },
  ) {
    const brand = brands.all().find(({ id }) => id === brandId);
    const member = await lockMember(tx, { brandId, id: memberId });
    if (!brand || !member || member.secondFactor === null) throw new Refusal('not_found');
    await dropSecondFactor(tx, member);
    await sessions.end(tx, member);
    await forgetDevices(tx, member);
    await holds.note(tx, member);
    await notices.tell(tx, { brand, requestId: actor.requestId }, member, { kind: 'secondFactorRemoved' });
    await audit.record(tx, {
      actor,
      kind: 'change',
      action: 'identity.reset_second_factor',
      target: { kind: 'member', id: memberId },
      brandId,
      reason,
    });
    return {};
  }

  return {
    async request(brand: Brand, { id, reason }: Done, caller: Caller): Promise<{ approvalId: string }> {
      const member = await findMember(database.queries, brand.id, id);
      if (!member || member.secondFactor === null) throw new Refusal('not_found');
      const { account } = member;
      return database.transaction(async (tx) => {
        const target = { kind: 'member', id };
        const approvalId = await approvals.request(
          tx,
          kind,
          {
            brandId: brand.id,
            target: { ...target, name: account },
            payload: { brandId: brand.id, memberId: id, account },
            reason,
          },
          caller,
        );
        await audit.record(tx, {
          actor: caller.actor,
          kind: 'change',
          action: 'identity.request_factor_reset',
          target,
          brandId: brand.id,
          reason,
        });
        return { approvalId };
      });
    },
  };
}
