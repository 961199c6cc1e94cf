/** Bonuses as their members see them: progress, why the money is locked, ending one. */

export { createOwnBonuses, type OwnBonuses } from './own-bonuses.service.ts';
