import type { Clock } from '@parlour/clock/clock';
import type { LotterySetup } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import type { Bus } from '../../bus/bus.ts';
import type { DomainModule } from '../../domain-module.ts';
import type { Log } from '../../observability/log.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Brand } from '../../tenancy/brand.ts';
import type { Calendar } from '../../tenancy/calendar.rules.ts';
import type { Games } from '../games/games.module.ts';
import type { MemberDirectory } from '../identity/identity.module.ts';
import type { Operators } from '../operators/operators.module.ts';
import type { Wallet } from '../wallet/wallet.module.ts';
import { lotteryConsoleSources } from './console-sources.service.ts';
import { createLotteryGames } from './games/games.service.ts';
import { createLotterySetups } from './games/setups.operator.service.ts';
import { createDrawing, lotteryDrawn } from './issues/drawing.service.ts';
import { createIssuesForOperators } from './issues/issues.operator.service.ts';
import { ADVANCE_EVERY_MS, MAKE_EVERY_MS } from './issues/issues.rules.ts';
import { createIssueMaking } from './issues/making.service.ts';
import { createSales } from './issues/sales.service.ts';
import { createShownIssues } from './issues/shown.service.ts';
import { lotteryOperatorRoutes } from './lottery.operator.routes.ts';
import { lotteryRoutes } from './lottery.routes.ts';
import { createCancelling } from './orders/cancelling.service.ts';
import { createOrderListing } from './orders/listing.service.ts';
import { createOrdersForOperators } from './orders/orders.operator.service.ts';
import { createPlacing } from './orders/placing.service.ts';
import { createTicketProofs } from './orders/proofs.service.ts';
import { createTicketRoot } from './orders/ticket-root.ts';
import { createLotteryRecords } from './records/records.service.ts';
import { createSettling } from './settling/settling.service.ts';

/** What lotteries offer the process. */
export interface LotteryModule {
  /** Sets up the lotteries of a brand. */
  put(brandId: string, setups: readonly LotterySetup[]): Promise<void>;
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
  const drawing = createDrawing({ ...needs, games, tickets });
  const settling = createSettling({ ...needs, games });
  const records = createLotteryRecords({ ...needs, games, calendarOf: brands.calendarOf });
  needs.wallet.addRecordSource(records.source);
  needs.wallet.addRoundNaming(records.naming);
  needs.games.addWinSource(records.wins);

  async function makeIssues(): Promise<void> {
    for (const { id } of brands.all()) {
      await games.takeEffect(id);
      for (const game of await games.all(id)) await making.makeAhead(game);
    }
  }

  async function advance(): Promise<void> {
    const unsealed = await drawing.sealDue();
    await drawing.drawDue();
    await settling.settleDue();
    await settling.voidOverdue(unsealed);
    await settling.refundDue();
  }

  return {
    put: games.put,
    async advance() {
      await makeIssues();
      await advance();
    },
    routes: lotteryRoutes({
      games,
      issues: createShownIssues({ ...needs, games }),
      placing: createPlacing({ ...needs, games, sales: createSales(needs) }),
      listing: createOrderListing({ ...needs, games }),
      cancelling: createCancelling(needs),
      proofs: createTicketProofs({ ...needs, tickets }),
    }),
    operatorRoutes: lotteryOperatorRoutes({
      setups: createLotterySetups({ ...needs, ...needs.operators, games, madeUntil: making.madeUntil }),
      issues: createIssuesForOperators({ ...needs, ...needs.operators, games }),
      orders: createOrdersForOperators({ ...needs, ...needs.operators, games }),
    }),
    consoleSources: lotteryConsoleSources(needs),
    topics: (live) =>
      needs.bus.subscribe(lotteryDrawn, ({ brandId }) => live.tell({ brandId }, { topic: 'lottery' })),
    jobs: [
      { name: 'lottery.make_issues', maxAttempts: 5, everyMs: MAKE_EVERY_MS, outside: makeIssues },
      { name: 'lottery.advance', maxAttempts: 5, everyMs: ADVANCE_EVERY_MS, outside: advance },
    ],
  };
}
