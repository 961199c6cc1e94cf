import type { consoleContract } from '@parlour/contract';
import type { OperatorHandlers } from '../../http/operator-call.ts';
import { Refusal } from '../../http/refusal.ts';

export function identityOperatorRoutes(): OperatorHandlers<typeof consoleContract.identity> {
  const later = () => {
    throw new Refusal('unavailable');
  };
  return {
    members: later,
    member: later,
    revealMember: later,
    setMemberState: later,
    endMemberPause: later,
    resetMemberPassword: later,
    setMemberType: later,
    memberSessions: later,
    endMemberSessions: later,
    memberLogins: later,
  };
}
