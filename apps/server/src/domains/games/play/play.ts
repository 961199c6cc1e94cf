/** Playing at a vendor: launches, sessions, and the vendor wallet with its bets, wins and rollbacks. */

export { createBetFacts } from './bet-facts.service.ts';
export { bonusRefused, createVendorBets } from './bets.service.ts';
export { createLaunches } from './launch.service.ts';
export { createGameSessions, type Place } from './sessions.service.ts';
export { createSettlements } from './settlements.service.ts';
export { createVendorWallet } from './vendor-wallet.service.ts';
