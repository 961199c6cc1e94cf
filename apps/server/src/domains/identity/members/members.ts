/** Members as rows, the rules of their fields, and what other domains see of them. */

export { accountKey, emailKey, isAgent, maskName } from './accounts.rules.ts';
export { type CountryOfMember, createCountryOfMember } from './country.service.ts';
export { createMemberDirectory, type MemberDirectory } from './directory.service.ts';
export {
  isMailAddress,
  isUnreadable,
  problemOfEmail,
  problemOfPassword,
  problemOfPaymentPassword,
  type RegistrationMethod,
  type RegistrationValues,
  readFields,
} from './fields.rules.ts';
export { countLinks, countPasskeys } from './info.repo.ts';
export { type ClubLabel, createMemberInfos, type MemberInfos } from './info.service.ts';
export {
  bindMobile,
  deleteTrialsBefore,
  findMember,
  findMemberByAccount,
  findMemberByMobile,
  listDemoAccounts,
  listMembersById,
  lockMember,
  type Member,
  type MemberKey,
  updateMember,
} from './members.repo.ts';
export { createMembers, type Members, type NewMember, type Origin } from './members.service.ts';
export { readMobile } from './mobile.rules.ts';
export { createPersonalData, type PersonalData } from './personal-data.service.ts';
export { type MemberQuestion, memberQuestion } from './question.rules.ts';
export type { MemberSegments } from './segments.service.ts';
export { isActiveMember, isDemoBot } from './states.repo.ts';
