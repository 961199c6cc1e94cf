import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildScript } from '../../../../tools/test-scripts.mjs';
import { findProject } from '../project.ts';

const { root } = findProject(import.meta.dirname);
const QUICK_KEYS = `--import=${pathToFileURL(join(root, 'tools', 'quick-keys.mjs'))}`;

/** A first start makes a database, which takes long on a busy machine. */
const READY_WITHIN_MS = 120_000;

export type ServerProcess = {
  origin: string;
  consoleOrigin: string;
  child: ChildProcess;
  output(): string;
  /** Ends it and returns its exit code. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
};

/** What a process does until it is killed: calls of members, then callbacks as gateways send them, then jobs. */
export type KilledWork = {
  calls: {
    cookies: (readonly [string, string])[];
    token: string | null;
    url: string;
    body: object;
  }[];
  callbacks?: { url: string; headers: Record<string, string>; body: string }[];
  jobs: ('draws' | 'night' | 'boards' | 'packets' | 'invites')[];
  env?: Record<string, string>;
};

/** Works on a database at a moment, in a process that is killed after so many statements, unless it is done before. */
export async function workUntilKilled(
  url: string,
  { atMs, statement, work }: { atMs: number; statement: number; work: KilledWork },
): Promise<void> {
  const args = [
    buildScript('killed-process.ts'),
    ...[url, String(atMs), String(statement), JSON.stringify(work)],
  ];
  const child = spawn(process.execPath, args, { cwd: root, env: cleanEnvironment({}), stdio: 'pipe' });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (signal !== 'SIGKILL' && code !== 0) throw new Error(`it ended by itself: ${said}`);
}

/** The environment of a clean machine plus what the test is about; keys are made quickly. */
export function cleanEnvironment(about: Record<string, string>): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, HOME: process.env.HOME, NODE_OPTIONS: QUICK_KEYS, ...about };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Runs the built server to its end and returns its output. */
export async function runServer(env: Record<string, string>, args: string[] = []) {
  const { child, output } = spawnServer(env, args);
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, output: output() };
}

/** Starts the built server and waits until it is ready. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort());
  const consolePort = env.CONSOLE_PORT ?? String(await freePort());
  const { child, output } = spawnServer({
    HOST: '127.0.0.1',
    ...env,
    PORT: port,
    CONSOLE_PORT: consolePort,
  });
  const origin = `http://127.0.0.1:${port}`;
  const deadline = AbortSignal.timeout(READY_WITHIN_MS);
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || deadline.aborted)
      throw new Error(`the server did not start:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    consoleOrigin: `http://127.0.0.1:${consolePort}`,
    child,
    output,
    async end(signal) {
      const exited = once(child, 'exit');
      child.kill(signal);
      const [code] = (await exited) as [number | null];
      return code;
    },
  };
}

function spawnServer(env: Record<string, string>, args: string[] = []) {
  const main = join(root, 'apps', 'server', 'dist', 'main.js');
  // As `npm start` does, with what operations.md recommends under load.
  const flags = ['--max-semi-space-size=64', '--v8-pool-size=2'];
  const child = spawn(process.execPath, [...flags, main, ...args], {
    env: cleanEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  return { child, output: () => text };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    // Nobody listens yet: that is what the caller waits for.
    return false;
  }
}
