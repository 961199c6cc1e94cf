import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import { createInbox, type Inbox } from './inbox.ts';
import { liveRoute } from './live.ts';

export type Sms = { id: string; at: number; to: string; text: string };

const SmsOrder = z.object({
  id: z.string().min(1).max(200),
  to: z.string().min(3).max(40),
  text: z.string().min(1).max(2_000),
});
const Filter = z.object({ to: z.string().max(40).default('') });

/** The code a person is asked to type: the only number of four to eight digits in a text. */
const CODE = /(?<!\d)\d{4,8}(?!\d)/;

export type Phone = Inbox<Sms>;
export const createPhone = (): Phone => createInbox<Sms>();

/** An SMS gateway as the platform's adapter expects it, and the phone that receives everything. */
export function phoneRoutes(server: FastifyInstance, { phone, clock }: { phone: Phone; clock: Clock }): void {
  server.post('/sms', (request, reply) => {
    const order = SmsOrder.safeParse(request.body);
    if (!order.success) return reply.code(400).send({ error: z.prettifyError(order.error) });
    const isNew = phone.add({ ...order.data, at: clock.now() });
    return { id: order.data.id, isRepeat: !isNew };
  });
  server.get('/phone/messages', (request) => {
    const wanted = digitsOf(Filter.parse(request.query).to);
    const messages = phone.list(({ to }) => digitsOf(to).includes(wanted));
    return { messages: messages.map((sms) => ({ ...sms, code: CODE.exec(sms.text)?.[0] ?? null })) };
  });
  liveRoute(server, '/phone/live', phone);
}

/** In an address a plus is read as a space, and people write numbers in groups. */
function digitsOf(number: string): string {
  return number.replace(/\D/g, '');
}
