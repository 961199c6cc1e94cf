import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isId } from '@parlour/clock/ids';
import type { FastifyInstance } from 'fastify';
import { findTheme, stageOf } from '../catalogue/themes.ts';
import { findTitle } from '../catalogue/titles.ts';
import { Refused } from '../refused.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import { assetsOfVite, readAssets } from './page-assets.ts';
import { languageOf, renderPage } from './page-document.ts';

const YEAR_SECONDS = 31_536_000;
const NONCE_BYTES = 16;

type Needs = {
  sessions: Sessions;
  pageDist: string;
  viteOrigin: string | undefined;
  models: string;
};

/** The games' page, rendered for each opening, and its files. */
export async function pageRoutes(
  server: FastifyInstance,
  { sessions, pageDist, viteOrigin, models }: Needs,
): Promise<void> {
  const assetsOf = viteOrigin ? assetsOfVite(viteOrigin) : await readAssets(pageDist);
  if (!viteOrigin)
    await server.register(fastifyStatic, {
      root: join(pageDist, 'assets'),
      prefix: '/page/assets/',
      preCompressed: true,
      cacheControl: false,
      decorateReply: false,
      setHeaders: (reply) => void reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`),
    });
  // Anybody may recompute a round, so the numbers of every model are public; they never change.
  await server.register(fastifyStatic, {
    root: models,
    prefix: '/models/',
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`);
      reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });

  server.get('/play/:id', async (request, reply) => {
    const { id } = request.params as { id: string };
    if (!isId(id)) throw new Refused('not_found');
    const { lang, css, bar } = request.query as Record<string, unknown>;
    const session = await sessions.find(id);
    const title = findTitle(session.studio, session.gameCode);
    if (!title) throw new Refused('not_found');
    const language = languageOf(lang);
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    const lobbyOrigin = new URL(session.lobbyUrl).origin;
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', policyFor({ nonce, lobbyOrigin, viteOrigin }))
      .send(
        renderPage({
          nonce,
          language,
          css,
          title,
          assets: assetsOf(title.mechanic, language),
          boot: {
            sessionId: id,
            lobbyOrigin,
            hasLobbyBar: bar === 'lobby',
            gameCode: title.game_code,
            mechanic: title.mechanic,
            model: title.model,
            art: title.art,
            theme: stageOf(findTheme(title.theme)),
          },
        }),
      );
  });
}

/** Nothing runs or styles without the nonce, and only the operator's site may frame the page. */
function policyFor({
  nonce,
  lobbyOrigin,
  viteOrigin,
}: {
  nonce: string;
  lobbyOrigin: string;
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
    `frame-ancestors ${lobbyOrigin}`,
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
}
