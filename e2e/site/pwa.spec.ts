import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

test.use({ serviceWorkers: 'allow', hasNewContext: true });

const BRANDS = [
  { host: 'localhost', name: 'Harbor' },
  { host: 'lantern.localhost', name: 'Lantern' },
  { host: 'perlas.localhost', name: 'Perlas' },
];

for (const { host, name } of BRANDS)
  test(`${name} can be installed as an app of its own`, async ({ page, baseURL }) => {
    const origin = baseURL?.replace('localhost', host);
    await page.goto(`${origin}/m/home`);
    const manifest = await page.evaluate<Manifest>(
      `fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())`,
    );
    expect(manifest).toMatchObject({
      name,
      start_url: '/m/home',
      scope: '/m/',
      display: 'standalone',
      background_color: expect.stringMatching(/^#/),
    });
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
    const touchIcon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
    for (const { src, sizes } of [...manifest.icons, { src: touchIcon ?? '', sizes: '180x180' }])
      expect(await page.evaluate<string>(MEASURE_IMAGE(src)), src).toBe(sizes);
  });

test.describe('without a network', () => {
  // What the site was still fetching ahead fails by way of the worker.
  test.use({ allowedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED .*\/m\/assets\// });

  test('a page that is opened says so in the language chosen, and comes back by itself', async ({
    page,
    context,
  }) => {
    await openWithWorker(page, '/m/home');
    await page.evaluate(`localStorage.setItem('PARLOUR_LANGUAGE', '"CN"')`);
    await context.setOffline(true);
    await page.goto('/m/help');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('网络已断开');
    await expect(page.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('网络已断开');
    await expect(page).toHaveURL(/\/m\/help$/);
  });
});

test.describe('behind a proxy that knows only calls', () => {
  test.use({ allowedProblems: /WebSocket connection/ });

  test('files with a hash in their name come from the device, documents and calls from the server', async ({
    page,
    baseURL,
  }) => {
    const builds = await serveBuilds(baseURL ?? '');
    await openWithWorker(page, `${builds.origin}/m/home`);
    expect(builds.asked.filter(isHashed).length).toBeGreaterThan(3);
    builds.asked.length = 0;
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(builds.asked.filter(isHashed)).toEqual([]);
    expect(builds.asked).toEqual(expect.arrayContaining(['/m/home', '/wps/system/status']));
    await page.close();
    builds.close();
  });

  test('a new build is offered, and runs once the button is pressed', async ({ page, baseURL }) => {
    const builds = await serveBuilds(baseURL ?? '');
    await openWithWorker(page, `${builds.origin}/m/home`);
    await expect(page.getByText('A new version is available')).toHaveCount(0);
    builds.publish();
    await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
    await expect(page.getByText('A new version is available')).toBeVisible();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Update' }).click();
    await reloaded;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('A new version is available')).toHaveCount(0);
    expect(await page.evaluate<string[]>(`caches.keys()`)).toEqual([expect.stringMatching(/second$/)]);
    await page.close();
    builds.close();
  });
});

test('a site on the home screen says so in its calls, and offers no app', async ({ page, context }) => {
  await context.addInitScript({ content: `Object.defineProperty(navigator, 'standalone', { value: true })` });
  const call = page.waitForRequest('**/wps/system/status');
  await page.goto('/m/home');
  await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
  expect((await call).headers().device).toBe('OTHERS');
  await expect(page.getByRole('complementary', { name: 'Get the app' })).toHaveCount(0);
});

type Manifest = { icons: { src: string; sizes: string }[] };

const MEASURE_IMAGE = (src: string) => `new Promise((resolve, reject) => {
  const image = new Image();
  image.onload = () => resolve(image.naturalWidth + 'x' + image.naturalHeight);
  image.onerror = () => reject(new Error('does not load'));
  image.src = ${JSON.stringify(src)};
})`;

const isHashed = (path: string) => path.startsWith('/m/assets/');

/** Like a second visit: the worker is there and has seen the page's files. */
async function openWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(`navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller ||
    new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve)))`);
  await page.reload({ waitUntil: 'networkidle' });
}

/** The platform unchanged, until `publish`: from then on the service worker belongs to another build. */
async function serveBuilds(target: string) {
  let build = 'first';
  const asked: string[] = [];
  const proxy: Server = createServer((incoming, outgoing) => {
    const { 'if-none-match': _tag, 'if-modified-since': _time, ...headers } = incoming.headers;
    headers['accept-encoding'] = 'identity';
    const path = incoming.url ?? '';
    asked.push(path);
    const call = forward(target + path, { method: incoming.method ?? 'GET', headers }, (answer) => {
      if (path !== '/m/sw.js') {
        // The browser's own cache would hide whether the worker kept anything.
        outgoing.writeHead(answer.statusCode ?? 500, { ...answer.headers, 'cache-control': 'no-store' });
        return answer.pipe(outgoing);
      }
      const { 'content-length': _length, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 500, rest);
      let text = '';
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () => outgoing.end(text.replace(/parlour-[0-9a-f]{12}/, `parlour-${build}`)));
    });
    incoming.pipe(call);
  });
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve));
  return {
    asked,
    origin: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    publish: () => {
      build = 'second';
    },
    /** Once no page is open: a file that it still fetches ahead would fail. */
    close: () => proxy.closeAllConnections(),
  };
}
