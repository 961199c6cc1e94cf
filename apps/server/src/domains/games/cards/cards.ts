/** Games that members play against each other: what the house takes of them, and who should be looked at. */

export { type CardsForOperators, createCardsForOperators } from './cards.operator.service.ts';
