import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { startServer } from '../../apps/server/src/testing/process.ts';
import { buildWhatIsNotBuilt } from '../../tools/build.mjs';
import { serveBarePage, type Visit, visit } from '../page-visit.ts';
import { launchBrowser } from '../phone.ts';
import { PRODUCTION } from '../production.ts';
import { median, report } from '../report.ts';

const ROUNDS = 7;

/**
 * The home page against a bare React page built by the same Vite, in the same slowed-down browser, alternating: as one
 * sees it who has closed the popup, and as one who comes for the first time, until it is open.
 */
export async function run(): Promise<void> {
  buildWhatIsNotBuilt();
  const bare = await serveBarePage();
  const ours = await startServer({
    DATA_DIR: mkdtempSync(join(tmpdir(), 'parlour-bench-')),
    ...PRODUCTION,
  });
  const browser = await launchBrowser();
  try {
    const url = `${ours.origin}/m/home`;
    const storageState = await closePopup(browser, url);
    const visits = { bare: [] as Visit[], home: [] as Visit[], popup: [] as Visit[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      visits.bare.push(await visit(browser, { url: bare.origin, ready: 'h1' }));
      visits.home.push(await visit(browser, { url, ready: 'main', storageState }));
      visits.popup.push(await visit(browser, { url, ready: POPUP }));
    }
    compare('home', { ours: visits.home, bare: visits.bare });
    compare('home with the popup', { ours: visits.popup, bare: visits.bare });
    // Without a bar: docs/decisions/0260.
    report({
      name: 'the popup stands, ms, after the 500 that it has to wait; beside it the paint of home below',
      ours: median(visits.popup.map(({ readyMs }) => readyMs)),
      reference: median(visits.popup.map(({ lcpMs }) => lcpMs)),
    });
    report({
      name: 'largest contentful paint with the popup counted, ms',
      ours: median(visits.popup.map(({ lcpOfAllMs }) => lcpOfAllMs)),
      reference: median(visits.bare.map(({ lcpMs }) => lcpMs)),
    });
  } finally {
    await browser.close();
    await bare.close();
    await ours.end('SIGTERM');
  }
}

const POPUP = 'dialog[open]';

/** The state of a browser whose visitor wants to see the popup no more today. */
async function closePopup(browser: Browser, url: string) {
  const page = await browser.newPage();
  await page.goto(url);
  await page.locator(POPUP).getByRole('button', { name: 'Close' }).click();
  await page.locator(POPUP).waitFor({ state: 'detached' });
  const state = await page.context().storageState();
  await page.close();
  return state;
}

function compare(what: string, { ours, bare }: { ours: Visit[]; bare: Visit[] }): void {
  const line = (name: string, limit: number, read: (visit: Visit) => number) => {
    const figures = { ours: median(ours.map(read)), reference: median(bare.map(read)) };
    report({ name: `${what}: ${name} (at most ${limit.toFixed(1)})`, ...figures });
  };
  line('entry JavaScript, KiB gzip', 1.5, ({ entryKiB }) => entryKiB);
  line('JavaScript until idle, KiB gzip', 2, ({ scriptKiB }) => scriptKiB);
  line('largest contentful paint, ms', 1.5, ({ lcpMs }) => lcpMs);
  const shift = Math.max(...ours.map(({ layoutShift }) => layoutShift));
  console.log(`${what}: cumulative layout shift, worst of ${ROUNDS}: ${shift.toFixed(4)} (at most 0.02)`);
}
