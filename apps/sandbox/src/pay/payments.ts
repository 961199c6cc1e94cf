import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../clock/clock.ts';
import type { Money, OrderRequest, PayoutRequest } from './requests.ts';
import type { Settings } from './settings.ts';

/** `event` identifies the conclusion in all its callbacks. */
type Conclusion = { event: string; at: number };
type Kept = { payment: string; createdAt: number; conclusion: Conclusion | null };
export type Order = Kept & {
  kind: 'order';
  asked: OrderRequest;
  state: 'open' | 'paid' | 'failed' | 'expired';
  paid: Money | null;
};
export type Payout = Kept & {
  kind: 'payout';
  asked: PayoutRequest;
  state: 'accepted' | 'paid' | 'failed';
  reason: string | null;
  dueAt: number;
};
export type Payment = Order | Payout;
export type Payments = ReturnType<typeof createPayments>;

/** Banks refuse account numbers with this ending. */
const ACCOUNT_END_REFUSED = '0000';
/** Per kind. The oldest are dropped: a sandbox that runs for weeks must not grow. */
const KEPT_MAX = 10_000;

type PaymentsNeeds = { clock: Clock; settings: Settings; onConcluded: (payment: Payment) => void };

/** Orders that bring money in and payouts that send it out, from the request to the conclusion. */
export function createPayments({ clock, settings, onConcluded }: PaymentsNeeds) {
  const orders = new Map<string, Order>();
  const payouts = new Map<string, Payout>();
  const unconcluded = new Set<Payment>();
  const watchers = new Set<() => void>();

  /** Returns what exists under the id, or creates it; null if the same id came with other content. */
  function place<One extends Payment>(kept: Map<string, One>, id: string, made: One): One | null {
    const found = kept.get(id);
    if (found) return isDeepStrictEqual(found.asked, made.asked) ? found : null;
    const [oldest] = kept.keys();
    if (kept.size >= KEPT_MAX && oldest !== undefined) kept.delete(oldest);
    kept.set(id, made);
    unconcluded.add(made);
    tellWatchers();
    return made;
  }

  function conclude<One extends Payment>(payment: One, how: Partial<One>, at = clock.now()): void {
    Object.assign(payment, how, { conclusion: { event: randomId('E'), at } });
    unconcluded.delete(payment);
    onConcluded(payment);
    tellWatchers();
  }

  function tellWatchers(): void {
    for (const tell of watchers) tell();
  }

  return {
    openOrder: (asked: OrderRequest): Order | null =>
      place(orders, asked.order, { ...fresh(clock), kind: 'order', asked, state: 'open', paid: null }),
    acceptPayout: (asked: PayoutRequest): Payout | null =>
      place(payouts, asked.payout, {
        ...fresh(clock),
        kind: 'payout',
        asked,
        state: 'accepted',
        reason: null,
        dueAt: clock.now() + settings.payoutsAfterMs,
      }),
    findOrder: (order: string) => orders.get(order),
    findPayout: (payout: string) => payouts.get(payout),
    findByPayment: (payment: string) => [...orders.values()].find((order) => order.payment === payment),
    /** Also for an order that failed or expired: a bank may be slower than anybody expected. */
    pay: (order: Order, paid: Money) => conclude(order, { state: 'paid', paid }),
    decline: (order: Order) => conclude(order, { state: 'failed' }),
    concludePayout: (payout: Payout, reason: string | null) =>
      conclude(payout, { state: reason === null ? 'paid' : 'failed', reason }),
    /** Orders whose time is up, and payouts whose bank is done. */
    concludeDue(): void {
      for (const payment of [...unconcluded])
        if (payment.kind === 'order') {
          const { expiresAt } = payment.asked;
          if (expiresAt <= clock.now()) conclude(payment, { state: 'expired' }, expiresAt);
        } else if (payment.dueAt <= clock.now()) {
          const reason = reasonOfBank(payment.asked);
          conclude(payment, { state: reason === null ? 'paid' : 'failed', reason }, payment.dueAt);
        }
    },
    /** The newest first. */
    list: (): Payment[] =>
      [...orders.values(), ...payouts.values()].sort((one, other) => other.createdAt - one.createdAt),
    watch(tell: () => void): () => void {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
  };
}

export function idOf(payment: Payment): string {
  return payment.kind === 'order' ? payment.asked.order : payment.asked.payout;
}

/** What moved; if nothing did, what was asked for. */
export function moneyOf(payment: Payment): Money {
  const { amount, currency } = (payment.kind === 'order' && payment.paid) || payment.asked;
  return { amount, currency };
}

export function randomId(initial: string): string {
  return `${initial}${randomBytes(12).toString('hex')}`;
}

function fresh(clock: Clock): Kept {
  return { payment: randomId('P'), createdAt: clock.now(), conclusion: null };
}

function reasonOfBank({ account }: PayoutRequest): string | null {
  return account.endsWith(ACCOUNT_END_REFUSED) ? 'The bank does not know this account.' : null;
}
