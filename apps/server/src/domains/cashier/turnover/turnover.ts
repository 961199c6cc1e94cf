/** What must be staked before money may leave. */

export { createTurnovers, type Turnovers } from './turnover.service.ts';
