import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openPostgres } from '@parlour/database/postgres';
import { SCALE } from '@parlour/money/testing/scale';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPostgres, restartPostgres, startPostgres } from '../../../../../../tools/postgres.mjs';
import { buildScript } from '../../../../../../tools/test-scripts.mjs';
import { createLog } from '../../../observability/log.ts';
import { loadPosting, ROUND_TABLE } from '../../../testing/ledger/rounds.ts';
import { cleanEnvironment, freePort } from '../../../testing/process.ts';
import { describeWithServices } from '../../../testing/services.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const SERVER_KILLS = SCALE > 1 ? 3 * SCALE : 1;
const DATABASE_KILLS = SCALE > 1 ? 2 * SCALE : 1;
/** How many answers a process gives before something is killed, at most. */
const ANSWERS_MAX = 400;
/** How many answers may overtake one another. */
const CALLERS = 60;

describeWithServices('the ledger when processes are killed under load', () => {
  const bin = findPostgres() ?? '';
  const undo: (() => void)[] = [];
  const answered = new Set<number>();
  const home = mkdtempSync(join(tmpdir(), 'parlour-crash-'));
  let url = '';
  let brandId = '';
  let load: Load | null = null;

  beforeAll(async () => {
    url = startPostgres({ bin, home, port: await freePort(), undo });
    const app = await startTestApp({ database: await open() });
    brandId = app.modules.system.brands.byDefault()?.id ?? '';
    await app.database.withConnection(({ run }) => run(ROUND_TABLE));
    await app.close();
  });
  afterAll(async () => {
    await load?.kill();
    for (const step of undo.reverse()) step();
    rmSync(home, { recursive: true, maxRetries: 10 });
  });

  const open = () => openPostgres({ url, pool: 5, log: createLog('silent') });
  /** Repeats earlier requests, which must not be posted again. */
  async function startAgain(): Promise<Load> {
    const from = Math.max(0, firstUnanswered() - ANSWERS_MAX);
    const before = firstUnanswered() - from;
    const again = startLoad([url, brandId, String(from)], answered);
    await again.answers(before + CALLERS);
    expect(again.count('repeated')).toBeGreaterThanOrEqual(before - CALLERS);
    return again;
  }
  function firstUnanswered(): number {
    let number = 0;
    while (answered.has(number)) number += 1;
    return number;
  }

  /** Every answered posting is there, whole and once. */
  async function assertKept(): Promise<void> {
    const app = await startTestApp({ database: await open(), brands: [] });
    const { findings } = await app.modules.wallet.checker.look(brandId);
    expect(findings).toEqual([]);
    const rows = await app.database.withConnection((connection) =>
      connection.rows<{ id: string; lines: number; rounds: number }>(
        `select coalesce(t.id, r.id) as id, count(t.id)::int as lines, count(distinct r.id)::int as rounds
         from wallet_transfer as t
         full join test_round as r on r.id = t.id
         group by 1`,
      ),
    );
    const kept = new Map(rows.map(({ id, lines, rounds }) => [id, { lines, rounds }]));
    for (const whole of kept.values()) expect(whole).toEqual({ lines: 2, rounds: 1 });
    const lost = [...answered].filter((number) => !kept.has(loadPosting(brandId, number).id));
    expect(lost).toEqual([]);
    await app.close();
  }

  test(`keeps every answer through ${SERVER_KILLS} kills of the server, and posts nothing again`, async () => {
    for (let kill = 0; kill < SERVER_KILLS; kill += 1) {
      load = await startAgain();
      await load.answers(1 + randomInt(ANSWERS_MAX));
      await load.kill();
    }
    await assertKept();
  }, 600_000);

  test(`keeps every answer through ${DATABASE_KILLS} kills of PostgreSQL, and the server goes on by itself`, async () => {
    load = await startAgain();
    for (let kill = 0; kill < DATABASE_KILLS; kill += 1) {
      await load.answers(1 + randomInt(ANSWERS_MAX));
      await killPostgres(home);
      restartPostgres({ bin, home });
      // More than are in flight, so some were first sent after the crash.
      await load.answers(200);
    }
    await load.kill();
    await assertKept();
  }, 600_000);
});

type Load = { answers(more: number): Promise<void>; kill(): Promise<void>; count(state: string): number };

function startLoad(args: string[], answered: Set<number>): Load {
  const child: ChildProcess = spawn(process.execPath, [buildScript('ledger/load.ts'), ...args], {
    env: cleanEnvironment({}),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-4_000);
  });
  const ended = once(child, 'close');
  const counts: Record<string, number> = {};
  let count = 0;
  let waiting: { until: number; resolve(): void; reject(error: Error): void } | null = null;
  const check = () => {
    if (waiting && count >= waiting.until) waiting.resolve();
    else if (child.exitCode !== null) waiting?.reject(new Error(`the load ended by itself: ${said}`));
  };
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  lines.on('line', (line) => {
    const [, number, state] = /^(\d+) (\w+)$/.exec(line) ?? [];
    // A line that the kill cut off says nothing.
    if (!state || !ANSWERS.has(state)) return;
    answered.add(Number(number));
    counts[state] = (counts[state] ?? 0) + 1;
    count += 1;
    check();
  });
  child.on('exit', check);
  return {
    answers: (more) =>
      new Promise((resolve, reject) => {
        waiting = { until: count + more, resolve, reject };
        check();
      }),
    count: (state) => counts[state] ?? 0,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

const ANSWERS = new Set(['posted', 'repeated']);

/** Kills the postmaster and all its children, so that none can shut down cleanly. */
async function killPostgres(home: string): Promise<void> {
  const [postmaster = ''] = readFileSync(join(home, 'pgdata', 'postmaster.pid'), 'utf8').split('\n');
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
  const all = [postmaster, ...children.trim().split(' ')].map(Number);
  for (const pid of all) killIfThere(pid);
  while (all.some(isRunning)) await new Promise((resolve) => setTimeout(resolve, 5));
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // A backend whose client is gone may have just ended.
  }
}

function isRunning(pid: number): boolean {
  try {
    // A zombie counts as dead.
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
