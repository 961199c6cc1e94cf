import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Inbox } from './inbox.ts';
import { liveRoute } from './live.ts';

export type Mail = { id: string; at: number; from: string; to: string; subject: string; text: string };
export type Mailbox = Inbox<Mail>;

const Filter = z.object({ to: z.string().max(254).default('') });

/** The mail server's inbox, for people (the page) and for tests. */
export function mailRoutes(server: FastifyInstance, mailbox: Mailbox): void {
  server.get('/mail/messages', (request) => {
    const wanted = Filter.parse(request.query).to.trim().toLowerCase();
    return { messages: mailbox.list(({ to }) => to.toLowerCase().includes(wanted)) };
  });
  liveRoute(server, '/mail/live', mailbox);
}
