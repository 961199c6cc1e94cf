import type { VipPlan } from '@parlour/contract';
import type { Brand } from '../../../tenancy/brand.ts';
import { createBrandPlan, type PlanNeeds } from '../brand-plan.service.ts';
import { findPlan, insertPlan } from './plan.repo.ts';
import { DEFAULT_PLAN, planFaults } from './plan.rules.ts';
import { countLevels } from './standings.repo.ts';

export type VipPlans = ReturnType<typeof createVipPlans>;

/** The plan of levels. */
export function createVipPlans(needs: PlanNeeds) {
  const plans = createBrandPlan<VipPlan>(needs, {
    name: 'vip_plan',
    find: findPlan,
    insert: insertPlan,
    shipped: () => DEFAULT_PLAN,
    faultsOf: planFaults,
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
