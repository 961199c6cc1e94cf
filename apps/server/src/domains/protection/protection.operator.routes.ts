import type { consoleContract } from '@parlour/contract';
import type { OperatorHandlers } from '../../http/calls/operator-call.ts';
import type { Locks } from './locks.service.ts';
import type { Overview } from './overview.service.ts';

type RouteNeeds = { overview: Overview; locks: Locks };

export function protectionOperatorRoutes({
  overview,
  locks,
}: RouteNeeds): OperatorHandlers<typeof consoleContract.protection> {
  return {
    memberProtection: ({ brand, query, actor }) => overview.look(brand, query.memberId, actor),
    async setProtectionLock({ brand, body, operator, actor }) {
      await locks.set(brand, body, { operator, actor });
      return overview.forOperator(brand, body.memberId);
    },
  };
}
