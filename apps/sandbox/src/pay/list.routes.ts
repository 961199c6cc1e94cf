import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { liveRoute } from '../messages/live.ts';
import type { Dialect } from './dialect.ts';
import { checkoutUrl, type Gateway } from './gateway.ts';
import { idOf, moneyOf, type Payment } from './payments.ts';

const SHOWN_MAX = 200;
const Filter = z.object({ to: z.string().max(64).default('') });

/** What the page of payments shows: those of all gateways, the newest first. */
export function listRoutes(server: FastifyInstance, gateways: readonly Gateway[]): void {
  server.get('/pay/payments', (request) => {
    const { to } = Filter.parse(request.query);
    const wanted = gateways.flatMap(({ payments, dialect }) => {
      payments.concludeDue();
      const found = payments.list().filter((payment) => isAbout(payment, to));
      return found.slice(0, SHOWN_MAX).map((payment) => shown(payment, dialect));
    });
    return { payments: wanted.sort((one, other) => other.at - one.at).slice(0, SHOWN_MAX) };
  });
  liveRoute(server, '/pay/live', {
    watch(tell) {
      const stops = gateways.map(({ payments }) => payments.watch(tell));
      return () => {
        for (const stop of stops) stop();
      };
    },
  });
}

function isAbout(payment: Payment, text: string): boolean {
  return idOf(payment).includes(text) || payment.payment.includes(text);
}

function shown(payment: Payment, dialect: Dialect) {
  const { kind, state, createdAt } = payment;
  return {
    gateway: dialect.title,
    kind,
    id: idOf(payment),
    state,
    at: createdAt,
    ...moneyOf(payment),
    by: payment.kind === 'order' ? payment.asked.method : payment.asked.bank,
    url: payment.kind === 'order' ? checkoutUrl('', dialect, payment) : null,
    reason: payment.kind === 'payout' ? payment.reason : null,
  };
}
