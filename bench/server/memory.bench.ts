import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MINUTE_MS } from '@parlour/clock/durations';
import { cleanEnvironment, freePort } from '../../apps/server/src/testing/process.ts';
import { buildWhatIsNotBuilt } from '../../tools/build.mjs';
import { signalGroup } from '../../tools/process-group.mjs';

const ROOT = join(import.meta.dirname, '../..');
const IDLE_BAR_MB = 400;
const START_BAR_MB = 600;
const LOOK_EVERY_MS = 100;
/** Start-up work has ended by then. */
const IDLE_AFTER_MS = MINUTE_MS;
const READY_WITHIN_MS = 300_000;

/** What `npm start` and its children use: on an empty folder, which gets the demo, and again on that folder. */
export async function run(): Promise<void> {
  buildWhatIsNotBuilt();
  const dataDir = mkdtempSync(join(tmpdir(), 'parlour-bench-'));
  try {
    for (const start of ['first start', 'later start']) {
      const { peakMb, idleMb } = await measure(dataDir);
      console.log(`memory at its ${start}: ours ${peakMb.toFixed(0)} MB, bar ${START_BAR_MB}`);
      console.log(`memory idle after its ${start}: ours ${idleMb.toFixed(0)} MB, bar ${IDLE_BAR_MB}`);
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(dataDir: string): Promise<{ peakMb: number; idleMb: number }> {
  const env: Record<string, string> = { DATA_DIR: dataDir };
  for (const name of ['PORT', 'CONSOLE_PORT', 'ARCADE_PORT', 'SANDBOX_PORT'])
    env[name] = String(await freePort());
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: cleanEnvironment(env),
    stdio: 'ignore',
    // A process group of its own, so that all of it can be ended.
    detached: true,
  });
  const exited = once(child, 'exit');
  try {
    const peakMb = await watchUntilReady(child, `http://127.0.0.1:${env.PORT}/readyz`);
    await pause(IDLE_AFTER_MS);
    return { peakMb, idleMb: memoryOf(child) };
  } finally {
    signalGroup(child.pid, 'SIGTERM');
    await exited;
  }
}

async function watchUntilReady(child: ChildProcess, url: string): Promise<number> {
  const deadline = performance.now() + READY_WITHIN_MS;
  let peakMb = 0;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() > deadline) throw new Error('npm start did not serve');
    peakMb = Math.max(peakMb, memoryOf(child));
    await pause(LOOK_EVERY_MS);
  }
  return Math.max(peakMb, memoryOf(child));
}

const isReady = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    // Nobody listens yet: that is what the caller waits for.
    () => false,
  );

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Of a process and its descendants. Memory that several of them map, such as Node itself, counts once. */
function memoryOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('npm start could not be started');
  return (
    listTree(pid).reduce((sum, id) => sum + readFigure(`/proc/${id}/smaps_rollup`, /^Pss:\s+(\d+)/m), 0) /
    1024
  );
}

function listTree(root: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((id) => ({ id: Number(id), parent: readFigure(`/proc/${id}/status`, /^PPid:\s+(\d+)/m) }));
  const below = (of: number): number[] => [
    of,
    ...parents.filter(({ parent }) => parent === of).flatMap(({ id }) => below(id)),
  ];
  return below(root);
}

function readFigure(path: string, pattern: RegExp): number {
  try {
    return Number(pattern.exec(readFileSync(path, 'utf8'))?.[1] ?? 0);
  } catch {
    // It ended after it was listed.
    return 0;
  }
}
