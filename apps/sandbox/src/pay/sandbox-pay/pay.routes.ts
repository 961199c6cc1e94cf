import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { spoilAnswers } from '../answers.ts';
import { checkoutUrl, type Gateway } from '../gateway.ts';
import type { Order, Payout } from '../payments.ts';
import { OrderRequest, PayoutRequest, ReportRequest } from '../requests.ts';
import { reportOf } from './report.ts';
import { problemOfSignature } from './signing.ts';

type PayNeeds = { gateway: Gateway; origin: () => string };

/** A shop server's calls: docs/payment-gateways.md. All of them are signed. */
export function payRoutes(server: FastifyInstance, { gateway, origin }: PayNeeds): void {
  const { payments, clock, dialect } = gateway;
  const base = `${dialect.path}/v1`;
  server.register(async (signed) => {
    // The signature covers the raw text.
    signed.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    guard(signed, gateway);

    signed.post(`${base}/orders`, (request, reply) =>
      take(request.body, OrderRequest, reply, (asked) => {
        const known = payments.findOrder(asked.order);
        if (!known && asked.expiresAt <= clock.now()) return invalid(reply, 'expiresAt: must be to come');
        const order = payments.openOrder(asked);
        if (!order) return conflict(reply, asked.order);
        return { payment: order.payment, payUrl: checkoutUrl(origin(), dialect, order), state: 'open' };
      }),
    );
    signed.get<{ Params: { order: string } }>(`${base}/orders/:order`, ({ params }, reply) => {
      const order = payments.findOrder(params.order);
      return order ? shownOrder(order) : reply.code(404).send({ error: 'not_found' });
    });
    signed.post(`${base}/payouts`, (request, reply) =>
      take(request.body, PayoutRequest, reply, (asked) => {
        const payout = payments.acceptPayout(asked);
        return payout ? { payment: payout.payment, state: 'accepted' } : conflict(reply, asked.payout);
      }),
    );
    signed.get<{ Params: { payout: string } }>(`${base}/payouts/:payout`, ({ params }, reply) => {
      const payout = payments.findPayout(params.payout);
      return payout ? shownPayout(payout) : reply.code(404).send({ error: 'not_found' });
    });
    signed.get(`${base}/report`, (request, reply) => {
      const asked = ReportRequest.safeParse(request.query);
      if (!asked.success) return invalid(reply, z.prettifyError(asked.error));
      return reportOf(payments.list(), asked.data);
    });
  });
}

/** Before the work it checks that the gateway is up and the caller is the shop; after it, it may disturb the answer. */
function guard(signed: FastifyInstance, { settings, payments, clock }: Gateway): void {
  signed.addHook('preHandler', async (request, reply) => {
    if (settings.isDown) return reply.code(503).send({ error: 'unavailable' });
    const text = request.method === 'GET' ? request.url : String(request.body ?? '');
    const problem = problemOfSignature({ headers: request.headers, signed: text, nowMs: clock.now() });
    if (problem) return reply.code(401).send({ error: problem });
    payments.concludeDue();
  });
  spoilAnswers(signed, settings);
}

function take<Asked>(
  body: unknown,
  schema: z.ZodType<Asked>,
  reply: FastifyReply,
  answer: (asked: Asked) => object,
): object {
  const asked = schema.safeParse(parseJson(String(body)));
  return asked.success ? answer(asked.data) : invalid(reply, z.prettifyError(asked.error));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Invalid JSON has none of the fields that are looked for.
    return null;
  }
}

function invalid(reply: FastifyReply, reason: string): FastifyReply {
  return reply.code(400).send({ error: 'invalid', reason });
}

function conflict(reply: FastifyReply, id: string): FastifyReply {
  return reply.code(409).send({ error: 'conflict', reason: `${id} was asked for with other content` });
}

function shownOrder({ payment, asked, state, paid, conclusion }: Order): object {
  return {
    payment,
    order: asked.order,
    state,
    amount: asked.amount,
    currency: asked.currency,
    ...(paid ? { paidAmount: paid.amount, paidCurrency: paid.currency } : {}),
    ...(conclusion ? { concludedAt: conclusion.at } : {}),
  };
}

function shownPayout({ payment, asked, state, reason, conclusion }: Payout): object {
  return {
    payment,
    payout: asked.payout,
    state,
    amount: asked.amount,
    currency: asked.currency,
    ...(reason === null ? {} : { reason }),
    ...(conclusion ? { concludedAt: conclusion.at } : {}),
  };
}
