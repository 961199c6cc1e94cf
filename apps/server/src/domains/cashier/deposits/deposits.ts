/** Money that comes in: orders, fees, callbacks and polling of gateways, crediting once, operators' decisions. */

export { type Callbacks, createCallbacks, type EventOutcome, type PayoutEvent } from './callbacks.service.ts';
export { createDepositCredit, depositChanged } from './credit.service.ts';
export { createDepositDecisions, type DepositDecisions } from './decisions.service.ts';
export { createDepositsForOperators, type DepositsForOperators } from './deposits.operator.service.ts';
export {
  countInState,
  type DepositRow,
  findDepositByNumber,
  listCredited,
  listInState,
} from './deposits.repo.ts';
export { createDeposits, type Deposits } from './deposits.service.ts';
export { createDepositGuard } from './guard.service.ts';
export { createDepositOrders } from './orders.service.ts';
export { createOwnDeposits, type OwnDeposits } from './own-deposits.service.ts';
export { createDepositPolling } from './polling.service.ts';
export type { CreditedDeposit, DepositPromotions } from './promotions.service.ts';
