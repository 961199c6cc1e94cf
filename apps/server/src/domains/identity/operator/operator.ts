/** Members as operators see and change them. */

export { countMembers, countSignedIn } from './members.operator.repo.ts';
export type { ExclusionEnds, MembersForOperators } from './members.operator.service.ts';
export { createOperatorSide, type OperatorSide } from './operator-side.service.ts';
