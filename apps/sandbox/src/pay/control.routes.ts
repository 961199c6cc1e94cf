import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { makeCallback } from './callbacks.ts';
import { deliver } from './deliver.ts';
import type { Gateway } from './gateway.ts';
import type { Payment } from './payments.ts';
import { Money } from './requests.ts';
import { Settings, WELL_BEHAVED } from './settings.ts';

const Which = { order: z.string().optional(), payout: z.string().optional() };

const Conclude = z.strictObject({
  ...Which,
  state: z.enum(['paid', 'failed']),
  amount: z.string().optional(),
  currency: z.string().optional(),
  reason: z.string().max(200).default('The bank refused.'),
});

const Send = z.strictObject({
  ...Which,
  /** Fields of the body to replace by wrong values. */
  altered: z.record(z.string(), z.unknown()).default({}),
  signature: z.enum(['right', 'forged']).default('right'),
  /** How long ago it claims to have been sent. */
  ageMs: z.int().default(0),
  /** False: it is only returned, for a test that delivers it itself. */
  isSent: z.boolean().default(true),
});

/** For tests only: no real gateway can be told how to misbehave. */
export function controlRoutes(server: FastifyInstance, gateway: Gateway): void {
  const { payments, callbacks, settings, dialect } = gateway;
  const base = `${dialect.path}/control`;

  server.post(base, (request, reply) =>
    take(request.body, Settings.partial(), reply, (changed) => Object.assign(settings, changed)),
  );
  server.post(`${base}/reset`, () => Object.assign(settings, WELL_BEHAVED));
  server.post(`${base}/run`, async () => {
    await gateway.runDue();
    return { waiting: callbacks.countWaiting() };
  });
  server.post(`${base}/conclude`, (request, reply) =>
    take(request.body, Conclude, reply, (wanted) => {
      payments.concludeDue();
      const payment = find(wanted);
      if (!payment || payment.state === 'paid') return refuse(reply, 'nothing that can be concluded so');
      const problem = conclude(payment, wanted);
      return problem === null ? { state: payment.state } : refuse(reply, problem);
    }),
  );
  server.post(`${base}/callbacks`, (request, reply) =>
    take(request.body, Send, reply, async ({ altered, signature, ageMs, isSent, ...which }) => {
      const payment = find(which);
      if (!payment) return refuse(reply, 'no such payment');
      const made = makeCallback(payment, gateway, { altered, ageMs, isForged: signature === 'forged' });
      const answer = isSent ? await deliver(made) : null;
      return { ...made, status: answer?.status ?? null };
    }),
  );

  function find({ order = '', payout = '' }: { order?: string | undefined; payout?: string | undefined }) {
    return payments.findOrder(order) ?? payments.findPayout(payout);
  }

  /** What is wrong with the request; null if nothing is. */
  function conclude(payment: Payment, wanted: z.infer<typeof Conclude>): string | null {
    if (payment.kind === 'payout')
      payments.concludePayout(payment, wanted.state === 'paid' ? null : wanted.reason);
    else if (wanted.state === 'failed') payments.decline(payment);
    else {
      const { amount = payment.asked.amount, currency = payment.asked.currency } = wanted;
      const paid = Money.safeParse({ amount, currency });
      if (!paid.success) return z.prettifyError(paid.error);
      payments.pay(payment, paid.data);
    }
    return null;
  }
}

function take<Wanted>(
  body: unknown,
  schema: z.ZodType<Wanted>,
  reply: FastifyReply,
  answer: (wanted: Wanted) => object | Promise<object>,
): object | Promise<object> {
  const wanted = schema.safeParse(body ?? {});
  return wanted.success ? answer(wanted.data) : refuse(reply, z.prettifyError(wanted.error));
}

function refuse(reply: FastifyReply, reason: string): FastifyReply {
  return reply.code(400).send({ error: 'invalid', reason });
}
