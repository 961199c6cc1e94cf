/** What play counts: valid stakes, their weight, members' figures of a day, and the night's work on them. */

export { type Counting, createCounting } from './counting.service.ts';
export { createNights, type Night, type NightStep } from './night.service.ts';
export { promotionsPlayDay } from './play.schema.ts';
