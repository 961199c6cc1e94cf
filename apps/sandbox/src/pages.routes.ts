import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** The same from source and from the build. */
const FOLDER = join(import.meta.dirname, '..', 'pages');
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const PAGES: Record<string, { file: string; type: string }> = {
  '/phone': { file: 'phone.html', type: 'text/html' },
  '/mail': { file: 'mail.html', type: 'text/html' },
  '/pay': { file: 'pay.html', type: 'text/html' },
  '/pages/phone.js': { file: 'phone.js', type: 'text/javascript' },
  '/pages/mail.js': { file: 'mail.js', type: 'text/javascript' },
  '/pages/pay.js': { file: 'pay.js', type: 'text/javascript' },
  '/pages/inbox.js': { file: 'inbox.js', type: 'text/javascript' },
  '/pages/sandbox.css': { file: 'sandbox.css', type: 'text/css' },
};

/** The pages people look at. */
export function pagesRoutes(server: FastifyInstance): void {
  server.get('/', (_request, reply) => reply.redirect('/phone', 302));
  for (const [path, { file, type }] of Object.entries(PAGES))
    server.get(path, async (_request, reply) =>
      reply
        .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' })
        .type(`${type}; charset=utf-8`)
        .send(await readFile(join(FOLDER, file))),
    );
}
