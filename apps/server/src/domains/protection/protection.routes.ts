import type { contract } from '@parlour/contract';
import type { Call, Handlers } from '../../http/calls/call.ts';
import type { Exclusions } from './exclusions.service.ts';
import { protectedMember } from './guard-changes.service.ts';
import type { Limits } from './limits.service.ts';
import type { Overview } from './overview.service.ts';

type RouteNeeds = { overview: Overview; limits: Limits; exclusions: Exclusions };

/** Every change returns the whole state. */
export function protectionRoutes({
  overview,
  limits,
  exclusions,
}: RouteNeeds): Handlers<typeof contract.protection> {
  const memberOf = ({ brand, session }: Pick<Call<{ access: 'member' }>, 'brand' | 'session'>) =>
    protectedMember(brand, session.memberId);
  return {
    overview: (call) => overview.forMember(memberOf(call)),
    async setLimit(call) {
      await limits.set(memberOf(call), call.body);
      return overview.forMember(memberOf(call));
    },
    async confirmLimit(call) {
      await limits.confirm(memberOf(call), call.body);
      return overview.forMember(memberOf(call));
    },
    async cancelLimit(call) {
      await limits.cancel(memberOf(call), call.body);
      return overview.forMember(memberOf(call));
    },
    async exclude(call) {
      await exclusions.begin(call, call.session, call.body);
      return overview.forMember(memberOf(call));
    },
  };
}
