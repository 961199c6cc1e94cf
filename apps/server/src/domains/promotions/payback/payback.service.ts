import type { VipPlan } from '@parlour/contract';
import type { Queries } from '@parlour/database/database';
import { amountOf, PARTS_PER_UNIT } from '@parlour/money';
import type { NightStep } from '../play/play.ts';
import { grantAll } from './grants.repo.ts';
import { pointsOfDay, type Rates, rebatesOf, rescuesOf } from './payback.repo.ts';
import { rateOf } from './payback.rules.ts';

type PaybackNeeds = { plans: { current(queries: Queries, brandId: string): Promise<{ plan: VipPlan }> } };

/** What members get back for the day's play: rebate, rescue and points, each a reward that is given once. */
export function createPayback({ plans }: PaybackNeeds): { step: NightStep } {
  return {
    async step(tx, night) {
      const { plan } = await plans.current(tx, night.brandId);
      const { brandId, currency, nowMs } = night;
      const granted = { currency, nowMs };
      await grantAll(tx, brandId, {
        ...granted,
        source: 'rebate',
        kind: 'cash',
        rows: rebatesOf(night, ratesOf(plan)),
      });
      const rate = rateOf(plan.rescuePercent);
      if (rate > 0n)
        await grantAll(tx, brandId, {
          ...granted,
          source: 'rescue',
          kind: 'cash',
          rows: rescuesOf(night, { ...night, rate }),
        });
      const perPoint = amountOf(plan.stakePerPoint);
      if (perPoint > 0n)
        await grantAll(tx, brandId, {
          ...granted,
          source: 'points',
          kind: 'points',
          rows: pointsOfDay(night, { perPoint, each: PARTS_PER_UNIT }),
        });
    },
  };
}

const ratesOf = ({ levels }: VipPlan): Rates =>
  levels.map(({ rebate }) =>
    Object.fromEntries(
      Object.entries(rebate).map(([category, percent]) => [category, Number(rateOf(percent))]),
    ),
  );
