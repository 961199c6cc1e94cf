/** Bonuses: money the house gives with a requirement, and what becomes of it. */

export type { Bonus } from './bonuses.repo.ts';
export { bonusShare } from './bonuses.rules.ts';
export { type Bonuses, createBonuses, type NewBonus } from './bonuses.service.ts';
