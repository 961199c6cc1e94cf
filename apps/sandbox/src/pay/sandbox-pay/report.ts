import { idOf, moneyOf, type Payment } from '../payments.ts';
import type { ReportRequest } from '../requests.ts';

const PAGE_MAX = 100;

/** What concluded in a span of time, for a shop to compare with its own books. */
export function reportOf(payments: Payment[], { from, to, after = '' }: ReportRequest) {
  const items = payments
    .flatMap((payment) => (payment.conclusion ? [itemOf(payment, payment.conclusion.at)] : []))
    .filter(({ concludedAt }) => concludedAt >= from && concludedAt < to)
    .map((item) => ({ item, place: placeOf(item) }))
    .filter(({ place }) => place > after)
    .sort((one, other) => (one.place < other.place ? -1 : 1));
  const page = items.slice(0, PAGE_MAX);
  return {
    items: page.map(({ item }) => item),
    next: items.length > PAGE_MAX ? (page.at(-1)?.place ?? null) : null,
  };
}

function itemOf(payment: Payment, concludedAt: number) {
  const { kind, state } = payment;
  return { kind, payment: payment.payment, order: idOf(payment), ...moneyOf(payment), state, concludedAt };
}

/** A total order, in which text sorts like time. */
function placeOf({ concludedAt, payment }: { concludedAt: number; payment: string }): string {
  return `${String(concludedAt).padStart(15, '0')}.${payment}`;
}
