import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import Fastify from 'fastify';
import { openPhone } from './phone.ts';

/** A phone on a slow mobile network. */
export const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SETTLED_MS = 1_500;

export type Visit = {
  entryKiB: number;
  scriptKiB: number;
  /** Of the page itself, whatever opens over it. */
  lcpMs: number;
  /** With what opened over it. */
  lcpOfAllMs: number;
  layoutShift: number;
  /** When what was waited for stood on the screen and the page was free to answer. */
  readyMs: number;
  /** Of a page that the server wrote: when its own code stood in its place; 0: it is none. */
  takenOverMs: number;
};

type Asked = {
  url: string;
  /** A selector of what the page is opened for. */
  ready: string;
  /** Whether that is a toggle, which is ready when a tap on it shows. */
  isTapped?: boolean;
  /** A session. */
  storageState?: BrowserContextOptions['storageState'];
};

/** Opens a page in the slowed-down browser and waits until nothing is loaded any more. */
export async function visit(
  browser: Browser,
  { url, ready, isTapped = false, storageState }: Asked,
): Promise<Visit> {
  const { context, page, devtools } = await openPhone(browser, storageState);
  const scripts = collectScripts(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await page.addInitScript({ content: watchFor(ready, isTapped) });
  const document = await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator(ready).first().waitFor();
  await page.waitForTimeout(SETTLED_MS);
  const seen = await page.evaluate<Omit<Visit, 'entryKiB' | 'scriptKiB'>>('window.seen');
  if (seen.readyMs === 0) throw new Error(`${url} never showed ${ready}`);
  const sizes = await scripts(scriptsNamedIn((await document?.text()) ?? '', url));
  await context.close();
  return { ...seen, ...sizes };
}

const watchFor = (
  ready: string,
  isTapped: boolean,
) => `window.seen = { lcpMs: 0, lcpOfAllMs: 0, layoutShift: 0, readyMs: 0, takenOverMs: 0 };
new PerformanceObserver((list) => {
  for (const { element, startTime } of list.getEntries()) {
    seen.lcpOfAllMs = startTime;
    if (!element?.closest('dialog')) seen.lcpMs = startTime;
  }
}).observe({ type: 'largest-contentful-paint', buffered: true });
new PerformanceObserver((list) => { for (const entry of list.getEntries()) seen.layoutShift += entry.value; })
  .observe({ type: 'layout-shift', buffered: true });
const afterFrame = (then) => requestAnimationFrame(() => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = then;
  port2.postMessage(null);
});
const found = () => document.querySelector(${JSON.stringify(ready)});
const note = () => { seen.readyMs = performance.now(); };
const watchForCode = () => {
  if (window.early) return afterFrame(watchForCode);
  seen.takenOverMs = performance.now();
};
const tap = () => {
  found()?.click();
  afterFrame(() => {
    if (found()?.getAttribute('aria-pressed') !== 'true') return tap();
    note();
    found().click();
    watchForCode();
  });
};
const look = new MutationObserver(() => {
  if (!found()) return;
  look.disconnect();
  ${isTapped ? 'tap()' : 'afterFrame(note)'};
});
look.observe(document, { childList: true, subtree: true });`;

/** The gzip size of each script, however it was sent; the entry is what the document itself names. */
function collectScripts(page: Page): (named: string[]) => Promise<Pick<Visit, 'entryKiB' | 'scriptKiB'>> {
  const bodies: Promise<{ url: string; kib: number }>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' && !response.url().endsWith('.js')) return;
    bodies.push(response.body().then((body) => ({ url: response.url(), kib: gzipSync(body).length / 1024 })));
  });
  return async (named) => {
    const all = new Map((await Promise.all(bodies)).map(({ url, kib }) => [url, kib]));
    const weigh = (urls: Iterable<string>) => [...urls].reduce((sum, url) => sum + (all.get(url) ?? 0), 0);
    const entry = named.filter((url) => !/\/[A-Z]{2}-[^/]+\.js$/.test(url));
    return { entryKiB: weigh(new Set(entry)), scriptKiB: weigh(all.keys()) };
  };
}

/** As it was sent: the running page adds links for what it loads later. */
function scriptsNamedIn(html: string, url: string): string[] {
  const named = html.matchAll(/<(?:script\s[^>]*src|link rel="modulepreload"\s[^>]*href)="([^"]+)"/g);
  return [...named].map(([, path]) => new URL(path ?? '', url).href);
}

/** A React page with one heading, or one with a canvas and a button, built by the same Vite. */
export async function serveBarePage(page: 'main' | 'canvas' = 'main') {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bare-'));
  const program = join(import.meta.dirname, 'bare-page/build.mjs');
  const { status } = spawnSync(process.execPath, [program, folder, page], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error('the bare page could not be built');
  // As the site does it: compressed once, at the best quality.
  const script = join(folder, 'assets/main.js');
  writeFileSync(`${script}.br`, brotliCompressSync(readFileSync(script)));
  const server = Fastify();
  await server.register(fastifyStatic, { root: folder, preCompressed: true });
  return { origin: await server.listen({ host: '127.0.0.1', port: 0 }), close: () => server.close() };
}
