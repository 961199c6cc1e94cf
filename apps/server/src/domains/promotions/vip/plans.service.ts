import type { VipPlan } from '@parlour/contract';
import type { Queries } from '@parlour/database/database';
import { Refusal } from '../../../http/calls/refusal.ts';
import type { Brand } from '../../../tenancy/brand.ts';
import { createBrandPlan, type PlanNeeds } from '../brand-plan.service.ts';
import { findPlan, insertPlan } from './plan.repo.ts';
import { DEFAULT_PLAN, planFaults } from './plan.rules.ts';
import { countLevels } from './standings.repo.ts';

type VipPlanNeeds = PlanNeeds & {
  brands: { ofId(brandId: string): Brand | undefined };
  /** Refuses a plan with which nothing of a category would be kept. */
  requireBudget(queries: Queries, brand: Brand, change: { plan: VipPlan }): Promise<void>;
};
export type VipPlans = ReturnType<typeof createVipPlans>;

/** The plan of levels. */
export function createVipPlans(needs: VipPlanNeeds) {
  const { brands, requireBudget } = needs;
  const plans = createBrandPlan<VipPlan>(needs, {
    name: 'vip_plan',
    find: findPlan,
    insert: insertPlan,
    shipped: () => DEFAULT_PLAN,
    faultsOf: planFaults,
    async require(queries, brandId, plan) {
      const brand = brands.ofId(brandId);
      if (!brand) throw new Refusal('not_found');
      await requireBudget(queries, brand, { plan });
    },
  });
  return {
    ...plans,
    async read(brand: Brand) {
      const state = await plans.read(brand);
      const members = await countLevels(needs.database.queries, brand.id, state.plan.levels.length);
      return { ...state, members };
    },
  };
}
