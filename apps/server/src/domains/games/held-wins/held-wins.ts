/** Wins beyond a vendor's limits: set aside until somebody has looked. */

export { createHeldWinsForOperators, type HeldWinsForOperators } from './held-wins.operator.service.ts';
export { countHeld, listWaitingWins } from './held-wins.repo.ts';
export { type Beyond, createHeldWins, type HeldWins } from './held-wins.service.ts';
