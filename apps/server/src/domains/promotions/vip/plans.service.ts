import type { RoundsTerms, VipPlan } from '@parlour/contract';
import type { Queries, Tx } from '@parlour/database/database';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { createBrandPlan, type PlanNeeds } from '../brand-plan.service.ts';
import type { RoundsGames } from '../rounds/rounds.ts';
import { findPlan, insertPlan } from './plan.repo.ts';
import { defaultPlan, demoPlan, planFaults, stepRoundsOf } from './plan.rules.ts';
import { countLevels } from './standings.repo.ts';
import { findTrialOf } from './trials.repo.ts';

type VipPlanNeeds = PlanNeeds & {
  brands: { ofId(brandId: string): Brand | undefined };
  roundsGames: Pick<RoundsGames, 'faultsOf'>;
  /** Refuses a plan with which nothing of a category would be kept. */
  requireBudget(queries: Queries, brand: Brand, change: { plan: VipPlan }): Promise<void>;
};
export type VipPlans = ReturnType<typeof createVipPlans>;

/** The plan of levels. */
export function createVipPlans(needs: VipPlanNeeds) {
  const { brands, roundsGames, requireBudget } = needs;
  const plans = createBrandPlan<VipPlan>(needs, {
    name: 'vip_plan',
    find: findPlan,
    insert: insertPlan,
    shipped(brandId) {
      const brand = brands.ofId(brandId);
      if (!brand) throw new Error(`no brand ${brandId}`);
      return defaultPlan(brand.settings.currency);
    },
    async faultsOf(plan, brand) {
      const rounds = plan.levels.map(
        (level, index) => [`plan.levels.${index}.stepRounds`, stepRoundsOf(level)] as const,
      );
      return {
        ...(await roundsGames.faultsOf(brand.id, rounds)),
        ...planFaults(plan, brand.settings.currency),
      };
    },
    besides: async (queries, brandId, plan) => ({ trial: await findTrialOf(queries, brandId, plan) }),
    async require(queries, brandId, plan) {
      const brand = brands.ofId(brandId);
      if (!brand) throw new Refusal('not_found');
      await requireBudget(queries, brand, { plan });
    },
  });
  return {
    ...plans,

    /** For a demonstration: a plan with free rounds at a title of the brand. */
    async putDemo(tx: Tx, { id, settings }: Brand, rounds: RoundsTerms): Promise<void> {
      const plan = demoPlan(settings.currency, rounds);
      await insertPlan(tx, id, { version: 1, plan, at: new Date(needs.clock.now()) });
    },

    async read(brand: Brand) {
      const state = await plans.read(brand);
      const members = await countLevels(needs.database.queries, brand.id, state.plan.levels.length);
      return { ...state, members };
    },
  };
}
