import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { LOTTERY_BASE, SYSTEM_STATUS, type Theme } from '@parlour/contract';
import type { LotteryFamily } from '@parlour/contract/values/lottery';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type BrandDirectory, findBrand } from '../calls/caller.ts';
import { FILES_KEPT_SECONDS } from '../http.rules.ts';
import { contentSecurityPolicy, newNonce } from '../security-headers.ts';
import { renderDocument } from './document.ts';
import { documentLanguage } from './document-language.rules.ts';
import type { StatusTeller } from './site.routes.ts';
import type { SiteAssets } from './site-assets.ts';

/** In the address of a lottery's page. */
const GAME = /\/games\/(\w+)(?:[/?]|$)/;

export type LotteryPageNeeds = {
  brands: BrandDirectory;
  tellStatus: StatusTeller;
  /** The family of a brand's lottery; null: it has no such lottery. */
  familyOf(brandId: string, gameId: string): Promise<LotteryFamily | null>;
  /** Null: the page is not built, and its addresses are the site's. */
  assets: SiteAssets | null;
  viteOrigin: string | undefined;
  lotteryDist: string;
};

/** The lottery page, which the site frames: only our own origin may. */
export async function lotteryPageRoutes(server: FastifyInstance, needs: LotteryPageNeeds): Promise<void> {
  const { assets } = needs;
  if (!assets) return;
  if (!needs.viteOrigin)
    await server.register(fastifyStatic, {
      root: join(needs.lotteryDist, 'assets'),
      prefix: `${LOTTERY_BASE}assets/`,
      decorateReply: false,
      preCompressed: true,
      immutable: true,
      maxAge: FILES_KEPT_SECONDS * 1000,
      index: false,
    });
  server.get(`${LOTTERY_BASE}*`, { compress: {} }, (request, reply) =>
    sendDocument(request, reply, { ...needs, assets }),
  );
}

async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { brands, tellStatus, familyOf, assets, viteOrigin }: LotteryPageNeeds & { assets: SiteAssets },
) {
  const brand = findBrand(brands, request);
  const language = documentLanguage(request, brand);
  const status = tellStatus({ brand, language, ip: request.address });
  const nonce = newNonce();
  const gameId = GAME.exec(request.url)?.[1];
  // Without a database the page still loads, and says so.
  const lotteryFamily = gameId ? await familyOf(brand.id, gameId).catch(() => null) : null;
  if (status.status === SYSTEM_STATUS.MAINTENANCE) reply.code(503);
  if (status.status === SYSTEM_STATUS.REGION_RESTRICTED) reply.code(403);
  return reply
    .headers({
      'cache-control': 'no-store',
      vary: 'Accept-Language',
      'content-security-policy': contentSecurityPolicy({ nonce, imageHosts: [], viteOrigin }),
    })
    .type('text/html; charset=utf-8')
    .send(
      renderDocument({
        nonce,
        language,
        theme: brand.settings.theme,
        status,
        assets,
        mode: modeOf(request.query),
        lotteryFamily,
      }),
    );
}

/** The theme the surrounding site is shown in. */
function modeOf(query: unknown): Theme['default'] | undefined {
  const { css } = query as { css?: unknown };
  return css === 'dark' || css === 'light' ? css : undefined;
}
