import type { InvitePlan } from '@parlour/contract';
import type { Brand } from '../../../tenancy/brand.ts';
import { createBrandPlan, type PlanNeeds } from '../brand-plan.service.ts';
import { defaultPlan, planFaults } from './invite.rules.ts';
import { findInvitePlan, insertInvitePlan } from './plans.repo.ts';

export type InvitePlans = ReturnType<typeof createInvitePlans>;

/** What a brand pays for friends. */
export function createInvitePlans(
  needs: PlanNeeds & { brands: { ofId(brandId: string): Brand | undefined } },
) {
  return createBrandPlan<InvitePlan>(needs, {
    name: 'invite_plan',
    find: findInvitePlan,
    insert: insertInvitePlan,
    shipped(brandId) {
      const brand = needs.brands.ofId(brandId);
      if (!brand) throw new Error(`no brand ${brandId}`);
      return defaultPlan(brand.settings.currency);
    },
    faultsOf: (plan, brand) => planFaults(plan, brand.settings.currency),
  });
}
