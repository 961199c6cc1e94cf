/** Orders: priced, placed, cancelled, listed, proved. */

export { type Cancelling, createCancelling } from './cancelling.service.ts';
export { readLines, readOutcomes, writeOutcomes } from './lines.rules.ts';
export { createOrderListing, type OrderListing } from './listing.service.ts';
export { createNumberCount, type NumberCount } from './numbers.service.ts';
export { createOrdersForOperators, type OrdersForOperators } from './orders.operator.service.ts';
export { createPlacing, type Placing } from './placing.service.ts';
export { refundPosting, settlementPosting } from './postings.ts';
export { createTicketProofs, type TicketProofs } from './proofs.service.ts';
export { createRiskCount, RISK_TICKETS_MAX } from './risk.rules.ts';
export { createTicketRoot, type TicketRoot } from './ticket-root.ts';
export { sumIssues } from './tickets.operator.repo.ts';
export {
  hasOpenBonusTicket,
  listLeftOfChases,
  listOrder,
  listPending,
  lockPending,
  readUndecided,
  settleLost,
  sumWonIn,
  type TicketRow,
  type UndecidedTicket,
  writeSettled,
} from './tickets.repo.ts';
