import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildWhatIsNotBuilt } from '../tools/build.mjs';
import { buildScript } from '../tools/test-scripts.mjs';

const READY_TIMEOUT_MS = 300_000;
/** Longer than the ten seconds a server may take to finish running work. */
const STOP_TIMEOUT_MS = 15_000;
const OUTPUT_KEPT_CHARS = 20_000;
/** The site and, at the following ports, the console, the arcade and the sandbox. */
const PORTS_IN_A_ROW = 4;
const PORT_TRIES_MAX = 50;
const DEMO_BRANDS = 3;
/** What a developer may have set, and what would point the tested server elsewhere. */
const CHOSEN_ELSEWHERE =
  /^(NODE_ENV|DATABASE_URL|REDIS_URL|CONSOLE_PORT|SANDBOX_PORT|ARCADE_\w+|(SMS|SMTP|GOOGLE|FACEBOOK|FIREBASE)_\w+)$/;

/** The answer to every captcha of the server under test. */
export const CAPTCHA = '2468';
/** With which a journey becomes its own operator at the arcade. */
export const ONBOARDING_TOKEN = 'a-token-for-the-journeys';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** Three brands with eight studios each would take most of a minute of work. */
const QUICK_KEYS = `--import=${pathToFileURL(join(root, 'tools', 'quick-keys.mjs'))}`;

/**
 * Starts the platform as `npm start` does, on an empty folder; the journeys find it at BASE_URL, the console at
 * CONSOLE_URL, the games at ARCADE_URL, and the phone, mailbox and providers at SANDBOX_URL.
 */
export default async function startServer(): Promise<() => Promise<void>> {
  const port = await findFreePorts(PORTS_IN_A_ROW);
  const folder = await mkdtemp(join(tmpdir(), 'parlour-e2e-'));
  const dataDir = join(folder, 'data');
  const sessionsDir = join(folder, 'sessions');
  await mkdir(sessionsDir);
  await seedTitles(dataDir);
  const server = launch({ port, dataDir });
  const stop = async () => {
    await stopServer(server.child);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    // `localhost` and not 127.0.0.1: WebAuthn needs a host name.
    const baseUrl = `http://localhost:${port}`;
    await waitUntilReady(`${baseUrl}/readyz`, server);
    process.env.SESSIONS_DIR = sessionsDir;
    process.env.BASE_URL = baseUrl;
    process.env.CONSOLE_URL = `http://localhost:${port + 1}`;
    process.env.ARCADE_URL = `http://localhost:${port + 2}`;
    process.env.SANDBOX_URL = `http://localhost:${port + 3}`;
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The lobby is tested full: the demo gets generated titles before any test starts. */
async function seedTitles(dataDir: string): Promise<void> {
  buildWhatIsNotBuilt({ compression: 'quick' });
  const seeding = spawn(process.execPath, [buildScript('games/seed-titles.ts')], {
    cwd: root,
    env: environment({ DATA_DIR: dataDir }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(seeding, 'exit');
  if (code !== 0) throw new Error(`The titles could not be put in (exit code ${code})`);
}

/** The journeys use their own embedded database, with the sandbox for the outside world. */
function environment(own: Record<string, string>): NodeJS.ProcessEnv {
  const given = Object.entries(process.env).filter(([name]) => !CHOSEN_ELSEWHERE.test(name));
  return { ...Object.fromEntries(given), BUILD_COMPRESSION: 'quick', NODE_OPTIONS: QUICK_KEYS, ...own };
}

interface Server {
  child: ChildProcess;
  output(): string;
}

function launch({ port, dataDir }: { port: number; dataDir: string }): Server {
  const env = environment({
    PORT: String(port),
    DATA_DIR: dataDir,
    CAPTCHA_FIXED: CAPTCHA,
    ARCADE_ONBOARDING_TOKEN: ONBOARDING_TOKEN,
    TRUSTED_PROXIES: '127.0.0.1,::1',
  });
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let kept = '';
  const keep = (chunk: Buffer) => {
    kept = (kept + chunk.toString()).slice(-OUTPUT_KEPT_CHARS);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  child.on('error', (error) => keep(Buffer.from(`${error.message}\n`)));
  return { child, output: () => kept };
}

async function waitUntilReady(url: string, { child, output }: Server) {
  const deadline = performance.now() + READY_TIMEOUT_MS;
  while (performance.now() < deadline) {
    if (hasEnded(child)) {
      const how = child.signalCode ?? `exit code ${child.exitCode}`;
      throw new Error(`The server under test ended before it was ready (${how}):\n${output()}`);
    }
    if (hasStudios(output()) && (await answersOk(url))) return;
    await sleep(200);
  }
  throw new Error(`${url} did not answer 200 within ${READY_TIMEOUT_MS / 1000} s:\n${output()}`);
}

/** The studios appear in the lobbies a moment after the start, and a list that grows during a test would mislead it. */
function hasStudios(output: string): boolean {
  return output.split('the studios of the arcade are connected').length > DEMO_BRANDS;
}

async function answersOk(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    // It does not listen yet; the caller has the deadline.
    return false;
  }
}

async function stopServer(child: ChildProcess) {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    if (hasEnded(child)) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    const abandon = new AbortController();
    await Promise.race([exited, sleep(STOP_TIMEOUT_MS, undefined, { signal: abandon.signal })]);
    abandon.abort();
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

/** Below the range of ephemeral ports, so that no outgoing connection takes one meanwhile. */
export async function findFreePorts(inARow: number): Promise<number> {
  for (let tries = 0; tries < PORT_TRIES_MAX; tries += 1) {
    const first = 20_000 + Math.floor(Math.random() * 10_000);
    const row = Array.from({ length: inARow }, (_, index) => isFree(first + index));
    if ((await Promise.all(row)).every(Boolean)) return first;
  }
  throw new Error(`No ${inARow} free ports in a row were found between 20000 and 30000`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
