import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { BrandSettings } from '@parlour/contract';
import type { Locator, Page, Request } from '@playwright/test';
import { findSeriousViolations } from '../axe.ts';
import { expect, test } from '../test.ts';

const WIDTHS = [320, 390, 430];
/** Design rule: no touch target is smaller. */
const TARGET_PX = 44;
/** What a first visit may weigh, whatever it shows. */
const FIRST_VISIT_BYTES_MAX = 210_000;

const brand = JSON.parse(
  readFileSync(new URL('../../brands/harbor/brand.json', import.meta.url), 'utf8'),
) as BrandSettings;
const tagline = brand.tagline.EN ?? '';
const service = brand.customerService[0] ?? { title: 'none', path: '' };

test('home shows the brand, its tagline and whom it is for', async ({ page }) => {
  await page.clock.setFixedTime('2031-12-31T15:59:59Z');
  await page.goto('/m/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tagline);
  await expect(page.getByRole('banner')).toContainText(brand.name);
  await expect(page.getByRole('main')).toContainText(`for people aged ${brand.minimumAge} and over`);
  await expect(page.getByRole('contentinfo')).toContainText(`2019–2031 ${brand.name}`);
});

test('home, looked at once: its art is there, nothing sticks out, whatever is pressed is large enough', async ({
  page,
}) => {
  await page.goto('/m/home', { waitUntil: 'networkidle' });
  const art = await page.evaluate<number[]>('[...document.images].map((image) => image.naturalWidth)');
  expect(art.length).toBeGreaterThan(0);
  for (const width of art) expect(width).toBeGreaterThan(0);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(width);
    const heights = await page.evaluate<number[]>(READ_HEIGHTS_OF_LINKS);
    expect(heights.length).toBeGreaterThan(10);
    for (const height of heights) expect(height, `at ${width} px`).toBeGreaterThanOrEqual(TARGET_PX);
  }
  // It opens in a tab without access to this one.
  const link = page.getByRole('link', { name: service.title });
  await expect(link).toHaveAttribute('href', service.path);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test("before the code of the site has come, the document shows the brand's picture where it stays", async ({
  page,
  browser,
  baseURL,
}) => {
  const early = await browser.newPage({ javaScriptEnabled: false, isMobile: true });
  await page.goto('/m/home', { waitUntil: 'networkidle' });
  for (const width of WIDTHS) {
    const viewport = { width, height: 844 };
    await early.setViewportSize(viewport);
    await early.goto(`${baseURL}/m/home`);
    await page.setViewportSize(viewport);
    const [before, after] = await Promise.all(
      [early, page].map((each) => each.locator('img[src$="hero.svg"]').boundingBox()),
    );
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(
        Math.abs((before?.[side] ?? -99) - (after?.[side] ?? 99)),
        `${side} at ${width} px`,
      ).toBeLessThan(2);
  }
  await early.close();
});

test('the first screen of a small phone shows a row of games, and nothing lies on it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/m/home', { waitUntil: 'networkidle' });
  const place = async (locator: Locator) =>
    (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const tabs = await place(page.getByRole('navigation', { name: 'Main pages' }));
  const tile = await place(page.getByRole('tabpanel').getByRole('listitem').first());
  expect(tile.height).toBeGreaterThan(100);
  expect(tile.y + tile.height).toBeLessThanOrEqual(tabs.y + 4);
  // The button of customer service stands on the brand's picture.
  const hero = await place(page.getByRole('region', { name: 'Highlights' }));
  const service = await place(page.getByRole('button', { name: 'Customer service' }));
  expect(hero.height).toBeLessThanOrEqual(148);
  expect(service.y + service.height).toBeLessThanOrEqual(hero.y + hero.height);
});

test('the themes are those the server gives', async ({ page }) => {
  await page.goto('/m/home');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const tokens = brand.theme[colorScheme];
    await expect(page.locator('body')).toHaveCSS('background-color', toRgb(tokens['surface-0']));
    await expect(page.locator('body')).toHaveCSS('color', toRgb(tokens.text));
  }
});

test('the promise that every call is documented leads to the document', async ({ page }) => {
  await page.goto('/m/home');
  await page.getByRole('link', { name: 'Open to inspection' }).click();
  await expect(page).toHaveURL(/\/docs$/);
  await expect(page.locator('body')).toContainText('/wps/system/status');
});

test.describe('a first visit', () => {
  test.use({ hasNewContext: true });

  test('is light on data', async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      sizes.push(weigh(request));
    });
    await page.goto('/m/home', { waitUntil: 'networkidle' });
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(FIRST_VISIT_BYTES_MAX / 10);
    expect(bytes).toBeLessThan(FIRST_VISIT_BYTES_MAX);
  });
});

