/** What guards an account: proofs of its member, and what follows when a way to open or to empty it changes. */

export { createSecurityChanges, type SecurityChanges } from './changes.service.ts';
export { createHolds, type Holds } from './holds.service.ts';
export { refuseLastWay } from './last-way.service.ts';
export { createSecurityNotices, type NotifyDevices, type SecurityNotices } from './notices.service.ts';
export { createProofs, type GivenProof, type Proofs, usableHash } from './proofs.service.ts';
export { createSecurityQuestions, type SecurityQuestions } from './question.service.ts';
