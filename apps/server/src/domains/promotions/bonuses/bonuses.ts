/** Bonuses as their members see them: progress, why the money is locked, ending one. */

export { createOwnBonuses } from './own-bonuses.service.ts';
