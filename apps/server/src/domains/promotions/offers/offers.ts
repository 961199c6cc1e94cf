/** Offers: what operators promise, in versions that never change, whom for, and what there is to give. */

export { ANYBODY, barredAfter, notFor } from './audience.rules.ts';
export { type Audience, createAudience } from './audience.service.ts';
export { giveBackBudget, readBudgets, takeBudget } from './budget.repo.ts';
export { createOfferMoves, type OfferMoves } from './offer-moves.service.ts';
export { createOffersForOperators, type OffersForOperators } from './offers.operator.service.ts';
export {
  findDocument,
  findLiveOffer,
  type LiveOffer,
  listDocuments,
  listLiveOffers,
  lockOffer,
} from './offers.repo.ts';
export { CODE_ALPHABET, closedFor, isUsedUp, limitsOf, worthBeside, worthOf } from './offers.rules.ts';
export { createShownOffers, type ShownOffers } from './shown-offers.service.ts';
