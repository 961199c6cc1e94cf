import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { INBOX_NAMES, inboxPage } from './inbox-page.ts';

/** The same from source and from the build. */
const FOLDER = join(import.meta.dirname, '..', 'pages');
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const FILES = ['phone.js', 'mail.js', 'pay.js', 'inbox.js', 'sandbox.css', 'inbox.css', 'card.css'];
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

/** The pages people look at. */
export function pagesRoutes(server: FastifyInstance): void {
  server.get('/', (_request, reply) => reply.redirect('/phone', 302));
  for (const name of INBOX_NAMES)
    server.get(`/${name}`, (_request, reply) => send(reply, { type: 'text/html', content: inboxPage(name) }));
  for (const file of FILES)
    server.get(`/pages/${file}`, async (_request, reply) =>
      send(reply, { type: TYPES[extname(file)] ?? '', content: await readFile(join(FOLDER, file)) }),
    );
}

function send(reply: FastifyReply, { type, content }: { type: string; content: string | Buffer }) {
  return reply
    .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' })
    .type(`${type}; charset=utf-8`)
    .send(content);
}
