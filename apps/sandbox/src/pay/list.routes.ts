import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { liveRoute } from '../messages/live.ts';
import type { Gateway } from './gateway.ts';
import { checkoutUrl } from './pay.routes.ts';
import { idOf, moneyOf, type Payment } from './payments.ts';

const SHOWN_MAX = 200;
const Filter = z.object({ to: z.string().max(64).default('') });

/** What the page of payments shows. */
export function listRoutes(server: FastifyInstance, { payments }: Gateway): void {
  server.get('/pay/payments', (request) => {
    payments.concludeDue();
    const { to } = Filter.parse(request.query);
    const wanted = payments.list().filter((payment) => isAbout(payment, to));
    return { payments: wanted.slice(0, SHOWN_MAX).map(shown) };
  });
  liveRoute(server, '/pay/live', payments);
}

function isAbout(payment: Payment, text: string): boolean {
  return idOf(payment).includes(text) || payment.payment.includes(text);
}

function shown(payment: Payment) {
  const { kind, state, createdAt } = payment;
  return {
    kind,
    id: idOf(payment),
    state,
    at: createdAt,
    ...moneyOf(payment),
    by: payment.kind === 'order' ? payment.asked.method : payment.asked.bank,
    url: payment.kind === 'order' ? checkoutUrl('', payment) : null,
    reason: payment.kind === 'payout' ? payment.reason : null,
  };
}
