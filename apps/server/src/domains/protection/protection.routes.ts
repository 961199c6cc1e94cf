import type { contract } from '@parlour/contract';
import type { Call, Handlers } from '../../http/calls/call.ts';
import type { Exclusions } from './exclusions.service.ts';
import { protectedMember } from './guard-changes.service.ts';
import type { Limits } from './limits.service.ts';
import type { Overview } from './overview.service.ts';
import type { Positions } from './position.service.ts';
import type { RealityChecks } from './reality-check.service.ts';

type RouteNeeds = {
  overview: Overview;
  limits: Limits;
  exclusions: Exclusions;
  positions: Positions;
  realityChecks: RealityChecks;
};
type Asked = Pick<Call<{ access: 'member' }>, 'brand' | 'session'>;

/** Every change returns the whole state. */
export function protectionRoutes(needs: RouteNeeds): Handlers<typeof contract.protection> {
  const { overview, limits, exclusions, positions, realityChecks } = needs;
  const memberOf = ({ brand, session }: Asked) => protectedMember(brand, session.memberId);
  const tell = ({ brand, session }: Asked) => overview.forMember(brand, session.memberId);
  return {
    overview: tell,
    async setLimit(call) {
      await limits.set(memberOf(call), call.body);
      return tell(call);
    },
    async confirmLimit(call) {
      await limits.confirm(memberOf(call), call.body);
      return tell(call);
    },
    async cancelLimit(call) {
      await limits.cancel(memberOf(call), call.body);
      return tell(call);
    },
    async exclude(call) {
      await exclusions.begin(call, call.session, call.body);
      return tell(call);
    },
    position: ({ brand, session }) => positions.read(brand, session.memberId),
    async setRealityCheck(call) {
      await realityChecks.set(memberOf(call), call.body.minutes);
      return tell(call);
    },
    sitting: (call) => realityChecks.sit(memberOf(call), call.body),
  };
}
