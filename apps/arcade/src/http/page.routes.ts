import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isId } from '@parlour/clock/ids';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findTheme, stageOf } from '../catalogue/themes.ts';
import { findTitle, type Title } from '../catalogue/titles.ts';
import { isCardGame } from '../games/card-games.ts';
import { Refused } from '../refused.ts';
import type { ReplayTickets } from '../replays/replay-tickets.ts';
import type { Replays } from '../replays/replays.service.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import { NONCE_BYTES, PAGE_FILES_KEPT_SECONDS } from './http.rules.ts';
import { assetsOfVite, readAssets } from './page-assets.ts';
import { languageOf, type PageBoot, renderPage } from './page-document.ts';

type Needs = {
  sessions: Sessions;
  tickets: Pick<ReplayTickets, 'readAddress'>;
  replays: Pick<Replays, 'gameOf'>;
  pageDist: string;
  viteOrigin: string | undefined;
  models: string;
};

/** The games' page, rendered for each opening, and its files. */
export async function pageRoutes(
  server: FastifyInstance,
  { sessions, tickets, replays, pageDist, viteOrigin, models }: Needs,
): Promise<void> {
  const assetsOf = viteOrigin ? assetsOfVite(viteOrigin) : await readAssets(pageDist);
  if (!viteOrigin)
    await server.register(fastifyStatic, {
      root: join(pageDist, 'assets'),
      prefix: '/page/assets/',
      preCompressed: true,
      cacheControl: false,
      decorateReply: false,
      setHeaders: (reply) =>
        void reply.header('cache-control', `public, max-age=${PAGE_FILES_KEPT_SECONDS}, immutable`),
    });
  // Anybody may recompute a round, so the numbers of every model are public; they never change.
  await server.register(fastifyStatic, {
    root: models,
    prefix: '/models/',
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', `public, max-age=${PAGE_FILES_KEPT_SECONDS}, immutable`);
      reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });

  function sendPage(request: FastifyRequest, reply: FastifyReply, { title, framer, boot }: Shown) {
    const { lang, css } = request.query as Record<string, unknown>;
    const language = languageOf(lang);
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    const { game_code: gameCode, mechanic, model, art } = title;
    const theme = stageOf(findTheme(title.theme), language);
    const isTable = title.table !== null;
    const isPvp = isCardGame(mechanic);
    const shown: PageBoot = { gameCode, mechanic, model, isTable, isPvp, art, theme, ...boot };
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', policyFor({ nonce, framer, viteOrigin }))
      .send(
        renderPage({
          nonce,
          language,
          css,
          title,
          assets: assetsOf(shown, language),
          boot: shown,
        }),
      );
  }

  server.get('/play/:id', async (request, reply) => {
    const { id } = request.params as { id: string };
    if (!isId(id)) throw new Refused('not_found');
    const { bar } = request.query as Record<string, unknown>;
    const session = await sessions.find(id);
    const title = findTitle(session.studio, session.gameCode);
    if (!title) throw new Refused('not_found');
    const lobbyOrigin = new URL(session.lobbyUrl).origin;
    const boot = { sessionId: id, lobbyOrigin, hasLobbyBar: bar === 'lobby' };
    return sendPage(request, reply, { title, framer: lobbyOrigin, boot });
  });

  // A ticket is longer than what the router takes for a parameter.
  server.get('/replay/*', async (request, reply) => {
    const { '*': ticket } = request.params as { '*': string };
    const { round, framer } = tickets.readAddress(ticket);
    const { studio, gameCode, mechanic, model } = await replays.gameOf(round);
    const title = findTitle(studio, gameCode);
    if (!title) throw new Refused('not_found');
    const boot = {
      mechanic,
      model,
      sessionId: ticket.split('.', 1)[0] ?? '',
      lobbyOrigin: framer ?? '',
      hasLobbyBar: true,
      isReplay: true,
    };
    return sendPage(request, reply, { title, framer: framer ?? "'none'", boot });
  });
}

type Shown = {
  title: Title;
  framer: string;
  boot: Pick<PageBoot, 'sessionId' | 'lobbyOrigin' | 'hasLobbyBar'> & Partial<PageBoot>;
};

/** Nothing runs or styles without the nonce, and only one origin of the operator's may frame the page. */
function policyFor({
  nonce,
  framer,
  viteOrigin,
}: {
  nonce: string;
  framer: string;
  viteOrigin: string | undefined;
}): string {
  const dev = viteOrigin ? ` ${viteOrigin} ${viteOrigin.replace(/^http/, 'ws')}` : '';
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // The development server injects styles by script, without a nonce; a build never does.
    viteOrigin ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data:${dev}`,
    `font-src 'self'${dev}`,
    `connect-src 'self'${dev}`,
    // The page's connection to the development server uses a worker to wait for its return.
    ...(viteOrigin ? ['worker-src blob:'] : []),
    `frame-ancestors ${framer}`,
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
}
