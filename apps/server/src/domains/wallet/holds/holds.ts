export type { Hold } from './holds.repo.ts';
export { createHolds } from './holds.service.ts';
