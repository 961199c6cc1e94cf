/** Members as operators see and change them. */

export { createMemberDesk, type MemberDesk } from './desk.service.ts';
export { countMembers, countSignedIn } from './members.operator.repo.ts';
export type { ExclusionEnds, MembersForOperators } from './members.operator.service.ts';
