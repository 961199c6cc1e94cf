import type { consoleContract } from '@parlour/contract';
import type { OperatorHandlers } from '../../http/calls/operator-call.ts';
import type { OperatorSide } from './operator/operator.ts';

export function identityOperatorRoutes({
  members,
  actions,
  factorResets,
}: OperatorSide): OperatorHandlers<typeof consoleContract.identity> {
  return {
    members: ({ brand, query }) => members.list(brand, query),
    member: ({ brand, query, actor }) => members.look(brand, query.id, actor),
    revealMember: ({ brand, body, actor }) => members.reveal(brand, body, actor),
    async setMemberState({ brand, body, actor }) {
      await actions.setState(brand, body, actor);
      return members.describe(brand, body.id);
    },
    async endMemberPause({ brand, body, actor }) {
      await actions.endPause(brand, body, actor);
      return members.describe(brand, body.id);
    },
    resetMemberPassword: ({ brand, body, actor }) => actions.resetPassword(brand, body, actor),
    resetMemberFactor: ({ brand, body, operator, actor }) =>
      factorResets.request(brand, body, { operator, actor }),
    async setMemberType({ brand, body, actor }) {
      await actions.setType(brand, body, actor);
      return members.describe(brand, body.id);
    },
    memberSessions: ({ brand, query, actor }) => members.sessions(brand, query.id, actor),
    endMemberSessions: async ({ brand, body, actor }) => ({
      ended: await actions.endSessions(brand, body, actor),
    }),
    memberLogins: ({ brand, query, actor }) => members.logins(brand, query, actor),
  };
}
