/** Money that is set aside, then posted or given back. */

export type { Hold } from './holds.repo.ts';
export { createHolds, type Holds } from './holds.service.ts';
