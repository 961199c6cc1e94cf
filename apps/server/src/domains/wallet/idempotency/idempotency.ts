/** Answers kept by key, so that a call that comes again does nothing twice. */

export { createRepeats } from './idempotency.service.ts';
