/** Bonuses as their members see them: progress, why the money is locked, ending one. */

export { type BonusAtTitleNeeds, createBonusAtTitle } from './bonus-at-title.service.ts';
export { createForfeits, type ForfeitsNeeds } from './forfeits.operator.service.ts';
export { createOwnBonuses } from './own-bonuses.service.ts';
