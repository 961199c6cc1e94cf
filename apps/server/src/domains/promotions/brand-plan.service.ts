import type { Clock } from '@parlour/clock/clock';
import { DAY_MS } from '@parlour/clock/durations';
import type { Database, Queries, Tx } from '@parlour/database/database';
import type { AuditWriter } from '../../audit/audit-entry.ts';
import { changesBetween } from '../../audit/changes.rules.ts';
import type { Actor } from '../../http/calls/operator-call.ts';
import { Refusal } from '../../http/calls/refusal.ts';
import type { Brand } from '../../tenancy/brand.ts';
import type { ApprovalKind, Approvals } from '../operators/operators.module.ts';
import type { Caller } from './chance.ts';

type Kept<Plan> = { version: number; plan: Plan; at: Date };
/** What both operators read, and what then applies. */
type Asked<Plan> = { brandId: string; version: number; before: Plan; after: Plan };
export type PlanNeeds = {
  database: Database;
  clock: Clock;
  approvals: Pick<Approvals, 'register' | 'request' | 'waitingOnMany'>;
  audit: AuditWriter;
};
type PlanKind<Plan> = {
  /** `vip_plan`: of approvals, records and targets. */
  name: string;
  find(queries: Queries, brandId: string): Promise<Kept<Plan> | undefined>;
  /** Whether it is the next version: false if somebody else wrote it. */
  insert(tx: Tx, brandId: string, row: Kept<Plan>): Promise<boolean>;
  /** What a brand has until two of its operators agree on another. */
  shipped(brandId: string): Plan;
  /** What makes no sense in a plan, by field. */
  faultsOf(plan: Plan, brand: Brand): Record<string, string> | Promise<Record<string, string>>;
  /** What whoever decides is shown beside the plan; read before the request is written. */
  besides?(queries: Queries, brandId: string, plan: Plan): Promise<Record<string, unknown>>;
  /** Refuses a plan that the brand cannot afford, when it is requested and when it is decided. */
  require?(queries: Queries, brandId: string, plan: Plan): Promise<void>;
};

/** A brand's plan of what it gives, in versions. It moves money, so two operators change it. */
export function createBrandPlan<Plan extends object>(
  { database, clock, approvals, audit }: PlanNeeds,
  { name, find, insert, shipped, faultsOf, besides, require }: PlanKind<Plan>,
) {
  const kind: ApprovalKind<Asked<Plan>> = {
    name: `promotions.${name}`,
    request: 'promotions.edit',
    decide: 'promotions.decide',
    lastsMs: DAY_MS,
    apply,
  };
  approvals.register(kind);

  async function current(queries: Queries, brandId: string) {
    const row = await find(queries, brandId);
    return { version: row?.version ?? 0, plan: row?.plan ?? shipped(brandId), at: row?.at ?? null };
  }

  async function record(
    tx: Tx,
    verb: 'request' | 'change',
    { brandId, before, after }: Asked<Plan>,
    { actor, reason }: { actor: Actor; reason: string },
  ): Promise<void> {
    await audit.record(tx, {
      actor,
      kind: 'change',
      action: `promotions.${verb}_${name}`,
      target: { kind: name, id: brandId },
      brandId,
      changes: changesBetween(before, after),
      reason,
    });
  }

  async function apply(tx: Tx, asked: Asked<Plan>, about: { actor: Actor; reason: string }) {
    const { brandId, version, after } = asked;
    await require?.(tx, brandId, after);
    const now = await current(tx, brandId);
    const isNext =
      now.version === version &&
      (await insert(tx, brandId, { version: version + 1, plan: after, at: new Date(clock.now()) }));
    // Both operators read the difference; from another plan it would be another one.
    if (!isNext) throw new Refusal('stale');
    await record(tx, 'change', asked, about);
    return {};
  }

  /** Refuses a plan that makes no sense. */
  async function requireSense(plan: Plan, brand: Brand): Promise<void> {
    const fields = await faultsOf(plan, brand);
    if (Object.keys(fields).length > 0) throw new Refusal('invalid_input', { fields });
  }

  return {
    current,
    requireSense,

    async read(brand: Brand) {
      const { version, plan, at } = await current(database.queries, brand.id);
      const waiting = await approvals.waitingOnMany(name, [brand.id]);
      return {
        currency: brand.settings.currency,
        version,
        plan,
        changedAt: at?.getTime() ?? null,
        isWaiting: (waiting.get(brand.id) ?? []).length > 0,
      };
    },

    async request(
      brand: Brand,
      { version, plan, reason }: { version: number; plan: Plan; reason: string },
      caller: Caller,
    ) {
      await requireSense(plan, brand);
      const beside = await besides?.(database.queries, brand.id, plan);
      return database.transaction(async (tx) => {
        const now = await current(tx, brand.id);
        if (now.version !== version) throw new Refusal('stale');
        await require?.(tx, brand.id, plan);
        const target = { kind: name, id: brand.id, name: brand.settings.name };
        const payload: Asked<Plan> = { brandId: brand.id, version, before: now.plan, after: plan };
        const shown = { ...payload, ...beside };
        const about = { brandId: brand.id, target, payload: shown, reason };
        const approvalId = await approvals.request(tx, kind, about, caller);
        await record(tx, 'request', payload, { actor: caller.actor, reason });
        return { approvalId };
      });
    },
  };
}
