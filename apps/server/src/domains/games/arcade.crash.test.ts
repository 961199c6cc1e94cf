import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createManualClock } from '@parlour/clock/manual-clock';
import { openPostgres } from '@parlour/database/postgres';
import { SCALE } from '@parlour/money/testing/scale';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startBots } from '../../../../arcade/src/testing/bots.ts';
import { createLog } from '../../observability/log.ts';
import { ARCADE_TOKEN, startArcadeProcess } from '../../testing/games/arcade-process.ts';
import { compareBooks, seatMembers } from '../../testing/games/arcade-seats.ts';
import { freePort, type ServerProcess, startServer } from '../../testing/process.ts';
import { describeWithServices, serviceEnvironment } from '../../testing/services.ts';
import { startTestApp, TEST_MASTER_KEY, type TestApp } from '../../testing/test-app.ts';

/** How often each of the two is killed, and how many play meanwhile: two of each mechanic. */
const KILLS = SCALE;
const BOTS = 30;
const OPENING = 10_000n * 100_000n;
const WAIT = { timeout: 120_000, interval: 20 };

describeWithServices('rounds of every mechanic while processes are killed', () => {
  const home = mkdtempSync(join(tmpdir(), 'parlour-arcade-kills-'));
  let app: TestApp;
  let platform: ServerProcess;
  let arcade: Awaited<ReturnType<typeof startArcadeProcess>>;
  let arcadeEnv: Record<string, string>;
  let platformEnv: Record<string, string>;

  beforeAll(async () => {
    const { DATABASE_URL } = await serviceEnvironment();
    const [port, arcadePort] = [await freePort(), await freePort()];
    platformEnv = {
      DATABASE_URL,
      PORT: String(port),
      DATA_DIR: home,
      MASTER_KEY: TEST_MASTER_KEY,
      LOG_LEVEL: 'error',
    };
    arcadeEnv = {
      DATABASE_URL,
      ARCADE_PORT: String(arcadePort),
      HOST: '127.0.0.1',
      DATA_DIR: home,
      RATE_LIMIT_PER_MINUTE: '1000000',
    };
    // It prepares and looks at the books; the processes do the rest.
    app = await startTestApp({
      clock: createManualClock(Date.now()),
      database: await openPostgres({ url: DATABASE_URL, pool: 5, log: createLog('silent') }),
    });
    arcade = await startArcadeProcess(arcadeEnv);
    const brand = app.modules.system.brands.ofMerchant('harbor');
    if (!brand) throw new Error('there is no brand');
    await app.modules.games.connectVendors({
      brand,
      apiUrl: arcade.origin,
      onboardingToken: ARCADE_TOKEN,
      by: 'machine',
      walletUrl: `http://127.0.0.1:${port}/vendors/harbor/{vendor}`,
    });
    platform = await startServer(platformEnv);
  }, 300_000);
  afterAll(async () => {
    await arcade?.kill();
    await platform?.end('SIGKILL');
    await app?.close();
    rmSync(home, { recursive: true, force: true, maxRetries: 10 });
  });

  /** Another process would take over when they end: now. */
  const endLeases = () =>
    app.database.withConnection(async (owner) => {
      for (const table of ['round', 'raise'])
        await owner.run(`update arcade.arcade_${table} set lease_until = now() where state = 'placed'`);
      await owner.run('update arcade.arcade_table set lease_until = now()');
      await owner.run('update arcade.arcade_delivery set due_at = now() where done_at is null');
    });

  test(`${KILLS} kills of the arcade and of the platform leave every round settled or returned, and the ledger exact`, async () => {
    const bots = startBots(await seatMembers(app, { count: BOTS, opening: OPENING }));
    const playSome = () => {
      const until = bots.rounds() + 1 + randomInt(BOTS);
      return vi.waitFor(() => expect(bots.rounds()).toBeGreaterThanOrEqual(until), WAIT);
    };
    for (let kill = 0; kill < KILLS; kill += 1) {
      await playSome();
      await arcade.kill();
      await endLeases();
      arcade = await startArcadeProcess(arcadeEnv);
      await playSome();
      await platform.end('SIGKILL');
      platform = await startServer(platformEnv);
      await endLeases();
    }
    await playSome();
    await bots.stop();
    await vi.waitFor(async () => {
      await endLeases();
      expect((await compareBooks(app, OPENING)).wrong).toEqual([]);
    }, WAIT);
  }, 600_000);
});
