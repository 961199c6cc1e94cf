import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { Browser, Page } from '@playwright/test';
import Fastify from 'fastify';
import { startServer } from '../apps/server/src/testing/process.ts';
import { buildWhatIsNotBuilt } from '../tools/build.mjs';
import { launchBrowser, openPhone } from './phone.ts';
import { PRODUCTION } from './production.ts';
import { median, report } from './report.ts';

const ROUNDS = 7;
/** A phone on a slow mobile network. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SETTLED_MS = 1_500;

/** The home page against a bare React page built by the same Vite, in the same slowed-down browser, alternating. */
export async function run(): Promise<void> {
  buildWhatIsNotBuilt();
  const bare = await serveBarePage();
  const ours = await startServer({
    DATA_DIR: mkdtempSync(join(tmpdir(), 'parlour-bench-')),
    ...PRODUCTION,
  });
  const browser = await launchBrowser();
  try {
    const visits = { ours: [] as Visit[], bare: [] as Visit[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      visits.bare.push(await visit(browser, bare.origin));
      visits.ours.push(await visit(browser, `${ours.origin}/m/home`));
    }
    compare(visits);
  } finally {
    await browser.close();
    await bare.close();
    await ours.end('SIGTERM');
  }
}

type Visit = { entryKiB: number; scriptKiB: number; lcpMs: number; layoutShift: number };

function compare({ ours, bare }: { ours: Visit[]; bare: Visit[] }): void {
  const line = (name: string, limit: number, read: (visit: Visit) => number) => {
    const figures = { ours: median(ours.map(read)), reference: median(bare.map(read)) };
    report({ name: `${name} (at most ${limit.toFixed(1)})`, ...figures });
  };
  line('entry JavaScript, KiB gzip', 1.5, ({ entryKiB }) => entryKiB);
  line('JavaScript until idle, KiB gzip', 2, ({ scriptKiB }) => scriptKiB);
  line('largest contentful paint, ms', 1.5, ({ lcpMs }) => lcpMs);
  const shift = Math.max(...ours.map(({ layoutShift }) => layoutShift));
  console.log(`cumulative layout shift, worst of ${ROUNDS}: ${shift.toFixed(4)} (at most 0.02)`);
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const { context, page, devtools } = await openPhone(browser);
  const scripts = collectScripts(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await page.addInitScript({ content: WATCH });
  const document = await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLED_MS);
  const seen = await page.evaluate<{ lcpMs: number; layoutShift: number }>('window.seen');
  const sizes = await scripts(scriptsNamedIn((await document?.text()) ?? '', url));
  await context.close();
  return { ...seen, ...sizes };
}

const WATCH = `window.seen = { lcpMs: 0, layoutShift: 0 };
new PerformanceObserver((list) => { for (const entry of list.getEntries()) seen.lcpMs = entry.startTime; })
  .observe({ type: 'largest-contentful-paint', buffered: true });
new PerformanceObserver((list) => { for (const entry of list.getEntries()) seen.layoutShift += entry.value; })
  .observe({ type: 'layout-shift', buffered: true });`;

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

async function serveBarePage() {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bare-'));
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'bare-page/build.mjs'), folder], {
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
