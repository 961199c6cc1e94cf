import { createMemberActions } from './actions.operator.service.ts';
import { createFactorResets } from './factor-reset.operator.service.ts';
import { createMembersForOperators } from './members.operator.service.ts';

type DeskNeeds = Parameters<typeof createMembersForOperators>[0] &
  Parameters<typeof createMemberActions>[0] &
  Parameters<typeof createFactorResets>[0];
export type MemberDesk = ReturnType<typeof createMemberDesk>;

/** Everything operators do with members: look, act alone, and ask for what takes two. */
export function createMemberDesk(needs: DeskNeeds) {
  return {
    members: createMembersForOperators(needs),
    actions: createMemberActions(needs),
    factorResets: createFactorResets(needs),
  };
}
