/** What must be staked before money may leave. */

export { createTurnovers, type RisklessStakes, type Turnovers } from './turnover.service.ts';
