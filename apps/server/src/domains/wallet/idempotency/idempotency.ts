/** Answers kept by key, so that a repeated call does nothing twice. */

export { createRepeats } from './idempotency.service.ts';
