export { createTurnovers, type Turnovers } from './turnover.service.ts';
