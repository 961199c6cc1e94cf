/** Registration: the form, consents, the upline. */

export { type Consents, createConsents } from './consents.service.ts';
export { createRegistrationForm } from './form.service.ts';
export { releaseUnprovenMobile } from './registration.repo.ts';
export {
  createRegistration,
  type DocumentVersions,
  type FriendRegistered,
  type Registration,
} from './registration.service.ts';
export { createUplines, type FriendCodes, type Lines } from './upline.service.ts';
export { createVisitorCodes, type VisitorCodes } from './visitor-codes.service.ts';
