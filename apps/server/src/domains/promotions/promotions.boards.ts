import type { Clock } from '@parlour/clock/clock';
import type { consoleContract, contract } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import type { AuditWriter } from '../../audit/audit-entry.ts';
import type { Handlers } from '../../http/calls/call.ts';
import type { OperatorHandlers } from '../../http/calls/operator-call.ts';
import type { DomainJob } from '../../jobs/daily.ts';
import type { Log } from '../../observability/log.ts';
import type { Brand } from '../../tenancy/brand.ts';
import type { Games } from '../games/games.module.ts';
import type { Identity } from '../identity/identity.module.ts';
import type { Messages } from '../messages/messages.module.ts';
import type { Operators } from '../operators/operators.module.ts';
import { createBoardCounting, createBoards, createBoardsForOperators } from './boards/boards.ts';
import type { PrizeChecks, PrizeGiving } from './chance.ts';

type BoardsNeeds = {
  database: Database;
  clock: Clock;
  log: Log;
  audit: AuditWriter;
  operators: Pick<Operators, 'approvals'>;
  identity: Pick<Identity, 'directory'>;
  games: Pick<Games, 'closedRounds' | 'titleNames'>;
  pictures: Pick<Messages['pictures'], 'describe'>;
  brands: { all(): readonly Brand[] };
  prizes: PrizeGiving;
  prizeChecks: PrizeChecks;
};
export type BoardsSide = ReturnType<typeof createBoardsSide>;
type Routes = Pick<Handlers<typeof contract.promotions>, 'boards' | 'ownPlaces'>;
type OperatorRoutes = Pick<OperatorHandlers<typeof consoleContract.promotions>, 'boardList' | 'publishBoard'>;

/** Leaderboards. */
export function createBoardsSide(needs: BoardsNeeds) {
  const { directory } = needs.identity;
  const { approvals } = needs.operators;
  const boards = createBoards({ ...needs, directory });
  const desk = createBoardsForOperators({ ...needs, directory, approvals, boards });
  const counting = createBoardCounting({ ...needs, directory });
  const jobs: DomainJob[] = [counting.job];
  const routes: Routes = {
    boards: ({ brand, language }) => boards.list(brand, language),
    ownPlaces: ({ brand, session }) => boards.own(brand, session),
  };
  const operatorRoutes: OperatorRoutes = {
    boardList: ({ brand }) => desk.list(brand),
    publishBoard: ({ brand, body, operator, actor }) => desk.request(brand, body, { operator, actor }),
  };
  return {
    jobs,
    routes,
    operatorRoutes,
    countBoards: counting.countAll,
    demo: { board: desk.putDemo, place: desk.putDemoPlace },
  };
}
