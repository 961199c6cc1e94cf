import type { Clock } from '@parlour/clock/clock';
import type { OfferDocument } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import type { AuditWriter } from '../../audit/audit-entry.ts';
import { type Bus, topic } from '../../bus/bus.ts';
import type { DomainModule } from '../../domain-module.ts';
import type { RateLimits } from '../../http/limits/rate-limits.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Brand } from '../../tenancy/brand.ts';
import type { Cashier, DepositPromotions, WithdrawalPrivileges } from '../cashier/cashier.module.ts';
import type { Games } from '../games/games.module.ts';
import type { FriendCodes, FriendRegistered, Identity } from '../identity/identity.module.ts';
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
import { createBlocks, createSegmentBlocks } from './blocks/blocks.ts';
import type { PrizeChecks } from './chance.ts';
import { createCosts, createTracing } from './costs/costs.ts';
import type { DemoPromotions } from './demo.ts';
import { createForecasts } from './forecast/forecast.ts';
import { createInviteProgress } from './invite/invite.ts';
import { createGoods } from './mall/mall.ts';
import {
  createAudience,
  createOfferMoves,
  createOffersForOperators,
  createShownOffers,
} from './offers/offers.ts';
import { createOverlapSigns } from './overlap/overlap.ts';
import { createRisklessStakes, createValidPlay, type RisklessStakes } from './play/play.ts';
import { createPoints } from './points/points.ts';
import { createPrizes } from './prizes.service.ts';
import { createBoardsSide } from './promotions.boards.ts';
import { type ChanceNeeds, createChanceSide } from './promotions.chance.ts';
import { createFriendsSide } from './promotions.friends.ts';
import { createMallSide } from './promotions.mall.ts';
import { promotionsOperatorRoutes } from './promotions.operator.routes.ts';
import { createPlaySide, type PlayNeeds } from './promotions.play.ts';
import { promotionsRoutes } from './promotions.routes.ts';
import { createReturnBudget, type ReturnBudget } from './returns/returns.ts';
import { createGrants, createHeld, createPaying, createRewards } from './rewards/rewards.ts';
import { createFreeRoundsForOperators, createOwnFreeRounds, createRoundsGames } from './rounds/rounds.ts';
import { createSimulations } from './simulation/simulation.ts';
import { countLevels, createVipPlans, listFromLevel, listLevels, type VerifiedBirthdays } from './vip/vip.ts';
import { createTurns } from './wheel/wheel.ts';

/** Something was given to a member, or decided about what they joined: their open pages ask again. */
const promotionsChanged = topic<{ brandId: string; memberId: string }>('promotions.changed');

/** Others are blocked from promotions: all open pages of the brand ask again. */
const segmentsChanged = topic<{ brandId: string }>('promotions.segments_changed');

type PromotionsNeeds = ChanceNeeds & {
  database: Database;
  clock: Clock;
  bus: Bus;
  limits: RateLimits;
  audit: AuditWriter;
  operators: Pick<Operators, 'people' | 'approvals' | 'tellTasks'>;
  identity: Pick<Identity, 'findMember' | 'directory' | 'overlaps'>;
  cashier: Pick<Cashier, 'creditedDeposits' | 'hasSharedCard'>;
  jobs: Pick<Jobs, 'enqueue'>;
  pictures: Messages['pictures'];
  protection: Pick<Protection, 'wasExcludedAfter' | 'excluded' | 'exclusionEnds'>;
  wallet: Pick<Wallet, 'post' | 'countDepositDays'> & PlayNeeds['wallet'];
  brands: { ofId(brandId: string): Brand | undefined } & PlayNeeds['brands'];
  games: Pick<Games, 'playedTitles' | 'catalogue' | 'freeRounds' | 'titleNames' | 'titleDays'> &
    PlayNeeds['games'] &
    ChanceNeeds['games'];
} & Pick<PlayNeeds, 'log' | 'inbox' | 'lottery'>;

