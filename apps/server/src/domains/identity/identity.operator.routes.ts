import type { consoleContract } from '@parlour/contract';
import type { OperatorHandlers } from '../../http/operator-call.ts';
import type { MemberActions } from './operator/actions.operator.service.ts';
import type { MembersDesk } from './operator/members.operator.service.ts';

type RouteNeeds = { desk: MembersDesk; actions: MemberActions };

export function identityOperatorRoutes({
  desk,
  actions,
}: RouteNeeds): OperatorHandlers<typeof consoleContract.identity> {
  return {
    members: ({ brand, query }) => desk.list(brand, query),
    member: ({ brand, query, actor }) => desk.look(brand, query.id, actor),
    revealMember: ({ brand, body, actor }) => desk.reveal(brand, body, actor),
    async setMemberState({ brand, body, actor }) {
      await actions.setState(brand, body, actor);
      return desk.describe(brand, body.id);
    },
    async endMemberPause({ brand, body, actor }) {
      await actions.endPause(brand, body, actor);
      return desk.describe(brand, body.id);
    },
    resetMemberPassword: ({ brand, body, actor }) => actions.resetPassword(brand, body, actor),
    async setMemberType({ brand, body, actor }) {
      await actions.setType(brand, body, actor);
      return desk.describe(brand, body.id);
    },
    memberSessions: ({ brand, query, actor }) => desk.sessions(brand, query.id, actor),
    endMemberSessions: async ({ brand, body, actor }) => ({
      ended: await actions.endSessions(brand, body, actor),
    }),
    memberLogins: ({ brand, query, actor }) => desk.logins(brand, query, actor),
  };
}
