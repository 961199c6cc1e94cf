import type { consoleContract } from '@parlour/contract';
import type { OperatorHandlers } from '../../http/calls/operator-call.ts';
import type { ApplicationsForOperators } from './applications/applications.ts';
import type { Blocks, SegmentBlocks } from './blocks/blocks.ts';
import type { chanceOperatorRoutes } from './chance.operator.routes.ts';
import { type Costs, costsFile, type Tracing } from './costs/costs.ts';
import type { Forecasts } from './forecast/forecast.ts';
import type { Audience, OfferMoves, OffersForOperators } from './offers/offers.ts';
import type { BoardsSide } from './promotions.boards.ts';
import type { FriendsSide } from './promotions.friends.ts';
import type { MallSide } from './promotions.mall.ts';
import type { ReturnBudget } from './returns/returns.ts';
import type { Grants, Held } from './rewards/rewards.ts';
import type { FreeRoundsForOperators } from './rounds/rounds.ts';
import type { Simulations } from './simulation/simulation.ts';

type RouteNeeds = {
  offers: OffersForOperators;
  moves: OfferMoves;
  applications: ApplicationsForOperators;
  grants: Grants;
  held: Held;
  rounds: FreeRoundsForOperators;
  tracing: Tracing;
  simulations: Simulations;
  audience: Pick<Audience, 'size'>;
  blocks: Blocks;
  segmentBlocks: SegmentBlocks;
  returns: ReturnBudget;
  costs: Costs;
  forecasts: Forecasts;
  chance: ReturnType<typeof chanceOperatorRoutes>;
};

export function promotionsOperatorRoutes(
  needs: RouteNeeds,
): Omit<
  OperatorHandlers<typeof consoleContract.promotions>,
  | 'vipPlan'
  | 'requestVipPlan'
  | 'tryVipPlan'
  | 'vipTrial'
  | 'memberBonuses'
  | 'forfeitBonus'
  | keyof MallSide['operatorRoutes']
  | keyof FriendsSide['operatorRoutes']
  | keyof BoardsSide['operatorRoutes']
> {
  const { offers, moves, applications, grants, chance, held, tracing, simulations } = needs;
  const { audience, blocks, segmentBlocks, returns, costs, forecasts, rounds } = needs;
  return {
    ...chance,
    offerList: ({ brand, query }) => offers.list(brand, query),
    offerDetail: ({ brand, query }) => offers.detail(brand, query),
    saveOffer: ({ brand, body, actor }) => offers.save(brand, body, actor),
    submitOffer: ({ brand, body, operator, actor }) => moves.submit(brand, body, { operator, actor }),
    pauseOffer: ({ brand, body, actor }) => moves.pause(brand, body, actor),
    resumeOffer: ({ brand, body, actor }) => moves.resume(brand, body, actor),
    endOffer: ({ brand, body, actor }) => moves.end(brand, body, actor),
    applications: ({ brand, query }) => applications.list(brand, query),
    issueApplication: ({ brand, body, actor }) => applications.issue(brand, body, actor),
    rejectApplication: ({ brand, body, actor }) => applications.reject(brand, body, actor),
    grants: ({ brand, query }) => grants.list(brand, query),
    grantReason: ({ brand, query }) => tracing.read(brand, query.id),
    releaseGrant: ({ brand, body, actor }) => held.release(brand, body, actor),
    refuseGrant: ({ brand, body, actor }) => held.refuse(brand, body, actor),
    simulateOffer: ({ brand, body, actor }) => simulations.ask(brand, body, actor),
    audienceSize: ({ brand, query }) => audience.size(brand, query),
    blocks: ({ brand, query }) => blocks.list(brand, query),
    blockMembers: ({ brand, body, actor }) => blocks.block(brand, body, actor),
    unblockMember: ({ brand, body, actor }) => blocks.unblock(brand, body, actor),
    segmentBlocks: ({ brand }) => segmentBlocks.list(brand),
    blockSegment: ({ brand, body, actor }) => segmentBlocks.block(brand, body, actor),
    unblockSegment: ({ brand, body, actor }) => segmentBlocks.unblock(brand, body, actor),
    returnBudget: ({ brand }) => returns.read(brand),
    requestPromotionSettings: ({ brand, body, operator, actor }) =>
      returns.request(brand, body, { operator, actor }),
    promotionForecast: ({ brand, body }) => forecasts.ask(brand, body.of),
    promotionReport: ({ brand, query }) => costs.report(brand, query),
    exportPromotionReport: async ({ brand, query: { ticket: _used, ...range }, actor }) =>
      costsFile(await costs.export(brand, range, actor), range),
    freeRoundsList: ({ brand, query }) => rounds.list(brand, query),
    cancelFreeRounds: ({ brand, body, operator, actor }) => rounds.cancel(brand, body, { operator, actor }),
    freeRoundsAtVendor: ({ brand, query }) => rounds.atVendor(brand, query),
  };
}
