/** Rounds that members play for nothing: given, told to the vendor, taken one by one. */

export type { FreeRoundsRow } from './free-rounds.repo.ts';
export { createFreeRounds, type FreeRounds, type NewFreeRounds } from './free-rounds.service.ts';
