import type { Clock } from '@parlour/clock/clock';
import type { Database } from '@parlour/database/database';
import type { AuditWriter } from '../../audit/audit-entry.ts';
import { type Bus, topic } from '../../bus/bus.ts';
import type { DomainModule } from '../../domain-module.ts';
import type { RateLimits } from '../../http/limits/rate-limits.ts';
import type { Brand } from '../../tenancy/brand.ts';
import type { DepositPromotions } from '../cashier/cashier.module.ts';
import type { Games } from '../games/games.module.ts';
import type { Identity } from '../identity/identity.module.ts';
import type { Messages } from '../messages/messages.module.ts';
import type { Operators } from '../operators/operators.module.ts';
import type { Protection } from '../protection/protection.module.ts';
import type { Wallet } from '../wallet/wallet.module.ts';
import {
  createApplicationsForOperators,
  createDepositMatches,
  createGranting,
  createJoining,
  createOwnOffers,
} from './applications/applications.ts';
import {
  createAudience,
  createOfferMoves,
  createOffersForOperators,
  createShownOffers,
  type OfferMoves,
} from './offers/offers.ts';
import { createPoints } from './points/points.ts';
import { createPrizes } from './prizes.service.ts';
import { type BoardsSide, createBoardsSide } from './promotions.boards.ts';
import { type ChanceNeeds, type ChanceSide, createChanceSide } from './promotions.chance.ts';
import { createFriendsSide, type FriendsNeeds, type FriendsSide } from './promotions.friends.ts';
import { promotionsOperatorRoutes } from './promotions.operator.routes.ts';
import { createPlaySide, type PlayNeeds } from './promotions.play.ts';
import { promotionsRoutes } from './promotions.routes.ts';
import { createGrants, createPaying, createRewards } from './rewards/rewards.ts';
import type { VerifiedBirthdays } from './vip/vip.ts';
import { createTurns } from './wheel/wheel.ts';

/** Something was given to a member, or decided about what they joined: their open pages ask again. */
const promotionsChanged = topic<{ brandId: string; memberId: string }>('promotions.changed');

type PromotionsNeeds = ChanceNeeds & {
  database: Database;
  clock: Clock;
  bus: Bus;
  limits: RateLimits;
  audit: AuditWriter;
  operators: Pick<Operators, 'people' | 'approvals' | 'tellTasks'>;
  identity: Pick<Identity, 'findMember' | 'directory' | 'overlaps'>;
  cashier: FriendsNeeds['cashier'];
  games: PlayNeeds['games'] & ChanceNeeds['games'] & Pick<Games, 'titleNames'>;
  pictures: Messages['pictures'];
  protection: Pick<Protection, 'wasExcludedAfter' | 'excluded'>;
  wallet: Pick<Wallet, 'post'> & PlayNeeds['wallet'];
  brands: { ofId(brandId: string): Brand | undefined } & PlayNeeds['brands'];
} & Pick<PlayNeeds, 'log' | 'inbox' | 'lottery'>;

/** What promotions offer other domains and the process. */
export interface Promotions {
  /** For the cashier, which is to the left. */
  readonly deposits: DepositPromotions;
  readonly offers: Pick<OfferMoves, 'putDemo'>;
  /** For identity, which shows it beside the name. */
  clubLabelOf(brandId: string, memberId: string): Promise<string | null>;
  /** Supplied by who verifies members: when they were born. */
  addBirthdays(source: VerifiedBirthdays): void;
  /** For identity, which registers friends. */
  readonly friends: FriendsSide['friends'];
  /** Tasks, a wheel, red packets, turns and friends for a demonstration. */
  readonly demo: ChanceSide['demo'] & FriendsSide['demo'] & BoardsSide['demo'];
  /** Draws the red packets that are over. */
  closePackets(): Promise<void>;
  /** Moves invitations on: waits, payments, refusals. */
  settleInvites(): Promise<void>;
  /** Counts closed rounds for leaderboards, and pays those that are over. */
  countBoards(): Promise<void>;
}

/**
 * Promotions own what the house gives and under which terms: offers, who took part in them, rewards until they are
 * claimed, points, and what play earns. The money of a bonus is the wallet's.
 */
export function createPromotionsModule(needs: PromotionsNeeds): DomainModule & Promotions {
  const { bus, operators } = needs;
  const { directory } = needs.identity;
  const { tellTasks } = operators;
  const tell = (member: { brandId: string; memberId: string }) => {
    const { brandId, memberId } = member;
    void bus.publish(promotionsChanged, { brandId, memberId });
  };
  const audience = createAudience(needs);
  const shown = createShownOffers(needs);
  const offers = createOffersForOperators(needs);
  const moves = createOfferMoves({ ...needs, offers, shown });
  const points = createPoints(needs);
  const turns = createTurns(needs);
  const paying = createPaying({ wallet: needs.wallet, points, turns });
  const rewards = createRewards({ ...needs, paying, audience, tell });
  const prizes = createPrizes({ ...needs, audience, rewards });
  const chance = createChanceSide(needs, { turns, prizes });
  const granting = createGranting({ ...needs, rewards });
  const joining = createJoining({ ...needs, audience, granting, rewards, tellTasks });
  const own = createOwnOffers({ ...needs, audience, shown });
  const applications = createApplicationsForOperators({ ...needs, directory, granting, tell });
  const { excluded } = needs.protection;
  const play = createPlaySide({ ...needs, directory, approvals: operators.approvals, excluded, tell });
  const friends = createFriendsSide({ ...needs, prizes, tell });
  const boards = createBoardsSide({ ...needs, prizes });
  return {
    routes: {
      ...promotionsRoutes({ shown, own, joining, rewards, points, chance: chance.routes }),
      ...play.routes,
      ...friends.routes,
      ...boards.routes,
    },
    operatorRoutes: {
      ...promotionsOperatorRoutes({
        chance: chance.operatorRoutes,
        offers,
        moves,
        applications,
        grants: createGrants({ ...needs, directory }),
      }),
      ...play.operatorRoutes,
      ...friends.operatorRoutes,
      ...boards.operatorRoutes,
    },
    jobs: [rewards.lapse, ...chance.jobs, ...play.jobs, ...friends.jobs, ...boards.jobs],
    consoleSources: { tasks: [applications.tasks, friends.tasks] },
    topics(live) {
      chance.topics(live);
      play.topics(live);
      shown.onChanged((brandId) => live.tell({ brandId }, { topic: 'promotions' }));
      bus.subscribe(promotionsChanged, (member) => live.tell(member, { topic: 'promotions' }));
    },
    deposits: createDepositMatches({ ...needs, shown, joining, own, granting }),
    offers: moves,
    clubLabelOf: play.clubLabelOf,
    addBirthdays: play.addBirthdays,
    friends: friends.friends,
    demo: { ...chance.demo, ...friends.demo, ...boards.demo },
    closePackets: chance.closePackets,
    settleInvites: friends.settleInvites,
    countBoards: boards.countBoards,
  };
}
