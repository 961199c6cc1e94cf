import type { InvitePlan } from '@parlour/contract';
import type { Brand } from '../../../tenancy/brand.ts';
import { createBrandPlan, type PlanNeeds } from '../brand-plan.service.ts';
import type { Forecasting } from '../chance.ts';
import { defaultPlan, planFaults } from './invite.rules.ts';
import { findInvitePlan, insertInvitePlan } from './plans.repo.ts';

export type InvitePlans = ReturnType<typeof createInvitePlans>;

/** What a brand pays for friends. */
export function createInvitePlans(
  needs: PlanNeeds & {
    brands: { ofId(brandId: string): Brand | undefined };
    forecasts: Forecasting;
  },
) {
  const brandOf = (brandId: string): Brand => {
    const brand = needs.brands.ofId(brandId);
    if (!brand) throw new Error(`no brand ${brandId}`);
    return brand;
  };
  return createBrandPlan<InvitePlan>(needs, {
    name: 'invite_plan',
    find: findInvitePlan,
    insert: insertInvitePlan,
    shipped: (brandId) => defaultPlan(brandOf(brandId).settings.currency),
    besides: async (_queries, brandId, plan) => ({
      forecast: await needs.forecasts.of(brandOf(brandId), { kind: 'friends', plan }),
    }),
    faultsOf: (plan, brand) => planFaults(plan, brand.settings.currency),
  });
}
