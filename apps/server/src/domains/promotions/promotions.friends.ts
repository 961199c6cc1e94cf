import type { Clock } from '@parlour/clock/clock';
import type { consoleContract, contract } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import type { AuditWriter } from '../../audit/audit-entry.ts';
import type { Handlers } from '../../http/calls/call.ts';
import type { OperatorHandlers } from '../../http/calls/operator-call.ts';
import type { DomainJob } from '../../jobs/daily.ts';
import type { Log } from '../../observability/log.ts';
import type { Brand } from '../../tenancy/brand.ts';
import type { Calendar } from '../../tenancy/calendar.rules.ts';
import type { Identity } from '../identity/identity.module.ts';
import type { Operators } from '../operators/operators.module.ts';
import type { Forecasting, PrizeGiving } from './chance.ts';
import {
  createDemoFriends,
  createInvitePlans,
  createInviteSettling,
  createInvites,
  createInvitesForOperators,
  type InviteProgress,
} from './invite/invite.ts';
import type { OverlapSigns } from './overlap/overlap.ts';

export type FriendsNeeds = {
  database: Database;
  clock: Clock;
  log: Log;
  audit: AuditWriter;
  operators: Pick<Operators, 'people' | 'approvals' | 'tellTasks'>;
  identity: Pick<Identity, 'findMember' | 'directory'>;
  signsOf: OverlapSigns;
  brands: {
    all(): readonly Brand[];
    ofId(brandId: string): Brand | undefined;
    calendarOf(brand: Brand): Promise<Calendar>;
  };
  prizes: PrizeGiving;
  progress: InviteProgress;
  forecasts: Forecasting;
  tell(member: { brandId: string; memberId: string }): void;
};
export type FriendsSide = ReturnType<typeof createFriendsSide>;
type Routes = Pick<Handlers<typeof contract.promotions>, 'invite' | 'inviteFriends'>;
type OperatorRoutes = Pick<
  OperatorHandlers<typeof consoleContract.promotions>,
  'invitePlan' | 'requestInvitePlan' | 'invites' | 'approveInvite' | 'refuseInvite'
>;

/** Friends whom members bring. */
export function createFriendsSide(needs: FriendsNeeds) {
  const { directory } = needs.identity;
  const { approvals, tellTasks } = needs.operators;
  const { progress } = needs;
  const plans = createInvitePlans({ ...needs, approvals });
  const invites = createInvites({ ...needs, plans, progress });
  const desk = createInvitesForOperators({ ...needs, directory, progress });
  const settling = createInviteSettling({ ...needs, progress, tellTasks });
  const jobs: DomainJob[] = [settling.job];
  const routes: Routes = {
    invite: ({ brand, session }) => invites.look(brand, session),
    inviteFriends: ({ brand, session, query }) => invites.friends(brand, session, query),
  };
  const operatorRoutes: OperatorRoutes = {
    invitePlan: ({ brand }) => plans.read(brand),
    requestInvitePlan: ({ brand, body, operator, actor }) => plans.request(brand, body, { operator, actor }),
    invites: ({ brand, query }) => desk.list(brand, query),
    approveInvite: ({ brand, body, actor }) => desk.approve(brand, body, actor),
    refuseInvite: ({ brand, body, actor }) => desk.refuse(brand, body, actor),
  };
  return {
    jobs,
    routes,
    operatorRoutes,
    tasks: desk.tasks,
    friends: { find: invites.find, registered: invites.registered },
    demo: { friend: createDemoFriends({ ...needs, plans }) },
    settleInvites: settling.settleAll,
  };
}
