/** Costs: what promotions gave and cost by day, and what every single grant was given for. */

export { type Costs, createCosts } from './costs.service.ts';
export { costsFile } from './costs-file.service.ts';
export { createTracing, type Tracing } from './tracing.service.ts';
