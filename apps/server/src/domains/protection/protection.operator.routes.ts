import type { consoleContract } from '@parlour/contract';
import type { OperatorHandlers } from '../../http/calls/operator-call.ts';
import type { Interactions } from './interactions.service.ts';
import type { Overview } from './overview.service.ts';
import type { OperatorRequests } from './requests.operator.service.ts';

type RouteNeeds = { overview: Overview; requests: OperatorRequests; interactions: Interactions };

/** Every change returns the whole state. */
export function protectionOperatorRoutes({
  overview,
  requests,
  interactions,
}: RouteNeeds): OperatorHandlers<typeof consoleContract.protection> {
  return {
    memberProtection: ({ brand, query, actor }) => overview.look(brand, query.memberId, actor),
    async setProtectionLock({ brand, body, operator, actor }) {
      await requests.lock(brand, body, { operator, actor });
      return overview.forOperator(brand, body.memberId);
    },
    async setMemberLimit({ brand, body, operator, actor }) {
      await requests.setLimit(brand, body, { operator, actor });
      return overview.forOperator(brand, body.memberId);
    },
    async excludeMember({ brand, body, operator, actor }) {
      await requests.exclude(brand, body, { operator, actor });
      return overview.forOperator(brand, body.memberId);
    },
    async noteInteraction({ brand, body, operator, actor }) {
      await interactions.note(brand, body, { operator, actor });
      return overview.forOperator(brand, body.memberId);
    },
    followUps: ({ brand }) => interactions.due(brand),
    async followUpInteraction({ brand, body, operator, actor }) {
      await interactions.followUp(brand, body, { operator, actor });
      return overview.forOperator(brand, body.memberId);
    },
  };
}
