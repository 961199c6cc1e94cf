import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { spoilAnswers } from '../answers.ts';
import { checkoutUrl, type Gateway } from '../gateway.ts';
import type { Order, Payout } from '../payments.ts';
import { OrderRequest, PayoutRequest } from '../requests.ts';
import { amountOf, METHOD_OF, statusOf, sumOf } from './names.ts';
import { reportPage } from './report.ts';
import { type Fields, problemOfForm, signForm, type WireKeys } from './signing.ts';

const FORM = 'application/x-www-form-urlencoded';
const ReportAsked = z.object({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  page: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number),
});

type WireNeeds = { gateway: Gateway; keys: WireKeys; origin: () => string };

/** A shop server's calls: docs/payment-gateways.md. One address; `act` says what is wanted. */
export function wireRoutes(server: FastifyInstance, { gateway, keys, origin }: WireNeeds): void {
  const { payments, clock, settings, dialect } = gateway;
  const ownKey = keys.gateway.privateKey;

  const ACTS: Record<string, (asked: Fields) => Fields> = {
    'order.open': openOrder,
    'order.look': ({ ref = '' }) => {
      const order = payments.findOrder(ref);
      return order ? shownOrder(order) : unknown(ref);
    },
    'payout.send': sendPayout,
    'payout.look': ({ ref = '' }) => {
      const payout = payments.findPayout(ref);
      return payout ? shownPayout(payout) : unknown(ref);
    },
  };

  function openOrder({ ref = '', sum, currency, method = '', bank, back, tell, until }: Fields): Fields {
    const asked = OrderRequest.safeParse({
      order: ref,
      amount: amountOf(sum, currency),
      currency,
      method: METHOD_OF[method],
      ...(bank === undefined ? {} : { bank }),
      returnUrl: back,
      notifyUrl: tell,
      expiresAt: Date.parse(until ?? ''),
    });
    if (!asked.success) return refused(ref, z.prettifyError(asked.error));
    const isOver = asked.data.expiresAt <= clock.now() && !payments.findOrder(ref);
    if (isOver) return refused(ref, 'until: must be to come');
    const order = payments.openOrder(asked.data);
    if (!order) return conflict(ref);
    return { act: 'order.opened', ref, trade: order.payment, page: checkoutUrl(origin(), dialect, order) };
  }

  function sendPayout({ ref = '', sum, currency, bank, account, holder, tell }: Fields): Fields {
    const amount = amountOf(sum, currency);
    const asked = PayoutRequest.safeParse({
      payout: ref,
      amount,
      currency,
      bank,
      account,
      holder,
      notifyUrl: tell,
    });
    if (!asked.success) return refused(ref, z.prettifyError(asked.error));
    const payout = payments.acceptPayout(asked.data);
    return payout ? { act: 'payout.accepted', ref, trade: payout.payment } : conflict(ref);
  }

  server.register(async (signed) => {
    // The raw form: a name that appears twice must not pass.
    signed.removeContentTypeParser(FORM);
    signed.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => done(null, body));
    spoilAnswers(signed, settings);

    signed.post(`${dialect.path}/v1`, (request, reply) => {
      if (settings.isDown) return reply.code(503).type('text/plain').send('BUSY');
      const form = new URLSearchParams(String(request.body ?? ''));
      const problem = problemOfForm(form, { key: keys.shop.publicKey, nowMs: clock.now() });
      if (problem) return reply.code(403).type('text/plain').send(problem);
      payments.concludeDue();
      const asked: Fields = Object.fromEntries(form);
      if (asked.act === 'report.page') {
        const span = ReportAsked.safeParse(asked);
        if (!span.success) return reply.code(400).type('text/plain').send('BAD_FORM');
        return reply.type('text/csv').send(reportPage(payments.list(), span.data, ownKey));
      }
      const answer = ACTS[asked.act ?? '']?.(asked) ?? refused(asked.ref ?? '', 'act: nobody knows it');
      const body = new URLSearchParams(signForm(answer, { key: ownKey, timeMs: clock.now() }));
      return reply.type(FORM).send(body.toString());
    });
  });
}

const refused = (ref: string, why: string): Fields => ({ act: 'refused', ref, why: why.slice(0, 500) });
/** What was made under the id still stands, so this is not a refusal. */
const conflict = (ref: string): Fields => ({ act: 'conflict', ref });
const unknown = (ref: string): Fields => ({ act: 'unknown', ref });

function shownOrder(order: Order): Fields {
  const { payment, asked, paid, conclusion } = order;
  return {
    act: 'order.state',
    ref: asked.order,
    trade: payment,
    status: statusOf(order),
    sum: sumOf(asked),
    currency: asked.currency,
    ...(paid ? { paidSum: sumOf(paid), paidCurrency: paid.currency } : {}),
    ...(conclusion ? { doneAt: new Date(conclusion.at).toISOString() } : {}),
  };
}

function shownPayout(payout: Payout): Fields {
  const { payment, asked, reason, conclusion } = payout;
  return {
    act: 'payout.state',
    ref: asked.payout,
    trade: payment,
    status: statusOf(payout),
    sum: sumOf(asked),
    currency: asked.currency,
    ...(reason === null ? {} : { why: reason }),
    ...(conclusion ? { doneAt: new Date(conclusion.at).toISOString() } : {}),
  };
}
