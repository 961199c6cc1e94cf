import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '@parlour/clock/clock';
import { createManualClock } from '@parlour/clock/manual-clock';
import { openPostgres } from '@parlour/database/postgres';
import { chromium } from '@playwright/test';
import { expect, test } from 'vitest';
import { makeBrand } from '../../apps/server/src/factories/brand.factory.ts';
import { createLog } from '../../apps/server/src/observability/log.ts';
import { addOperator, signInAs } from '../../apps/server/src/testing/operators.ts';
import { startServer } from '../../apps/server/src/testing/process.ts';
import { describeWithServices, serviceEnvironment } from '../../apps/server/src/testing/services.ts';
import { startTestApp, TEST_MASTER_KEY } from '../../apps/server/src/testing/test-app.ts';
import { findChromium } from '../../tools/find-chromium.mjs';

const NEW_COLOUR = '#123456';

describeWithServices('a page that is open in a browser, on a second process', () => {
  test('wears within two seconds what an operator saved through the first', async () => {
    const services = await serviceEnvironment();
    const first = await startTestApp({
      database: await openPostgres({ url: services.DATABASE_URL, pool: 10, log: createLog('silent') }),
      env: { REDIS_URL: services.REDIS_URL },
      brands: [makeBrand({ merchantCode: 'harbor' })],
      // The second process has the machine's clock, and they share rate limits.
      clock: createManualClock(systemClock.now()),
    });
    const dataDir = mkdtempSync(join(tmpdir(), 'parlour-second-'));
    const second = await startServer({
      ...services,
      DATA_DIR: dataDir,
      MASTER_KEY: TEST_MASTER_KEY,
    });
    const browser = await chromium.launch({
      executablePath: findChromium({ install: false }) ?? '',
      args: ['--no-sandbox', '--disable-gpu'],
    });
    const page = await browser.newPage({ colorScheme: 'dark' });
    await page.goto(`${second.origin}/m/home`, { waitUntil: 'networkidle' });

    await addOperator(first, 'admin', { grants: [{ role: 'admin', merchantCode: null }] });
    const admin = await signInAs(first, 'admin');
    const { version, settings } = (await admin.call('/ops/brand', { merchant: 'harbor' })).value as Saved;
    const theme = {
      ...settings.theme,
      dark: { ...settings.theme.dark, 'surface-0': NEW_COLOUR },
      light: { ...settings.theme.light, 'surface-0': NEW_COLOUR },
    };
    const switches = { ...settings.switches, liveChat: false };
    const body = { version, settings: { ...settings, theme, switches }, reason: 'to be seen' };
    const seen = page.evaluate<number>(WAIT_FOR_THE_CHANGE);
    const startedAt = performance.now();
    const saved = await admin.call('/ops/brand', { method: 'PUT', merchant: 'harbor', body });
    expect(saved.status).toBe(200);
    await seen;
    const tookMs = performance.now() - startedAt;
    expect(tookMs).toBeLessThan(2_000);
    await browser.close();
    await first.close();
    await second.end('SIGTERM');
  }, 120_000);
});

type Saved = { version: number; settings: ReturnType<typeof makeBrand> };

/** The page's colour, and the switch as the page knows it. */
const WAIT_FOR_THE_CHANGE = `new Promise((resolve) => {
  const look = () => {
    const surface = getComputedStyle(document.documentElement).getPropertyValue('--surface-0').trim();
    const kept = JSON.parse(localStorage.getItem('PARLOUR_STATUS') ?? 'null');
    if (surface === '${NEW_COLOUR}' && kept?.status.info.whitelabel.CBS3 === false) resolve(performance.now());
    else setTimeout(look, 10);
  };
  look();
})`;
