/** Sessions: opening and ending them, failed attempts, tickets and single-use secrets, places that members share. */

export { createMemberAttempts, type MemberAttempts, type Tried } from './attempts.service.ts';
export { createSessionOpening, type SessionOpening, type Side } from './opening.service.ts';
export { createOverlaps, type FindOverlaps } from './overlaps.service.ts';
export { findSessionStart, findTrialOfDevice, forgetDevices, noteDevice } from './sessions.repo.ts';
export {
  createSessions,
  memberSessionsEnded,
  type OpenedUnder,
  type SessionHolder,
  type Sessions,
  type Visit,
} from './sessions.service.ts';
export { createSharedPlaces, type SharedPlaces } from './shared-places.service.ts';
export { createSingleUse, type SingleUse } from './single-use.service.ts';
export { createTickets, type Tickets } from './tickets.service.ts';
