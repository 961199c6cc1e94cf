/** Applications: a member at an offer in a period, from joining to the grant. */

export {
  type ApplicationsForOperators,
  createApplicationsForOperators,
} from './applications.operator.service.ts';
export { findApplication } from './applications.repo.ts';
export { createDepositMatches } from './deposit-matches.service.ts';
export { createGranting } from './granting.service.ts';
export { createJoining, type Joining } from './joining.service.ts';
export { createOwnOffers, type OwnOffers } from './own-offers.service.ts';
