import { createMemberActions } from './actions.operator.service.ts';
import { createFactorResets } from './factor-reset.operator.service.ts';
import { createMembersForOperators } from './members.operator.service.ts';

type OperatorSideNeeds = Parameters<typeof createMembersForOperators>[0] &
  Parameters<typeof createMemberActions>[0] &
  Parameters<typeof createFactorResets>[0];
export type OperatorSide = ReturnType<typeof createOperatorSide>;

/** Everything operators do with members: look, act alone, and ask for what takes two. */
export function createOperatorSide(needs: OperatorSideNeeds) {
  return {
    members: createMembersForOperators(needs),
    actions: createMemberActions(needs),
    factorResets: createFactorResets(needs),
  };
}