/** What is sent with the compression of a release; journeys are built with a quicker one. */
async function weigh(request: Request): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  const response = await request.response();
  const isCompressed = (await response?.headerValue('content-encoding')) === 'br';
  const body = response && isCompressed ? brotliCompressSync(await response.body()).length : responseBodySize;
  return body + responseHeadersSize;
}

test.describe('a brand that is closed', () => {
  test('under maintenance says so and when it expects to reopen', async ({ page }) => {
    const until = Date.UTC(2099, 0, 2, 3, 4);
    await pretendStatus(page, { status: 1, maintenance: true, maintenanceUntil: until });
    await page.goto('/m/deep/link');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Down for maintenance');
    await expect(page.getByRole('definition')).toContainText('11:04 GMT+8');
    await expect(page).toHaveURL(/\/m\/deep\/link$/);
    expect(await findSeriousViolations(page)).toEqual([]);
  });

  test('under maintenance opens again at the press of a button', async ({ page }) => {
    await pretendStatus(page, { status: 1, maintenance: true });
    await page.goto('/m/home');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Down for maintenance');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tagline);
  });

  test("to the visitor's region shows the address and a way to ask", async ({ page }) => {
    const location = { ip: '203.0.113.24', country: 'SG' };
    await pretendStatus(page, { status: 2, regionRestriction: true, location });
    await page.goto('/m/home');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not available in your location');
    await expect(page.getByRole('main')).toContainText('Singapore');
    await expect(page.getByRole('definition')).toHaveText(location.ip);
    await expect(page.getByRole('link', { name: service.title })).toBeVisible();
    expect(await findSeriousViolations(page)).toEqual([]);
  });
});

test.describe('a page that breaks', () => {
  test.use({ allowedProblems: /TypeError|Minified React error/ });

  test('offers to load again', async ({ page }) => {
    await pretendStatus(page, { info: { customerService: null } });
    await page.goto('/m/home');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tagline);
  });
});

test('the document carries its policy, with a nonce of its own each time', async ({ request }) => {
  const nonces = new Set<string>();
  for (let load = 0; load < 2; load += 1) {
    const response = await request.get('/m/home');
    const headers = response.headers();
    const nonce = /script-src 'nonce-([\w-]+)'/.exec(headers['content-security-policy'] ?? '')?.[1] ?? '';
    expect(nonce).toHaveLength(22);
    expect(await response.text()).toContain(`<script type="module" nonce="${nonce}"`);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cache-control']).toBe('no-store');
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(2);
});

test('hashed assets are compressed and may be kept for ever', async ({ request }) => {
  const html = await (await request.get('/m/home')).text();
  const assets = [...html.matchAll(/(?:src|href)="(\/m\/assets\/[^"]+\.(?:js|css))"/g)].map(([, url]) => url);
  expect(assets.length).toBeGreaterThanOrEqual(2);
  for (const asset of assets) {
    const response = await request.get(asset ?? '', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(response.status()).toBe(200);
    // Compressing a tiny file would only make it larger.
    if ((await response.body()).length > 1_000) expect(response.headers()['content-encoding']).toBe('br');
    expect(response.headers()['cache-control']).toMatch(/max-age=31536000.*immutable/);
  }
});

const READ_HEIGHTS_OF_LINKS = `[...document.querySelectorAll('a[href]')]
  .filter((link) => link.checkVisibility() && !link.closest('[aria-hidden=true], [inert]'))
  .map((link) => link.getBoundingClientRect().height)`;

/**
 * Serves the page's documents, and the call that refreshes it, with another status in them. API tests cover what makes
 * the server say so; this is about what a visitor then sees.
 */
async function pretendStatus(page: Page, change: Record<string, unknown> & { info?: object }): Promise<void> {
  await page.route('**/wps/system/status', async (route) => {
    const response = await route.fetch();
    const { value } = await response.json();
    const changed = { ...value, ...change, info: { ...value.info, ...change.info } };
    return route.fulfill({ response, json: { success: true, value: changed } });
  });
  await page.route('**/m/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /(id="boot">)(.*?)(<\/script>)/s,
      (_all, start, json, end) => {
        const boot = JSON.parse(json);
        const info = { ...boot.status.info, ...change.info };
        const changed = { ...boot, status: { ...boot.status, ...change, info } };
        return start + JSON.stringify(changed).replaceAll('<', '\\u003c') + end;
      },
    );
    return route.fulfill({ response, body: html });
  });
}

/** The browser tells colours in another spelling than the theme does. */
function toRgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}
