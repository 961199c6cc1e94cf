/** Games that members play against each other: what the house takes of them, and who should be looked at. */

export { type CardsForOperators, createCardsForOperators } from './cards.operator.service.ts';
export { createCaseFinding } from './case-finding.service.ts';
export { type CasesForOperators, createCasesForOperators } from './cases.operator.service.ts';
export { countWaitingCases, isUnderCase, listWaitingCases } from './cases.repo.ts';
