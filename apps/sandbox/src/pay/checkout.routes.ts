import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { sendPage } from '../html-page.ts';
import { checkoutPage, concludedPage, unknownPage } from './checkout-page.ts';
import type { Gateway } from './gateway.ts';
import type { Order } from './payments.ts';
import { Money } from './requests.ts';

type Place = { Params: { payment: string } };

const Decision = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('pay') }),
  z.object({ decision: z.literal('other'), amount: z.string().trim().max(40) }),
  z.object({ decision: z.literal('decline') }),
]);

/** Where a person pays, and is sent back to the shop. */
export function checkoutRoutes(server: FastifyInstance, gateway: Gateway): void {
  const { payments, clock, dialect } = gateway;
  const path = `${dialect.path}/checkout/:payment`;
  server.get<Place>(path, ({ params }, reply) => {
    payments.concludeDue();
    const order = payments.findByPayment(params.payment);
    if (!order) return sendPage(reply.code(404), unknownPage(dialect));
    return showOrder(reply, order);
  });
  server.post<Place>(path, ({ params, body }, reply) => {
    payments.concludeDue();
    const order = payments.findByPayment(params.payment);
    if (!order) return sendPage(reply.code(404), unknownPage(dialect));
    if (order.state === 'open') {
      const problem = decide(order, body);
      if (problem !== null) return showOrder(reply, order, problem);
    }
    return reply.redirect(returnUrl(order), 303);
  });

  function showOrder(reply: FastifyReply, order: Order, problem: string | null = null): FastifyReply {
    if (order.state !== 'open')
      return sendPage(reply, concludedPage(order, { dialect, backUrl: returnUrl(order) }));
    const page = checkoutPage(order, { dialect, nowMs: clock.now(), problem });
    return sendPage(reply, page, new URL(order.asked.returnUrl).origin);
  }

  /** What is wrong with the typed amount; null when the order is concluded. */
  function decide(order: Order, body: unknown): string | null {
    const decided = Decision.safeParse(body);
    if (!decided.success) return 'Choose one of the buttons.';
    const { amount, currency } = order.asked;
    if (decided.data.decision === 'decline') payments.decline(order);
    else {
      const money = { amount: decided.data.decision === 'other' ? decided.data.amount : amount, currency };
      const paid = Money.safeParse(money);
      if (!paid.success) return `Type an amount such as ${amount}.`;
      payments.pay(order, paid.data);
    }
    return null;
  }

  /** Back to the shop, with the signed outcome. */
  function returnUrl(order: Order): string {
    const url = new URL(order.asked.returnUrl);
    for (const [name, value] of Object.entries(dialect.returnOf(order, clock.now())))
      url.searchParams.set(name, value);
    return url.href;
  }
}
