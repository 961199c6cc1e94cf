import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, onTestFinished, test } from 'vitest';
import { cleanEnvironment } from '../../apps/server/src/testing/process.ts';
import { SCALE } from '../../packages/money/src/testing/scale.ts';
import { findChromium } from '../../tools/find-chromium.mjs';
import { startArcadeOperator } from '../arcade/arcade-operator.ts';
import { findFreePorts, ONBOARDING_TOKEN } from '../start-server.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Server, console, arcade and sandbox, and the four of Vite ten above. */
const PORTS = 14;
const PATIENCE = { timeout: 120_000, interval: 200 };
const TIMEOUT_MS = 420_000;
const SERVES = 'Parlour serves';
const PLAYS = 'the studios of the arcade are connected';

test.skipIf(SCALE === 1)(
  'npm run dev puts a change of each front into the open page, and starts the server again after one of its own',
  async () => {
    const port = await findFreePorts(PORTS);
    const dev = startDev(port);
    onTestFinished(() => void dev.end());
    const origin = `http://localhost:${port}`;
    await expect.poll(() => dev.output(), PATIENCE).toContain(PLAYS);
    process.env.ARCADE_URL = `http://localhost:${port + 2}`;
    const operator = await startArcadeOperator({ balance: 0n });
    onTestFinished(() => operator.close());
    const fronts = [
      { app: 'site', file: 'src/shell/TabBar.tsx', url: `${origin}/m/home` },
      { app: 'lottery', file: 'src/app/App.tsx', url: `${origin}/m/lotto-h5/EN/1/games/HM1?merchant=harbor` },
      { app: 'console', file: 'src/app/App.tsx', url: `http://localhost:${port + 1}/` },
      { app: 'arcade', file: 'src/page/dice/Die.tsx', url: await operator.gameUrl({ user: 'dev' }) },
    ];
    const browser = await chromium.launch({
      executablePath: findChromium({ install: false }) ?? '',
      args: ['--no-sandbox', '--disable-gpu'],
    });
    onTestFinished(() => browser.close());
    for (const { app, file, url } of fronts) {
      const page = await browser.newPage();
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      await page.goto(url);
      await expect.poll(() => said, PATIENCE).toContain('[vite] connected.');
      // The page asks for the file after it has connected.
      await page.waitForLoadState('networkidle');
      touch(`apps/${app}/${file}`);
      await expect.poll(() => said, PATIENCE).toContain(`[vite] hot updated: /${file}`);
      await page.close();
    }
    dev.forget();
    touch('apps/server/src/main.ts');
    await expect.poll(() => dev.output(), PATIENCE).toContain(SERVES);
    expect((await fetch(`${origin}/m/home`)).status).toBe(200);
    expect(await dev.end()).toBe(0);
  },
  TIMEOUT_MS,
);

/** As an editor that saves without a change: no source of the repository is another afterwards. */
function touch(file: string): void {
  utimesSync(join(ROOT, file), new Date(), new Date());
}

function startDev(port: number) {
  const child: ChildProcess = spawn(process.execPath, ['tools/dev.mjs'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: cleanEnvironment({
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'parlour-dev-')),
      ARCADE_ONBOARDING_TOKEN: ONBOARDING_TOKEN,
    }),
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk));
  return {
    output: () => said,
    forget() {
      said = '';
    },
    async end(): Promise<number | null> {
      if (child.exitCode !== null) return child.exitCode;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = (await exited) as [number | null];
      return code;
    },
  };
}
