import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MINUTE_MS } from '@parlour/clock/durations';
import { createManualClock } from '@parlour/clock/manual-clock';
import { openEmbedded } from '@parlour/database/embedded';
import { migrate } from '@parlour/database/migrate';
import { type Browser, chromium, type Page } from '@playwright/test';
import { createLog } from '../../apps/server/src/observability/log.ts';
import { findProject } from '../../apps/server/src/project.ts';
import { findChromium } from '../../tools/find-chromium.mjs';
import { report } from '../report.ts';

const SMALL = 100;
const LARGE = 100_000;
const ROUNDS = 8;
const START_MS = Date.UTC(2026, 0, 1);
/** No two rows of a page look alike. */
const APART_MS = MINUTE_MS;
const ROWS_OF_A_PAGE = 25;

type Desk = { page: Page; end(): Promise<void> };

/** What an operator waits for: the record, opened in a browser, with many rows against few. */
export async function run(): Promise<void> {
  const executablePath = findChromium({ install: false });
  if (executablePath === null) throw new Error('there is no Chromium on this machine');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const small = await openDesk(browser, SMALL);
  const large = await openDesk(browser, LARGE);
  try {
    const opening = { small: [] as number[], large: [] as number[] };
    const turning = { small: [] as number[], large: [] as number[] };
    // Alternating, so that other load on the machine hits both.
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [name, desk] of [['small', small] as const, ['large', large] as const]) {
        opening[name].push(await timeOpening(desk));
        turning[name].push(await timeTurning(desk));
      }
    for (const [what, times] of Object.entries({
      'opening the audit list': opening,
      'its next page': turning,
    }))
      report({
        name: `${what} in a browser, ${LARGE} rows against ${SMALL}, ms`,
        ours: median(times.large),
        reference: median(times.small),
      });
  } finally {
    await Promise.all([small.end(), large.end()]);
    await browser.close();
  }
}

/** A platform with that many records, and an operator signed in to it. */
async function openDesk(browser: Browser, rows: number): Promise<Desk> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parlour-bench-'));
  await fillAudit(dataDir, rows);
  const { child, consoleUrl } = await startServer(dataDir);
  const context = await browser.newContext({
    baseURL: consoleUrl,
    viewport: { width: 1440, height: 900 },
    // Playwright's waiting would evaluate an expression in the page, which the policy refuses.
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.goto('/audit');
  await page.getByLabel('Name').fill('admin');
  await page.getByLabel('Password').fill('Parlour#2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('navigation', { name: 'Main navigation' }).waitFor();
  return {
    page,
    async end() {
      await context.close();
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function fillAudit(dataDir: string, rows: number): Promise<void> {
  const database = await openEmbedded({ dataDir }, createLog('silent'));
  const { migrations } = findProject(import.meta.dirname);
  await migrate(database, { folder: migrations, clock: createManualClock(START_MS) });
  await database.withConnection(async ({ run: execute }) => {
    await execute(
      `insert into operators_audit
         (id, at, operator_id, kind, action, target_kind, target_id, brand_id, changes, request_id)
       select (lpad(to_hex(${START_MS}::bigint + n * ${APART_MS}::bigint), 12, '0') || '70008000' || lpad(to_hex(n), 12, '0'))::uuid,
         to_timestamp((${START_MS}::bigint + n * ${APART_MS}::bigint) / 1000.0),
         null,
         'change',
         'system.save_brand',
         'brand',
         'harbor',
         null,
         '[{"path":"name","before":"one","after":"two"}]'::jsonb,
         'request-' || n
       from generate_series(1, ${rows}) as n`,
    );
    await execute('analyze operators_audit');
  });
  await database.close();
}

async function startServer(dataDir: string): Promise<{ child: ChildProcess; consoleUrl: string }> {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0' };
  const child = spawn(process.execPath, [join(import.meta.dirname, '../..', 'tools', 'start.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const consoleUrl = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const found = /Operators work at (http:\/\/\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`the server ended before it was ready:\n${output}`)));
  });
  return { child, consoleUrl };
}

async function timeOpening({ page }: Desk): Promise<number> {
  await page.goto('/');
  const startedAt = performance.now();
  await page.goto('/audit');
  await page.waitForFunction(`document.querySelectorAll('tbody time').length === ${ROWS_OF_A_PAGE}`);
  return performance.now() - startedAt;
}

async function timeTurning({ page }: Desk): Promise<number> {
  const first = await page.locator('tbody time').first().textContent();
  const startedAt = performance.now();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForFunction(
    `document.querySelector('tbody time')?.textContent !== ${JSON.stringify(first)} &&
     document.querySelectorAll('tbody time').length === ${ROWS_OF_A_PAGE}`,
  );
  return performance.now() - startedAt;
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
