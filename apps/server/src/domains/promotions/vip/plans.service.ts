import type { Clock } from '@parlour/clock/clock';
import { DAY_MS } from '@parlour/clock/durations';
import type { VipPlan } from '@parlour/contract';
import type { Database, Queries, Tx } from '@parlour/database/database';
import type { AuditWriter } from '../../../audit/audit-entry.ts';
import { changesBetween } from '../../../audit/changes.rules.ts';
import type { Actor, Operator } from '../../../http/calls/operator-call.ts';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import type { ApprovalKind, Approvals } from '../../operators/operators.module.ts';
import { findPlan, insertPlan } from './plan.repo.ts';
import { DEFAULT_PLAN, planFaults } from './plan.rules.ts';
import { countLevels } from './standings.repo.ts';

/** What both operators read, and what then applies. */
type Asked = { brandId: string; version: number; before: VipPlan; after: VipPlan };
type Caller = { operator: Operator; actor: Actor };
type PlanNeeds = {
  database: Database;
  clock: Clock;
  approvals: Pick<Approvals, 'register' | 'request' | 'waitingOnMany'>;
  audit: AuditWriter;
  brands: { ofId(brandId: string): Brand | undefined };
  /** Refuses a plan with which nothing of a category would be kept. */
  requireBudget(queries: Queries, brand: Brand, change: { plan: VipPlan }): Promise<void>;
};
export type VipPlans = ReturnType<typeof createVipPlans>;

const TARGET = 'vip_plan';

/** The plan of levels. It moves money every night, so two operators change it. */
export function createVipPlans(needs: PlanNeeds) {
  const { database, clock, approvals, audit, brands, requireBudget } = needs;
  const kind: ApprovalKind<Asked> = {
    name: 'promotions.vip_plan',
    request: 'promotions.edit',
    decide: 'promotions.decide',
    lastsMs: DAY_MS,
    apply,
  };
  approvals.register(kind);

  async function current(queries: Queries, brandId: string) {
    const row = await findPlan(queries, brandId);
    return { version: row?.version ?? 0, plan: row?.plan ?? DEFAULT_PLAN, at: row?.at ?? null };
  }

  async function apply(
    tx: Tx,
    { brandId, version, before, after }: Asked,
    { actor, reason }: { actor: Actor; reason: string },
  ) {
    const brand = brands.ofId(brandId);
    if (!brand) throw new Refusal('not_found');
    await requireBudget(tx, brand, { plan: after });
    const now = await current(tx, brandId);
    const isNext =
      now.version === version &&
      (await insertPlan(tx, brandId, { version: version + 1, plan: after, at: new Date(clock.now()) }));
    // Both operators read the difference; from another plan it would be another one.
    if (!isNext) throw new Refusal('stale');
    await audit.record(tx, {
      actor,
      kind: 'change',
      action: 'promotions.change_vip_plan',
      target: { kind: TARGET, id: brandId },
      brandId,
      changes: changesBetween(before, after),
      reason,
    });
    return {};
  }

  return {
    current,

    async read(brand: Brand) {
      const { version, plan, at } = await current(database.queries, brand.id);
      const waiting = await approvals.waitingOnMany(TARGET, [brand.id]);
      return {
        currency: brand.settings.currency,
        version,
        plan,
        changedAt: at?.getTime() ?? null,
        members: await countLevels(database.queries, brand.id, plan.levels.length),
        isWaiting: (waiting.get(brand.id) ?? []).length > 0,
      };
    },

    async request(
      brand: Brand,
      { version, plan, reason }: { version: number; plan: VipPlan; reason: string },
      caller: Caller,
    ) {
      const fields = planFaults(plan);
      if (Object.keys(fields).length > 0) throw new Refusal('invalid_input', { fields });
      return database.transaction(async (tx) => {
        const now = await current(tx, brand.id);
        if (now.version !== version) throw new Refusal('stale');
        await requireBudget(tx, brand, { plan });
        const target = { kind: TARGET, id: brand.id, name: brand.settings.name };
        const payload: Asked = { brandId: brand.id, version, before: now.plan, after: plan };
        const approvalId = await approvals.request(
          tx,
          kind,
          { brandId: brand.id, target, payload, reason },
          caller,
        );
        await audit.record(tx, {
          actor: caller.actor,
          kind: 'change',
          action: 'promotions.request_vip_plan',
          target: { kind: TARGET, id: brand.id },
          brandId: brand.id,
          changes: changesBetween(now.plan, plan),
          reason,
        });
        return { approvalId };
      });
    },
  };
}
