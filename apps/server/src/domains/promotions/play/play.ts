/** What play counts: valid stakes, their weight, members' figures of a day, and the night's work on them. */

export { type Counting, createCounting, type PlayedTitle } from './counting.service.ts';
export { type FiguresWanted, figuresOf, listPlayOfDay } from './figures.repo.ts';
export { createNights, type Night, type NightStep } from './night.service.ts';
export { promotionsPlayDay } from './play.schema.ts';
export {
  createRisklessStakes,
  createValidPlay,
  type RisklessStakes,
  type ValidPlay,
} from './valid-play.service.ts';
export { weightOfTitle } from './weights.rules.ts';
