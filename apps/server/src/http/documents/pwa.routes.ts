import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGE_TAG, SITE_BASE, SITE_FILES, SITE_PATHS } from '@parlour/contract';
import type { FastifyInstance } from 'fastify';
import type { Brand } from '../../tenancy/brand.ts';
import { type BrandDirectory, findBrand, findLanguage } from '../calls/caller.ts';
import { newNonce } from '../security-headers.ts';
import { offlinePolicy, renderOfflineDocument } from './offline-document.ts';

const WORKER_POLICY = "default-src 'none'; connect-src 'self'";
const ALWAYS_ASK = 'no-cache';
const HOME = SITE_PATHS.home;

type PwaNeeds = { brands: BrandDirectory; folders: { siteDist: string; brands: string } };

/** What makes the site an app on a phone: the brand's manifest, the service worker, and its offline page. */
export function pwaRoutes(server: FastifyInstance, { brands, folders }: PwaNeeds): void {
  server.get(SITE_FILES.manifest, (request, reply) => {
    const brand = findBrand(brands, request);
    return reply
      .headers({ 'cache-control': ALWAYS_ASK, vary: 'Merchant' })
      .type('application/manifest+json')
      .send(JSON.stringify(describeApp(brand)));
  });
  server.get(SITE_FILES.worker, (_request, reply) =>
    reply
      .headers({ 'cache-control': ALWAYS_ASK, 'content-security-policy': WORKER_POLICY })
      .sendFile('sw.js', folders.siteDist, { cacheControl: false }),
  );
  server.get(SITE_FILES.offline, async (request, reply) => {
    const brand = findBrand(brands, request);
    const { settings } = brand;
    const nonce = newNonce();
    const page = renderOfflineDocument({
      nonce,
      name: settings.name,
      languages: settings.languages,
      language: findLanguage(request, brand),
      theme: settings.theme,
      icon: await readFile(join(folders.brands, settings.skin, 'icon.svg'), 'utf8'),
    });
    return reply
      .headers({ 'cache-control': ALWAYS_ASK, 'content-security-policy': offlinePolicy(nonce) })
      .type('text/html; charset=utf-8')
      .send(page);
  });
}

function describeApp({ settings }: Brand) {
  const { name, skin, theme, defaultLanguage, tagline } = settings;
  const background = theme[theme.default]['surface-0'];
  const icon = (file: string, size: number) => ({
    src: `${SITE_FILES.brand}${skin}/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return {
    id: HOME,
    name,
    short_name: name,
    description: tagline[defaultLanguage],
    lang: LANGUAGE_TAG[defaultLanguage],
    start_url: HOME,
    scope: SITE_BASE,
    display: 'standalone',
    orientation: 'portrait',
    background_color: background,
    theme_color: background,
    icons: [
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      { ...icon('maskable-512.png', 512), purpose: 'maskable' },
    ],
  };
}