/** What promotions offer other domains and the process. */
export interface Promotions {
  /** For the cashier, which is to the left. */
  readonly deposits: DepositPromotions;
  readonly withdrawals: WithdrawalPrivileges;
  /** Stakes that no reward counts, for turnover. */
  readonly risklessStakes: RisklessStakes;
  readonly offers: { putDemo(brand: Brand, documents: readonly OfferDocument[]): Promise<void> };
  /** For identity, which shows it beside the name. */
  clubLabelOf(brandId: string, memberId: string): Promise<string | null>;
  /** Supplied by who verifies members: when they were born. */
  addBirthdays(source: VerifiedBirthdays): void;
  /** For identity, which registers friends. */
  readonly friends: { readonly find: FriendCodes; readonly registered: FriendRegistered };
  readonly demo: DemoPromotions;
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
  const { freeRounds } = needs.games;
  const signsOf = createOverlapSigns(needs);
  const games = createRoundsGames(needs.games);
  const { approvals } = operators;
  const levels = { of: listLevels, from: listFromLevel };
  const audience = createAudience({ ...needs, levels });
  const shown = createShownOffers({ ...needs, games });
  const returns: ReturnBudget = createReturnBudget({
    ...needs,
    approvals,
    plans: { current: (queries, brandId) => plans.current(queries, brandId), countMembers: countLevels },
  });
  const plans = createVipPlans({
    ...needs,
    approvals,
    roundsGames: games,
    requireBudget: returns.require,
  });
  const { segments } = directory;
  const simulations = createSimulations({ ...needs, audience, segments, returns });
  const offers = createOffersForOperators({ ...needs, games, simulations });
  const moves = createOfferMoves({ ...needs, offers, shown, simulations });
  const points = createPoints(needs);
  const turns = createTurns(needs);
  const goods = createGoods({ ...needs, tellTasks });
  const paying = createPaying({ wallet: needs.wallet, points, turns, freeRounds, goods });
  const rewards = createRewards({ ...needs, paying, audience, games, goods, tellTasks, tell });
  const prizes = createPrizes({ ...needs, audience, rewards, goods });
  const prizeChecks: PrizeChecks = {
    faultsOf: async (brandId, given) => ({
      ...(await games.faultsOf(brandId, given)),
      ...(await goods.faultsOf(brandId, given)),
    }),
    requireMall: goods.requireMall,
    requireBudget: returns.requirePrizes,
  };
  const progress = createInviteProgress({ ...needs, directory });
  const forecasts = createForecasts({ ...needs, audience, prizeChecks, progress });
  const chance = createChanceSide(needs, {
    turns,
    prizes,
    validPlay: createValidPlay(needs),
    prizeChecks,
    forecasts,
  });
  const granting = createGranting({ ...needs, rewards });
  const joining = createJoining({ ...needs, audience, signsOf, granting, rewards, tellTasks });
  const own = createOwnOffers({ ...needs, audience, shown });
  const applications = createApplicationsForOperators({
    ...needs,
    directory,
    granting,
    signsOf,
    games,
    tell,
  });
  const { excluded } = needs.protection;
  const play = createPlaySide({
    ...needs,
    approvals,
    plans,
    rewards,
    directory,
    excluded,
    barred: audience.barred,
    people: operators.people,
    roundsGames: games,
    tell,
  });
  const grants = createGrants({ ...needs, directory, games, goods, signsOf });
  const { levelOf } = play;
  const mall = createMallSide({
    ...needs,
    directory,
    points,
    rewards,
    prizes,
    forecasts,
    levelOf,
    tell,
  });
  const { takeBack: takeBackOrder } = mall;
  const held = createHeld({ ...needs, grants, goods, takeBackOrder, tellTasks, tell });
  freeRounds.onChanged(tell);
  const rounds = createOwnFreeRounds({ freeRounds, games });
  const friends = createFriendsSide({ ...needs, signsOf, prizes, progress, forecasts, tell });
  const boards = createBoardsSide({ ...needs, prizes, prizeChecks });
  return {
    routes: {
      ...promotionsRoutes({ shown, own, joining, rewards, rounds, chance: chance.routes }),
      ...play.routes,
      ...mall.routes,
      ...friends.routes,
      ...boards.routes,
    },
    operatorRoutes: {
      ...promotionsOperatorRoutes({
        chance: chance.operatorRoutes,
        offers,
        moves,
        applications,
        grants,
        held,
        rounds: createFreeRoundsForOperators({ ...needs, directory, freeRounds, games, approvals }),
        tracing: createTracing({ ...needs, grants }),
        simulations,
        audience,
        blocks: createBlocks({ ...needs, directory, tell }),
        segmentBlocks: createSegmentBlocks({
          ...needs,
          countMembers: audience.countAll,
          tellBrand: (brandId) => void bus.publish(segmentsChanged, { brandId }),
        }),
        returns,
        costs: createCosts(needs),
        forecasts,
      }),
      ...play.operatorRoutes,
      ...mall.operatorRoutes,
      ...friends.operatorRoutes,
      ...boards.operatorRoutes,
    },
    jobs: [rewards.lapse, simulations.job, ...chance.jobs, ...play.jobs, ...friends.jobs, ...boards.jobs],
    consoleSources: { tasks: [applications.tasks, held.tasks, mall.tasks, friends.tasks] },
    topics(live) {
      chance.topics(live);
      play.topics(live);
      mall.topics(live);
      shown.onChanged((brandId) => live.tell({ brandId }, { topic: 'promotions' }));
      bus.subscribe(segmentsChanged, ({ brandId }) => live.tell({ brandId }, { topic: 'promotions' }));
      bus.subscribe(promotionsChanged, (member) => live.tell(member, { topic: 'promotions' }));
    },
    deposits: createDepositMatches({ ...needs, shown, joining, own, granting, audience, signsOf, tell }),
    withdrawals: play.withdrawals,
    risklessStakes: createRisklessStakes(needs),
    offers: moves,
    clubLabelOf: play.clubLabelOf,
    addBirthdays: play.addBirthdays,
    friends: friends.friends,
    demo: {
      ...chance.demo,
      ...mall.demo,
      ...friends.demo,
      ...boards.demo,
      goods: goods.dearest,
      rounds: joining.joinFreeRounds,
      vipPlan: plans.putDemo,
    },
    closePackets: chance.closePackets,
    settleInvites: friends.settleInvites,
    countBoards: boards.countBoards,
  };
}
