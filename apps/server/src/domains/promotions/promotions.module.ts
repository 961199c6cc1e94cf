import type { Clock } from '@parlour/clock/clock';
import type { Database, Tx } from '@parlour/database/database';
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
import { createValidPlay } from './play/play.ts';
import { createPoints } from './points/points.ts';
import { createPrizes } from './prizes.service.ts';
import { type ChanceNeeds, type ChanceSide, createChanceSide } from './promotions.chance.ts';
import { promotionsOperatorRoutes } from './promotions.operator.routes.ts';
import { createPlaySide, type PlayNeeds } from './promotions.play.ts';
import { promotionsRoutes } from './promotions.routes.ts';
import { createGrants, createPaying, createRewards } from './rewards/rewards.ts';
import { createFreeRoundsForOperators, createOwnFreeRounds, createRoundsGames } from './rounds/rounds.ts';
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
  identity: Pick<Identity, 'findMember' | 'directory'>;
  pictures: Messages['pictures'];
  protection: Pick<Protection, 'wasExcludedAfter' | 'excluded'>;
  wallet: Pick<Wallet, 'post'> & PlayNeeds['wallet'];
  brands: { ofId(brandId: string): Brand | undefined } & PlayNeeds['brands'];
  games: Pick<Games, 'catalogue' | 'freeRounds'> & PlayNeeds['games'];
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
  /** Tasks, a wheel, red packets, turns and free rounds for a demonstration. */
  readonly demo: ChanceSide['demo'] & {
    /** Joins the offers of free rounds: they wait to be claimed. */
    rounds(tx: Tx, brand: Brand, memberId: string): Promise<void>;
  };
  /** Draws the red packets that are over. */
  closePackets(): Promise<void>;
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
  const games = createRoundsGames(needs.games);
  const audience = createAudience(needs);
  const shown = createShownOffers({ ...needs, games });
  const offers = createOffersForOperators({ ...needs, games });
  const moves = createOfferMoves({ ...needs, offers, shown });
  const points = createPoints(needs);
  const turns = createTurns(needs);
  const paying = createPaying({ wallet: needs.wallet, points, turns, freeRounds });
  const rewards = createRewards({ ...needs, paying, audience, games, tell });
  const prizes = createPrizes({ ...needs, audience, rewards });
  const chance = createChanceSide(needs, { turns, prizes, validPlay: createValidPlay(needs) });
  const granting = createGranting({ ...needs, rewards });
  const joining = createJoining({ ...needs, audience, granting, rewards, tellTasks });
  const own = createOwnOffers({ ...needs, audience, shown });
  const applications = createApplicationsForOperators({ ...needs, directory, granting, tell });
  const { excluded } = needs.protection;
  const play = createPlaySide({ ...needs, directory, approvals: operators.approvals, excluded, tell });
  freeRounds.onChanged(tell);
  return {
    routes: {
      ...promotionsRoutes({
        shown,
        own,
        joining,
        rewards,
        points,
        rounds: createOwnFreeRounds({ freeRounds, games }),
        chance: chance.routes,
      }),
      ...play.routes,
    },
    operatorRoutes: {
      ...promotionsOperatorRoutes({
        chance: chance.operatorRoutes,
        offers,
        moves,
        applications,
        grants: createGrants({ ...needs, directory }),
        rounds: createFreeRoundsForOperators({ ...needs, directory, freeRounds, games }),
      }),
      ...play.operatorRoutes,
    },
    jobs: [rewards.lapse, ...chance.jobs, ...play.jobs],
    consoleSources: { tasks: [applications.tasks] },
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
    demo: { ...chance.demo, rounds: joining.joinFreeRounds },
    closePackets: chance.closePackets,
  };
}
