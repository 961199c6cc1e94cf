export { createRepeats } from './idempotency.service.ts';
