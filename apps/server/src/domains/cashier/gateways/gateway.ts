import type { IncomingHttpHeaders } from 'node:http';
import type { DepositMethod } from '@parlour/contract';
import type { Amount } from '@parlour/money';
import type { OrderState, PayoutState } from './gateways.rules.ts';

/**
 * Nothing is known of what was asked: the gateway is away or slow, or answers what the protocol does not have. It may
 * have been done all the same, hence ask again under the same id, which does nothing twice.
 */
export class GatewayUnavailable extends Error {}

/**
 * A company that takes money from members and pays it out to them. An order brings money in, a payout carries it out;
 * both have an id of ours under which a repeat is recognised. No call may be made inside a transaction, and each throws
 * `GatewayUnavailable`.
 */
export type PaymentGateway = {
  /** What a callback is answered with once it is kept, where the gateway takes nothing else for received. */
  acknowledgement: string | null;
  createOrder(order: NewOrder, requestId: string | null): Promise<OrderAnswer>;
  /** Null: the gateway has never heard of it, or not yet while a call that makes it is on its way. */
  findOrder(order: string, requestId: string | null): Promise<GatewayOrder | null>;
  createPayout(payout: NewPayout, requestId: string | null): Promise<PayoutAnswer>;
  findPayout(payout: string, requestId: string | null): Promise<GatewayPayout | null>;
  /** All that was concluded from `fromMs` on and before `toMs`, in the order of conclusion. Whole or not at all. */
  report(span: { fromMs: number; toMs: number }, requestId: string | null): Promise<ReportItem[]>;
  /** What the gateway tells us unasked; null unless it is genuine, of now, for us and whole. It may come twice, late or never. */
  readCallback(headers: IncomingHttpHeaders, rawBody: string): GatewayEvent | null;
  /** With what a member comes back from the gateway's page; null unless genuine. For showing, never for crediting. */
  readReturn(query: Record<string, unknown>): GatewayReturn | null;
};

/** What is transferred by hand goes past the gateway. */
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
/** Refused: for good, and nothing was made of it. */
export type OrderAnswer =
  | { outcome: 'open'; payment: string; payUrl: string }
  | { outcome: 'refused'; reason: string };

export type GatewayOrder = {
  payment: string;
  order: string;
  state: OrderState;
  /** What was asked for. */
  amount: Amount;
  currency: string;
  /** What was paid, which need not be what was asked for; null unless the state is `paid`. */
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

/** One that was concluded. The amount is what moved; of what failed or expired, what was asked for. */
type Concluded = { payment: string; amount: Amount; currency: string } & (
  | { kind: 'order'; order: string; state: Exclude<OrderState, 'open'> }
  | { kind: 'payout'; payout: string; state: Exclude<PayoutState, 'accepted'> }
);
export type ReportItem = Concluded & { concludedAt: number };

/** `event` is the same for every repeat of one callback; `at` is when it was concluded. */
export type GatewayEvent = Concluded & { event: string; at: number; reason: string | null };

export type GatewayReturn = { order: string; state: OrderState };
