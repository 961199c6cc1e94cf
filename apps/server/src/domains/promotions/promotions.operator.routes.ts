import type { consoleContract } from '@parlour/contract';
import type { OperatorHandlers } from '../../http/calls/operator-call.ts';
import type { ApplicationsForOperators } from './applications/applications.ts';
import type { chanceOperatorRoutes } from './chance.operator.routes.ts';
import type { OfferMoves, OffersForOperators } from './offers/offers.ts';
import type { BoardsSide } from './promotions.boards.ts';
import type { FriendsSide } from './promotions.friends.ts';
import type { Grants } from './rewards/rewards.ts';

type RouteNeeds = {
  offers: OffersForOperators;
  moves: OfferMoves;
  applications: ApplicationsForOperators;
  grants: Grants;
  chance: ReturnType<typeof chanceOperatorRoutes>;
};

export function promotionsOperatorRoutes({
  offers,
  moves,
  applications,
  grants,
  chance,
}: RouteNeeds): Omit<
  OperatorHandlers<typeof consoleContract.promotions>,
  'vipPlan' | 'requestVipPlan' | keyof FriendsSide['operatorRoutes'] | keyof BoardsSide['operatorRoutes']
> {
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
  };
}
