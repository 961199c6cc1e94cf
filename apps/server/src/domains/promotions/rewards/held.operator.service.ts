import type { Clock } from '@parlour/clock/clock';
import type { BodyOf, ConsoleContract, OperatorGrant, RewardState } from '@parlour/contract';
import type { Database, Tx } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import type { TaskSource } from '../../../domain-module.ts';
import type { Actor } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { reaches } from '../../../tenancy/reach.ts';
import type { Goods } from '../goods.ts';
import { giveBackBudget } from '../offers/offers.ts';
import type { Grants } from './grants.operator.service.ts';
import { countHeld, decideHeld, findReward, type RewardRow } from './rewards.repo.ts';
import { budgetOf, claimUntil } from './rewards.rules.ts';

type Calls = ConsoleContract['promotions'];
type HeldNeeds = {
  database: Database;
  clock: Clock;
  audit: AuditWriter;
  brands: { all(): readonly Brand[] };
  grants: Pick<Grants, 'describe'>;
  goods: Pick<Goods, 'letGo'>;
  /** Whoever paid for it with points gets them back; nobody did for most causes. */
  takeBackOrder(
    tx: Tx,
    refused: { brandId: string; cause: string; reason: string; decidedBy: string | null },
  ): Promise<void>;
  tellTasks(): void;
  tell(member: { brandId: string; memberId: string }): void;
};
export type Held = ReturnType<typeof createHeld>;

/** Rewards that wait for an operator: large ones, and those of members who were blocked since they were promised. */
export function createHeld(needs: HeldNeeds) {
  const { database, clock, audit, brands, grants, goods, takeBackOrder, tellTasks, tell } = needs;
  const tasks: TaskSource = {
    kind: 'promotion_grants',
    permission: 'promotions.decide',
    count: ({ reach }) =>
      countHeld(
        database.queries,
        brands.all().flatMap(({ id }) => (reaches(reach, id) ? id : [])),
      ),
  };

  type Decision = {
    id: string;
    reason: string;
    actor: Actor;
    set: { state: RewardState } & Partial<Pick<RewardRow, 'reason' | 'claimUntil'>>;
  };

  async function decide(brand: Brand, { id, reason, actor, set }: Decision): Promise<OperatorGrant> {
    const decided = await database.transaction(async (tx) => {
      const row = await decideHeld(tx, { brandId: brand.id, id }, { ...set, decidedBy: actor.operatorId });
      if (!row)
        throw new Refusal(
          (await findReward(tx, { brandId: brand.id, id })) ? 'already_decided' : 'not_found',
        );
      if (set.state === 'refused') {
        if (row.offerId !== null)
          await giveBackBudget(tx, { brandId: brand.id, id: row.offerId }, budgetOf(row));
        await goods.letGo(tx, row);
        const { brandId, cause } = row;
        await takeBackOrder(tx, { brandId, cause, reason, decidedBy: actor.operatorId });
      }
      await audit.record(tx, {
        actor,
        kind: 'change',
        action: set.state === 'refused' ? 'promotions.refuse_grant' : 'promotions.release_grant',
        target: { kind: 'reward', id },
        brandId: brand.id,
        changes: [{ path: 'state', before: 'held', after: set.state }],
        reason,
      });
      tellTasks();
      afterCommit(() => tell(row));
      return row;
    });
    const [described] = await grants.describe(brand, [decided]);
    if (!described) throw new Error(`no reward ${id}`);
    return described;
  }

  return {
    tasks,

    /** It can be claimed from now on. */
    release: (brand: Brand, { id, reason }: BodyOf<Calls['releaseGrant']>, actor: Actor) =>
      decide(brand, { id, reason, actor, set: { state: 'unclaimed', claimUntil: claimUntil(clock.now()) } }),

    refuse: (brand: Brand, { id, reason }: BodyOf<Calls['refuseGrant']>, actor: Actor) =>
      decide(brand, { id, reason, actor, set: { state: 'refused', reason } }),
  };
}
