import type { Clock } from '@parlour/clock/clock';
import type { consoleContract, contract } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import type { AuditWriter } from '../../audit/audit-entry.ts';
import type { Bus } from '../../bus/bus.ts';
import type { Handlers } from '../../http/calls/call.ts';
import type { OperatorHandlers } from '../../http/calls/operator-call.ts';
import type { DomainJob } from '../../jobs/daily.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Live } from '../../live/live.ts';
import type { Log } from '../../observability/log.ts';
import type { Brand } from '../../tenancy/brand.ts';
import type { Calendar } from '../../tenancy/calendar.rules.ts';
import type { Games } from '../games/games.module.ts';
import type { MemberDirectory } from '../identity/identity.module.ts';
import type { LotteryModule } from '../lottery/lottery.module.ts';
import type { Messages } from '../messages/messages.module.ts';
import type { Operators } from '../operators/operators.module.ts';
import type { Protection } from '../protection/protection.module.ts';
import type { Wallet } from '../wallet/wallet.module.ts';
import {
  type BonusAtTitleNeeds,
  createBonusAtTitle,
  createForfeits,
  createOwnBonuses,
  type ForfeitsNeeds,
} from './bonuses/bonuses.ts';
import type { Audience } from './offers/offers.ts';
import { createPayback } from './payback/payback.ts';
import { createCounting, createNights } from './play/play.ts';
import type { Rewards } from './rewards/rewards.ts';
import type { RoundsGames } from './rounds/rounds.ts';
import { createStandings, createVipNights, createVipTrials, type VipPlans, vipChanged } from './vip/vip.ts';

export type PlayNeeds = {
  database: Database;
  clock: Clock;
  bus: Bus;
  log: Log;
  audit: AuditWriter;
  directory: MemberDirectory;
  inbox: Messages['inbox'];
  excluded: Protection['excluded'];
  barred: Audience['barred'];
  games: Pick<Games, 'closedRounds'> & BonusAtTitleNeeds['games'];
  lottery: Pick<LotteryModule, 'settledBets'>;
  wallet: Pick<Wallet, 'bonuses' | 'mainAccounts' | 'news' | 'sumDeposits' | 'depositDays' | 'rollups'>;
  jobs: Pick<Jobs, 'enqueue'>;
  people: Operators['people'];
  brands: {
    all(): readonly Brand[];
    ofId(brandId: string): Brand | undefined;
    calendarOf(brand: Brand): Promise<Calendar>;
  };
  plans: VipPlans;
  roundsGames: Pick<RoundsGames, 'namer'>;
  rewards: Pick<Rewards, 'names'>;
  tell(member: { brandId: string; memberId: string }): void;
} & Pick<ForfeitsNeeds, 'identity' | 'approvals'>;
type PlayRoutes = Pick<
  Handlers<typeof contract.promotions>,
  'vipLevels' | 'vipStanding' | 'ownBonuses' | 'bonusAccount' | 'bonusAtTitle' | 'cancelBonus'
>;
type PlayOperatorRoutes = Pick<
  OperatorHandlers<typeof consoleContract.promotions>,
  'vipPlan' | 'requestVipPlan' | 'tryVipPlan' | 'vipTrial' | 'memberBonuses' | 'forfeitBonus'
>;

/** What play earns: counting towards a bonus, what is given back every night, and levels. */
export function createPlaySide(needs: PlayNeeds) {
  const { directory, wallet, brands, plans } = needs;
  const vip = createVipNights({ ...needs, plans });
  const standings = createStandings({ ...needs, plans, calendarOf: brands.calendarOf });
  const counting = createCounting(needs);
  const nights = createNights({
    ...needs,
    segments: directory.segments,
    rollups: wallet.rollups,
    steps: [createPayback({ plans }).step, vip.step],
  });
  const trials = createVipTrials({ ...needs, segments: directory.segments });
  const jobs: DomainJob[] = [nights.job, counting.job, trials.job];
  const own = createOwnBonuses({ ...needs, counting });
  const atTitle = createBonusAtTitle(needs);
  const forfeits = createForfeits({ ...needs, own });
  const routes: PlayRoutes = {
    vipLevels: ({ brand, language }) => standings.levels(brand, language),
    vipStanding: ({ brand, session }) => standings.own(brand, session.memberId),
    ownBonuses: own.list,
    bonusAccount: own.account,
    bonusAtTitle: (call) => atTitle(call, call.query.nodeId),
    cancelBonus: (call) => own.cancel(call, call.body.id),
  };
  const operatorRoutes: PlayOperatorRoutes = {
    vipPlan: ({ brand }) => plans.read(brand),
    tryVipPlan: ({ brand, body, actor }) => trials.ask(brand, body.plan, actor),
    vipTrial: ({ brand, query }) => trials.read(brand, query.id),
    memberBonuses: ({ brand, query }) => forfeits.list(brand, query.memberId),
    forfeitBonus: ({ brand, body, operator, actor }) => forfeits.forfeit(brand, body, { operator, actor }),
    requestVipPlan: ({ brand, body, operator, actor }) => plans.request(brand, body, { operator, actor }),
  };
  return {
    jobs,
    routes,
    operatorRoutes,
    clubLabelOf: standings.labelOf,
    levelOf: standings.levelOf,
    withdrawals: standings.withdrawals,
    addBirthdays: vip.addBirthdays,
    topics(live: Live): void {
      counting.follow();
      needs.bus.subscribe(vipChanged, ({ brandId, memberIds }) =>
        live.tellMembers(brandId, memberIds, { topic: 'promotions' }),
      );
    },
  };
}
