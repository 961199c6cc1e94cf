import type { contract } from '@parlour/contract';
import type { Handlers } from '../../http/calls/call.ts';
import type { Joining, OwnOffers } from './applications/applications.ts';
import type { chanceRoutes } from './chance.routes.ts';
import type { ShownOffers } from './offers/offers.ts';
import type { BoardsSide } from './promotions.boards.ts';
import type { FriendsSide } from './promotions.friends.ts';
import type { MallSide } from './promotions.mall.ts';
import type { Rewards } from './rewards/rewards.ts';
import type { OwnFreeRounds } from './rounds/rounds.ts';

type RouteNeeds = {
  shown: ShownOffers;
  own: OwnOffers;
  joining: Joining;
  rewards: Rewards;
  rounds: OwnFreeRounds;
  chance: ReturnType<typeof chanceRoutes>;
};

export function promotionsRoutes(
  needs: RouteNeeds,
): Omit<
  Handlers<typeof contract.promotions>,
  | keyof MallSide['routes']
  | 'vipLevels'
  | 'vipStanding'
  | 'ownBonuses'
  | 'bonusAccount'
  | 'bonusAtTitle'
  | 'cancelBonus'
  | keyof FriendsSide['routes']
  | keyof BoardsSide['routes']
> {
  const { shown, own, joining, rewards, rounds, chance } = needs;
  return {
    ...chance,
    offers: ({ brand, language }) => shown.list(brand, language),
    offer: ({ brand, language, query: { id } }) => shown.detail(brand, id, language),
    ownOffers: ({ brand, session }) => own.list(brand, session.memberId),
    joinOffer: (call) => joining.join(call, call.body.id),
    redeemCode: (call) => joining.redeem(call, call.body),
    rewards: (call) => rewards.list(call),
    rewardHistory: (call) => rewards.history(call, call.query),
    rewardCount: (call) => rewards.count(call),
    claimReward: (call) => rewards.claim(call, call.body),
    claimRewards: (call) => rewards.claimAll(call),
    freeRounds: (call) => rounds.list(call),
  };
}
