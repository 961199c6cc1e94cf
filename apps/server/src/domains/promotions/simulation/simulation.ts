/** Simulation: what a version of an offer would have given and cost on the last days' deposits and play. */

export { categoriesOf } from './gift-categories.ts';
export { weigh, worthOfGrant } from './simulation.rules.ts';
export { createSimulations, type Simulations } from './simulation.service.ts';
