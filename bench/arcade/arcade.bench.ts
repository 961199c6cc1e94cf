import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '@parlour/clock/clock';
import { MINUTE_MS, SECOND_MS } from '@parlour/clock/durations';
import { openPostgres } from '@parlour/database/postgres';
import { startBots } from '../../apps/arcade/src/testing/bots.ts';
import { createApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { createLog } from '../../apps/server/src/observability/log.ts';
import { findProject } from '../../apps/server/src/project.ts';
import { ARCADE_TOKEN, startArcadeProcess } from '../../apps/server/src/testing/games/arcade-process.ts';
import { compareBooks, seatMembers } from '../../apps/server/src/testing/games/arcade-seats.ts';
import { freePort, startServer } from '../../apps/server/src/testing/process.ts';
import { buildWhatIsNotBuilt } from '../../tools/build.mjs';
import { startServices } from '../../tools/services.mjs';
import { startBare } from '../bare.ts';
import { PRODUCTION } from '../production.ts';
import { report } from '../report.ts';

const BOTS = 500;
const PLAYED_MS = MINUTE_MS;
/** Until everybody has played and the code is compiled. */
const WARM_UP_MS = 10 * SECOND_MS;
const OPENING = 1_000_000n * 100_000n;
const MASTER_KEY = '5f'.repeat(32);
/** The least time between two rounds of a player, at a free pace. */
const LEAST_MS = 500;
/** Of one address come all of them. */
const CALLS = { RATE_LIMIT_PER_MINUTE: '10000000', CONNECTIONS_PER_ADDRESS: '5000' };
const SETTLED_WITHIN_MS = 60 * SECOND_MS;

/**
 * Five hundred bots over all mechanics for a minute, on PostgreSQL: arcade and platform are processes of their own. The
 * wallet's answer to each bet is measured against a bare Fastify route that parses the same body at the same moment.
 * Fails on any error, and where ledger and rounds differ.
 */
export async function run(): Promise<void> {
  buildWhatIsNotBuilt();
  const services = await startServices();
  const dataDir = mkdtempSync(join(tmpdir(), 'parlour-bench-'));
  const port = String(await freePort());
  const place = { DATABASE_URL: services.databaseUrl, DATA_DIR: dataDir };
  const env = {
    ...PRODUCTION,
    ...CALLS,
    ...place,
    MASTER_KEY,
    PORT: port,
    VENDOR_PRIVATE_HOSTS: '127.0.0.1,localhost',
  };
  const undo: (() => unknown)[] = [services.stop];
  try {
    const app = await open(env);
    undo.push(() => app.close());
    const bare = await startBare();
    undo.push(bare.end);
    const line = await startLine(`http://127.0.0.1:${port}`, bare.url);
    undo.push(line.end);
    const arcade = await startArcadeProcess({ ...CALLS, ...place, HOST: '127.0.0.1' });
    undo.push(arcade.kill);
    const brand = app.modules.system.brands.ofMerchant('harbor');
    if (!brand) throw new Error('there is no demo brand');
    const walletUrl = `${line.origin}/vendors/harbor/{vendor}`;
    const asked = { brand, apiUrl: arcade.origin, onboardingToken: ARCADE_TOKEN, walletUrl };
    await app.modules.games.connectVendors({ ...asked, by: 'machine' });
    const seats = await seatMembers(app, { count: BOTS, opening: OPENING });
    const platform = await startServer(env);
    undo.push(() => platform.end('SIGTERM'));
    const problems: string[] = [];
    const bots = startBots(seats, { problem: (what) => problems.push(what) });
    await sleep(WARM_UP_MS);
    const before = { rounds: bots.rounds(), bets: (await line.figures()).ours.length };
    await sleep(PLAYED_MS);
    const rounds = bots.rounds() - before.rounds;
    const figures = await line.figures();
    await bots.stop();
    if (problems.length > 0) throw new Error(`${problems.length} errors, the first: ${problems[0]}`);
    await assertExact(app);
    report({
      name: `rounds/s of ${BOTS} bots, against the most that the pace allows`,
      ours: (rounds * SECOND_MS) / PLAYED_MS,
      reference: (BOTS * SECOND_MS) / LEAST_MS,
    });
    report({
      name: `bet of ${BOTS} bots at the wallet, p99 ms, against a route that parses the same`,
      ours: percentile(figures.ours.slice(before.bets)),
      reference: percentile(figures.bare.slice(before.bets)),
    });
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

/** It prepares, and looks at the books; the process does the work. */
async function open(env: Record<string, string>) {
  const log = createLog('silent');
  return createApp({
    config: readConfig(env),
    project: findProject(import.meta.dirname),
    database: await openPostgres({ url: env.DATABASE_URL as string, pool: 8, log }),
    clock: systemClock,
    log,
    isDemo: true,
  });
}

async function startLine(wallet: string, bare: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'wallet-line.mjs'), wallet, bare], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(child.stdout, 'data');
  const origin = `http://127.0.0.1:${String(port).trim()}`;
  return {
    origin,
    figures: async () =>
      (await (await fetch(`${origin}/figures`)).json()) as Record<'ours' | 'bare', number[]>,
    end: () => void child.kill('SIGTERM'),
  };
}

/** What was owed when the last bot stopped is paid within moments. */
async function assertExact(app: Parameters<typeof compareBooks>[0]): Promise<void> {
  const until = performance.now() + SETTLED_WITHIN_MS;
  for (;;) {
    const { wrong } = await compareBooks(app, OPENING);
    if (wrong.length === 0) return;
    if (performance.now() > until)
      throw new Error(
        `not exact: ${JSON.stringify(wrong.slice(0, 3), (_, value) => (typeof value === 'bigint' ? String(value) : value))}`,
      );
    await sleep(SECOND_MS);
  }
}

function percentile(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0;
}
