/** Everything went through this payment gateway before there were several; what names none still does. */
export const FIRST_GATEWAY = 'sandbox-pay';

/** How money comes in. `transfer` is made by hand and seen by an operator; the others go through the payment gateway. */
export const DEPOSIT_METHODS = ['bank', 'transfer', 'alipay', 'qq', 'wechat', 'gateway'] as const;
export type DepositMethod = (typeof DEPOSIT_METHODS)[number];

/**
 * `started`: the gateway has not answered yet; `waiting`: to be paid; `review`: an operator has to look, because it was
 * sent by hand or because what came is not what was asked for. The others are ends.
 */
export const DEPOSIT_STATES = [
  'started',
  'waiting',
  'review',
  'credited',
  'expired',
  'failed',
  'rejected',
  'cancelled',
] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

/** Why an operator has to look at a deposit: it was sent by hand; what came differs; or what protects the member forbids it. */
export const DEPOSIT_REVIEWS = [
  'sent',
  'amount_differs',
  'currency_differs',
  'limit_reached',
  'excluded',
  'money_locked',
] as const;
export type DepositReview = (typeof DEPOSIT_REVIEWS)[number];

/** `failed`: the money could not be sent and is back with the member, as after `rejected` and `cancelled`. */
export const WITHDRAWAL_STATES = [
  'requested',
  'reviewing',
  'approved',
  'paying',
  'paid',
  'rejected',
  'failed',
  'cancelled',
] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

export const TURNOVER_REASONS = ['deposit', 'promotion', 'adjustment'] as const;
export type TurnoverReason = (typeof TURNOVER_REASONS)[number];

/** Hints for the operator who decides about a withdrawal. */
export const RISK_HINTS = ['new_card', 'shared_device', 'bonus_abuse', 'first_withdrawal', 'large'] as const;
export type RiskHintKind = (typeof RISK_HINTS)[number];

/** How our books and the payment gateway's can differ. */
export const GATEWAY_DIFFERENCE_KINDS = ['missing_here', 'missing_there', 'amount', 'state'] as const;
export type GatewayDifferenceKind = (typeof GATEWAY_DIFFERENCE_KINDS)[number];
