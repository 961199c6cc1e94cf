export { type Game, gameOf } from './game.ts';
export type { Json, JsonObject, Mechanic, Played, Sheet } from './mechanic.ts';
export type { Risk } from './risk.ts';
export { type Limits, payoutOf, stakeMaxOf } from './stakes.ts';
export { betTicket, isSame, type Recomputed, type RoundRecord, recompute, type TableDraw } from './verify.ts';
