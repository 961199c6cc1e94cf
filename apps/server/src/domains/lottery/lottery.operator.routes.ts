import type { consoleContract } from '@parlour/contract';
import type { OperatorHandlers } from '../../http/calls/operator-call.ts';
import type { IssuesForOperators } from './draws/draws.ts';
import type { LotterySetups } from './games/games.ts';
import type { OrdersForOperators } from './orders/orders.ts';

type RouteNeeds = { setups: LotterySetups; issues: IssuesForOperators; orders: OrdersForOperators };

export function lotteryOperatorRoutes({
  setups,
  issues,
  orders,
}: RouteNeeds): OperatorHandlers<typeof consoleContract.lottery> {
  return {
    lotteryList: ({ brand }) => setups.list(brand),
    lotteryDetail: ({ brand, query: { code } }) => setups.detail(brand, code),
    saveLottery: ({ brand, body, ...caller }) => setups.save(brand, body, caller),
    withdrawLottery: ({ brand, body, ...caller }) => setups.withdraw(brand, body, caller),
    lotteryIssues: ({ brand, query }) => issues.list(brand, query),
    lotteryIssue: ({ brand, query }) => issues.detail(brand, query),
    voidLotteryIssue: ({ brand, body, ...caller }) => issues.requestVoid(brand, body, caller),
    lotteryTickets: (call) => orders.list(call, call.query),
    lotteryOrder: (call) => orders.detail(call, call.query.id),
  };
}
