import type { IncomingHttpHeaders } from 'node:http';
import type { DepositMethod } from '@parlour/contract';
import type { Amount } from '@parlour/money';
import type { OrderState, PayoutState } from './gateways.rules.ts';

/**
 * The outcome is unknown: the gateway is unavailable or slow, or its answer breaks the protocol. It may have done it
 * all the same, so ask again under the same id, which does nothing twice.
 */
export class GatewayUnavailable extends Error {}

/**
 * A company that takes money from members and pays it out to them. An order brings money in, a payout sends it out;
 * both have our id, by which a repeat is recognised. No call may be made inside a transaction, and each may throw
 * `GatewayUnavailable`.
 */
export type PaymentGateway = {
  /** The answer to a stored callback, if the gateway requires a certain one. */
  acknowledgement: string | null;
  createOrder(order: NewOrder, requestId: string | null): Promise<OrderAnswer>;
  /** Null: the gateway does not know it, or not yet while the call that creates it is running. */
  findOrder(order: string, requestId: string | null): Promise<GatewayOrder | null>;
  createPayout(payout: NewPayout, requestId: string | null): Promise<PayoutAnswer>;
  findPayout(payout: string, requestId: string | null): Promise<GatewayPayout | null>;
  /** Everything concluded from `fromMs` on and before `toMs`, in that order. Complete or not at all. */
  report(span: { fromMs: number; toMs: number }, requestId: string | null): Promise<ReportItem[]>;
  /**
   * A callback of the gateway; null unless it is genuine, current, for us and complete. It may come twice, late or
   * never.
   */
  readCallback(headers: IncomingHttpHeaders, rawBody: string): GatewayEvent | null;
  /**
   * The query with which a member returns from the gateway's page; null unless genuine. For display, never for
   * crediting.
   */
  readReturn(query: Record<string, unknown>): GatewayReturn | null;
};

/** Transfers by hand do not use a gateway. */
export type PaymentMethod = Exclude<DepositMethod, 'transfer'>;

export type NewOrder = {
  order: string;
  amount: Amount;
  currency: string;
  method: PaymentMethod;
  /** With the method `bank`: which of the gateway's banks. */
  bank: string | null;
  returnUrl: string;
  notifyUrl: string;
  expiresAt: number;
};
/** Refused: final, and nothing was created. */
export type OrderAnswer =
  | { outcome: 'open'; payment: string; payUrl: string }
  | { outcome: 'refused'; reason: string };

export type GatewayOrder = {
  payment: string;
  order: string;
  state: OrderState;
  /** The requested amount. */
  amount: Amount;
  currency: string;
  /** What was paid, which may differ from the requested amount; null unless the state is `paid`. */
  paid: { amount: Amount; currency: string } | null;
  /** Null exactly while it is open. */
  concludedAt: number | null;
};

export type NewPayout = {
  payout: string;
  amount: Amount;
  currency: string;
  bank: string;
  account: string;
  holder: string;
  notifyUrl: string;
};
export type PayoutAnswer = { outcome: 'accepted'; payment: string } | { outcome: 'refused'; reason: string };

export type GatewayPayout = {
  payment: string;
  payout: string;
  state: PayoutState;
  amount: Amount;
  currency: string;
  /** Why it failed, in the gateway's words. */
  reason: string | null;
  concludedAt: number | null;
};

/** A concluded one. The amount is what moved; if it failed or expired, what was requested. */
type Concluded = { payment: string; amount: Amount; currency: string } & (
  | { kind: 'order'; order: string; state: Exclude<OrderState, 'open'> }
  | { kind: 'payout'; payout: string; state: Exclude<PayoutState, 'accepted'> }
);
export type ReportItem = Concluded & { concludedAt: number };

/** `event` is the same for every repeat of one callback; `at` is when it was concluded. */
export type GatewayEvent = Concluded & { event: string; at: number; reason: string | null };

export type GatewayReturn = { order: string; state: OrderState };
