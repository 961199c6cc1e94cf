export { type AlertsForOperators, createAlertsForOperators } from './alerts.operator.service.ts';
export { countWaitingAlerts } from './alerts.repo.ts';
export { findTransactions } from './rounds.operator.repo.ts';
export { createRoundsForOperators, type RoundsForOperators } from './rounds.operator.service.ts';
export { createRounds } from './rounds.service.ts';
