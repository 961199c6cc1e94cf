import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import {
  HOME_ALIASES,
  type Language,
  SITE_BASE,
  SITE_FILES,
  SITE_PATHS,
  SYSTEM_STATUS,
  type SystemStatus,
  VIDEO_ORIGIN,
} from '@parlour/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '../../tenancy/brand.ts';
import { type BrandDirectory, findBrand } from '../calls/caller.ts';
import { FILES_KEPT_SECONDS, NAMED_FILES_KEPT_SECONDS } from '../http.rules.ts';
import { contentSecurityPolicy, newNonce } from '../security-headers.ts';
import { renderDocument } from './document.ts';
import { documentLanguage } from './document-language.rules.ts';
import { pwaRoutes } from './pwa.routes.ts';
import type { SiteAssets } from './site-assets.ts';

const HOME = SITE_PATHS.home;
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const MAINTENANCE_RETRY_SECONDS = '60';

/** The system status as the site needs it; the system domain supplies it. */
export type StatusTeller = (visit: { brand: Brand; language: Language; ip: string }) => SystemStatus;

export type SiteNeeds = {
  brands: BrandDirectory;
  tellStatus: StatusTeller;
  assets: SiteAssets;
  viteOrigin: string | undefined;
  /** Who else may frame the site: the console, for its preview. */
  framers(request: FastifyRequest): string[];
  /** The game vendors, whose pages the site frames and whose pictures it shows. */
  vendorOrigins(brand: Brand): Promise<readonly string[]>;
  folders: { siteDist: string; brands: string };
};

/** Everything a browser requests that is not a call: documents, built assets, the brands' art. */
export async function siteRoutes(server: FastifyInstance, needs: SiteNeeds): Promise<void> {
  await server.register(fastifyStatic, {
    root: join(needs.folders.siteDist, 'assets'),
    prefix: SITE_FILES.assets,
    preCompressed: true,
    immutable: true,
    maxAge: FILES_KEPT_SECONDS * 1000,
    index: false,
  });
  await server.register(fastifyStatic, {
    root: needs.folders.brands,
    prefix: SITE_FILES.brand,
    decorateReply: false,
    allowedPath: (path) => /^\/[a-z0-9-]+\/[a-z0-9-]+\.(svg|png|webp)$/.test(path),
    maxAge: NAMED_FILES_KEPT_SECONDS * 1000,
    index: false,
    // An SVG opened directly is a document: it may style itself and nothing else.
    setHeaders: (reply, path) =>
      path.endsWith('.svg') && reply.header('content-security-policy', PICTURE_POLICY),
  });
  for (const alias of HOME_ALIASES)
    server.get(alias, (request, reply) => reply.redirect(HOME + queryOf(request), 302));
  pwaRoutes(server, needs);
  server.get(`${SITE_BASE}*`, { compress: {} }, (request, reply) => sendDocument(request, reply, needs));
}

async function sendDocument(request: FastifyRequest, reply: FastifyReply, needs: SiteNeeds) {
  const brand = findBrand(needs.brands, request);
  const language = documentLanguage(request, brand);
  const status = needs.tellStatus({ brand, language, ip: request.address });
  const nonce = newNonce();
  const { theme, imageCDNs, skin } = brand.settings;
  const { phoneProvider } = status.info;
  const vendors = await needs.vendorOrigins(brand);
  // With several image hosts the page picks one at random, so it is unknown here.
  const hasPicture =
    status.status === SYSTEM_STATUS.OPEN && pathOf(request) === HOME && imageCDNs.length === 0;
  const picture = hasPicture ? `${SITE_FILES.brand}${skin}/hero.svg` : undefined;
  if (status.status === SYSTEM_STATUS.MAINTENANCE)
    reply.code(503).header('retry-after', MAINTENANCE_RETRY_SECONDS);
  if (status.status === SYSTEM_STATUS.REGION_RESTRICTED) reply.code(403);
  return reply
    .headers({
      'cache-control': 'no-store',
      vary: 'Accept-Language',
      'content-security-policy': contentSecurityPolicy({
        nonce,
        imageHosts: [...imageCDNs, ...vendors],
        called: phoneProvider ? [new URL(phoneProvider.url).origin] : [],
        viteOrigin: needs.viteOrigin,
        framed: [...vendors, VIDEO_ORIGIN],
        framers: needs.framers(request),
      }),
    })
    .type('text/html; charset=utf-8')
    .send(renderDocument({ nonce, language, theme, status, assets: needs.assets, picture }));
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? url;
}

/** An invitation code, for one, comes with the address and must not be lost on the way. */
function queryOf({ url }: FastifyRequest): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}
