import type { Clock } from '@parlour/clock/clock';
import type { LotterySetup } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import type { Bus } from '../../bus/bus.ts';
import type { BeaconParty } from '../../config/third-parties.ts';
import type { DomainModule } from '../../domain-module.ts';
import type { Log } from '../../observability/log.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Brand } from '../../tenancy/brand.ts';
import type { Calendar } from '../../tenancy/calendar.rules.ts';
import type { Games } from '../games/games.module.ts';
import type { MemberDirectory } from '../identity/identity.module.ts';
import type { Messages } from '../messages/messages.module.ts';
import type { Operators } from '../operators/operators.module.ts';
import type { Wallet } from '../wallet/wallet.module.ts';
import { lotteryConsoleSources } from './console-sources.service.ts';
import {
  createBeacon,
  createDrawing,
  createIssuesForOperators,
  createSettling,
  lotteryDrawn,
} from './draws/draws.ts';
import { createLotteryGames, createLotterySetups } from './games/games.ts';
import {
  ADVANCE_EVERY_MS,
  createIssueMaking,
  createSales,
  createShownIssues,
  MAKE_EVERY_MS,
} from './issues/issues.ts';
import { lotteryOperatorRoutes } from './lottery.operator.routes.ts';
import { lotteryRoutes } from './lottery.routes.ts';
import {
  createCancelling,
  createNumberCount,
  createOrderListing,
  createOrdersForOperators,
  createPlacing,
  createTicketProofs,
  createTicketRoot,
  hasOpenBonusTicket,
} from './orders/orders.ts';
import { createLotteryRecords, createSettledBets, type ReadSettledBets } from './records/records.ts';
import { createLotteryList, createTerms, type TellLotteries, type TellTerms } from './terms.service.ts';

export type { SettledBets } from './records/records.ts';

/** What lotteries offer the process. */
export interface LotteryModule {
  /** Sets up the lotteries of a brand. */
  put(brandId: string, setups: readonly LotterySetup[]): Promise<void>;
  readonly list: TellLotteries;
  /** Refuses a lottery that the brand does not have, or not in this skin. */
  readonly terms: TellTerms;
  /** Whether draws can be mixed with the public beacon. */
  readonly hasBeacon: boolean;
  /** Bets of members in settled issues, for domains that reward play; not within a transaction. */
  readonly settledBets: ReadSettledBets;
  /** Does everything that is due: makes, seals, draws and settles issues. */
  advance(): Promise<void>;
}

type LotteryNeeds = {
  database: Database;
  clock: Clock;
  log: Log;
  secrets: Secrets;
  brands: { all(): readonly Brand[]; calendarOf(brand: Brand): Promise<Calendar> };
  wallet: Wallet;
  bus: Bus;
  games: Pick<Games, 'house' | 'addWinSource'>;
  operators: Pick<Operators, 'approvals' | 'audit'>;
  directory: MemberDirectory;
  drand: BeaconParty | null;
  push: Messages['push'];
};

/**
 * Lottery owns draws and what is bet on them: games and their schedules, issues, orders, settlement. The rules of plays
 * are `packages/lottery-rules`, the outcome is `packages/fairness`, the money the wallet's.
 */
export function createLotteryModule(needs: LotteryNeeds): DomainModule & LotteryModule {
  const { brands } = needs;
  const games = createLotteryGames({ ...needs, house: needs.games.house });
  const tickets = createTicketRoot();
  const making = createIssueMaking(needs);
  const beacon = createBeacon(needs);
  const drawing = createDrawing({ ...needs, games, tickets, beacon });
  const numbers = createNumberCount();
  const settling = createSettling({ ...needs, games, numbers });
  const issues = createShownIssues({ ...needs, games });
  const list = createLotteryList({ games });
  const terms = createTerms({ issues });
  const records = createLotteryRecords({ ...needs, games, calendarOf: brands.calendarOf });
  needs.wallet.bonuses.addOpenRounds(hasOpenBonusTicket);
  needs.wallet.addRecordSource(records.source);
  needs.wallet.addRoundNaming(records.naming);
  needs.games.addWinSource(records.wins);

  async function makeIssues(): Promise<void> {
    for (const { id } of brands.all()) {
      await games.takeEffect(id);
      for (const game of await games.all(id)) await making.makeAhead(game);
    }
  }

  async function draw(): Promise<void> {
    const unsealed = await drawing.sealDue();
    await drawing.drawDue();
    await settling.voidOverdue(unsealed);
  }

  /** Apart from drawing: no draw is late because another had a million tickets. */
  async function settle(): Promise<void> {
    await settling.settleDue();
    await settling.refundDue();
  }

  return {
    put: games.put,
    list,
    terms,
    hasBeacon: needs.drand !== null,
    settledBets: createSettledBets({ games }),
    async advance() {
      await makeIssues();
      await draw();
      await settle();
    },
    routes: lotteryRoutes({
      games,
      issues,
      list,
      terms,
      placing: createPlacing({ ...needs, games, numbers, sales: createSales(needs) }),
      listing: createOrderListing({ ...needs, games }),
      cancelling: createCancelling({ ...needs, games, numbers }),
      proofs: createTicketProofs({ ...needs, tickets }),
    }),
    operatorRoutes: lotteryOperatorRoutes({
      setups: createLotterySetups({
        ...needs,
        ...needs.operators,
        games,
        madeUntil: making.madeUntil,
        hasBeacon: needs.drand !== null,
      }),
      issues: createIssuesForOperators({ ...needs, ...needs.operators, games }),
      orders: createOrdersForOperators({ ...needs, ...needs.operators, games }),
    }),
    consoleSources: lotteryConsoleSources(needs),
    topics: (live) =>
      needs.bus.subscribe(lotteryDrawn, ({ brandId }) => live.tell({ brandId }, { topic: 'lottery' })),
    jobs: [
      { name: 'lottery.make_issues', maxAttempts: 5, everyMs: MAKE_EVERY_MS, outside: makeIssues },
      { name: 'lottery.advance', maxAttempts: 5, everyMs: ADVANCE_EVERY_MS, outside: draw },
      { name: 'lottery.settle', maxAttempts: 5, everyMs: ADVANCE_EVERY_MS, outside: settle },
    ],
  };
}
