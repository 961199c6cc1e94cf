/** Members as operators see and change them. */

export { createMemberActions, type MemberActions } from './actions.operator.service.ts';
export { countMembers, countSignedIn } from './members.operator.repo.ts';
export {
  createMembersForOperators,
  type ExclusionEnds,
  type MembersForOperators,
} from './members.operator.service.ts';
