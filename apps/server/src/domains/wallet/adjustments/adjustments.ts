/** Money that operators or the house itself put into accounts. */

export { currencyOfMember, readAdjustment } from './adjustments.rules.ts';
export { type Adjustments, createAdjustments } from './adjustments.service.ts';
export { createFunding, type Funding } from './funding.service.ts';
