/** Simulation: what a version of an offer would have given and cost on the last days' deposits and play. */

export { createSimulations, type Simulations } from './simulation.service.ts';
