/** Money that leaves: placing, risk hints, approval, payout, and what members see of each step. */

export { createWithdrawalDecisions, type WithdrawalDecisions } from './decisions.service.ts';
export { createWithdrawalMoves } from './moves.service.ts';
export { createPayouts } from './payouts.service.ts';
export { createWithdrawalPlacing } from './placing.service.ts';
export type { WithdrawalPrivileges } from './privileges.service.ts';
export { createRisks } from './risk.service.ts';
export {
  createWithdrawalsForOperators,
  type WithdrawalsForOperators,
} from './withdrawals.operator.service.ts';
export { dayTermsOf, needsTwoPersons, settingAmount } from './withdrawals.rules.ts';
export { createWithdrawals, type Withdrawals } from './withdrawals.service.ts';
