/** One-time codes by SMS and mail, and the text of the messages. */

export { CODE, mailRecipient } from './codes.rules.ts';
export { type Codes, createCodes } from './codes.service.ts';
export { type Addressed, type ContactKind, type NoticeKind, wordsOfChange } from './messages.rules.ts';
export { createMobileProofs, type MobileProofs, type PhoneVerifier } from './mobile-proof.service.ts';
