/** Rounds as members see them in records and operators in the console, and alerts about them. */

export { type AlertsForOperators, createAlertsForOperators } from './alerts.operator.service.ts';
export { countWaitingAlerts, listWaitingAlerts } from './alerts.repo.ts';
export { CLOSED_ROUNDS, type ClosedRound, type ClosedRounds } from './closed.repo.ts';
export { findTransactions } from './rounds.operator.repo.ts';
export { createRoundsForOperators, type RoundsForOperators } from './rounds.operator.service.ts';
export { createRounds } from './rounds.service.ts';
