import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { LANGUAGE_TAG } from '@parlour/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '../../tenancy/brand.ts';
import { languageWithoutBrand } from '../calls/caller.ts';
import { FILES_KEPT_SECONDS } from '../http.rules.ts';
import type { Origins } from '../origins.ts';
import { contentSecurityPolicy, newNonce } from '../security-headers.ts';
import { inlineJson, reactRefreshPreamble } from './document.ts';
import type { SiteAssets } from './site-assets.ts';

/** Inlined in the document: the console has no files outside its built assets. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E" +
  "%3Crect width='32' height='32' rx='10' fill='%23ff8a5c'/%3E%3Ccircle cx='16' cy='16' r='5' fill='%2326080a'/%3E%3C/svg%3E";
const NOT_BUILT = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Parlour console</title></head>
<body><h1>The console is not built</h1><p>Its calls are served here and described at <a href="/docs">/docs</a>.</p></body></html>`;

export type ConsoleNeeds = {
  brands: { all(): Brand[] };
  origins: Origins;
  version: string;
  /** Its pages show what only a demonstration has. */
  isDemonstration: boolean;
  /** Null while the console app is not built. */
  assets: SiteAssets | null;
  viteOrigin: string | undefined;
  /** The game vendors of a brand, whose pages show rounds to operators. */
  vendorOrigins(brand: Brand): Promise<readonly string[]>;
  consoleDist: string;
};

/** The console's built files. Every other address gets the document: see `sendConsoleDocument`. */
export async function consoleRoutes(
  server: FastifyInstance,
  { assets, viteOrigin, consoleDist }: ConsoleNeeds,
) {
  if (!assets || viteOrigin) return;
  await server.register(fastifyStatic, {
    root: join(consoleDist, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: FILES_KEPT_SECONDS * 1000,
    index: false,
  });
}

/** The console's one document, at every address: the app does its own routing. */
export async function sendConsoleDocument(request: FastifyRequest, reply: FastifyReply, needs: ConsoleNeeds) {
  const { assets, brands, origins, viteOrigin, version, isDemonstration } = needs;
  const nonce = newNonce();
  const all = brands.all();
  const sites = [...new Set(all.map((brand) => origins.siteOrigin(brand, request)))];
  const vendors = (await Promise.all(all.map(needs.vendorOrigins))).flat();
  const policy = contentSecurityPolicy({
    nonce,
    imageHosts: ['blob:', ...sites, ...new Set(all.flatMap(({ settings }) => settings.imageCDNs))],
    viteOrigin,
    framed: [...new Set([...sites, ...vendors])],
    framers: 'none',
  });
  reply
    .code(assets ? 200 : 404)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
    .type('text/html; charset=utf-8');
  const language = languageWithoutBrand(request);
  return reply.send(
    assets
      ? render({ assets, nonce, tag: LANGUAGE_TAG[language], boot: { version, isDemonstration } })
      : NOT_BUILT,
  );
}

type DocumentNeeds = {
  assets: SiteAssets;
  nonce: string;
  tag: string;
  boot: { version: string; isDemonstration: boolean };
};

function render({ assets, nonce, tag, boot }: DocumentNeeds): string {
  return `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="csp-nonce" content="${nonce}">
<meta name="robots" content="noindex">
<title>Parlour console</title>
<link rel="icon" href="${ICON}" type="image/svg+xml">
${assets.preloads.map((href) => `<link rel="modulepreload" nonce="${nonce}" href="${href}">`).join('\n')}
${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
</head>
<body>
<div id="root"></div>
<script type="application/json" id="boot">${inlineJson(boot)}</script>
${assets.reactRefresh ? reactRefreshPreamble(assets.reactRefresh, nonce) : ''}
${assets.scripts.map((src) => `<script type="module" nonce="${nonce}" src="${src}"></script>`).join('\n')}
</body>
</html>
`;
}
