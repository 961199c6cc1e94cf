/**
 * `npm run dev`: the server and the arcade, which restart when their source changes, and Vite, which updates the site,
 * the console and the games' page in the open page. Server and arcade render the documents as in production; Vite
 * serves their scripts and styles.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as vite from 'vite';
import { signalGroup } from './process-group.mjs';
import { startSandbox } from './sandbox.mjs';

const ROOT = join(import.meta.dirname, '..');
const PORT = Number(process.env.PORT || 8080);
const FIRST_VITE_PORT = PORT + 10;
const VITE_ORIGIN = `http://localhost:${FIRST_VITE_PORT}`;
const CONSOLE_VITE_ORIGIN = `http://localhost:${FIRST_VITE_PORT + 1}`;
const ARCADE_VITE_ORIGIN = `http://localhost:${FIRST_VITE_PORT + 2}`;
const LOTTERY_VITE_ORIGIN = `http://localhost:${FIRST_VITE_PORT + 3}`;
/** A little more than tsx itself gives the server. */
const STOP_TIMEOUT_MS = 6_000;
/** A first start makes a database. */
const ARCADE_READY_WITHIN_MS = 60_000;

await serveFrontEnd({ app: 'site', origin: VITE_ORIGIN, base: '/m/' });
await serveFrontEnd({ app: 'lottery', origin: LOTTERY_VITE_ORIGIN, base: '/m/lotto-h5/' });
await serveFrontEnd({ app: 'console', origin: CONSOLE_VITE_ORIGIN, base: '/' });
await serveFrontEnd({
  app: 'arcade',
  config: 'vite.page.config.ts',
  origin: ARCADE_VITE_ORIGIN,
  base: '/page/',
});
await startSandbox({
  program: join(ROOT, 'apps', 'sandbox', 'src', 'main.ts'),
  execArgv: ['--import', 'tsx'],
});
await startArcade();
process.exit(await watch('server', { VITE_ORIGIN, LOTTERY_VITE_ORIGIN, CONSOLE_VITE_ORIGIN }));

/** @param {{ app: string, config?: string, origin: string, base: string }} needs */
async function serveFrontEnd({ app, config = 'vite.config.ts', origin, base }) {
  const root = join(ROOT, 'apps', app);
  // Not Vite's own HTTP server, because that ends this process on SIGTERM without waiting for the other.
  const http = createServer();
  const { middlewares } = await vite.createServer({
    root,
    configFile: join(root, config),
    // Each has its own, although two may have one root.
    cacheDir: join(ROOT, 'node_modules', '.vite', `dev-${app}`),
    appType: 'custom',
    clearScreen: false,
    // The origin is for files named in a style sheet: the page would look for them at the server.
    server: { middlewareMode: true, ws: { server: http }, origin },
  });
  http.on('request', middlewares).listen(Number(new URL(origin).port), 'localhost');
  await once(http, 'listening');
  console.log(`Vite serves ${origin}${base}`);
}

/** As `npm start` does, but in a separate process; unless another one is configured. */
async function startArcade() {
  if (process.env.ARCADE_URL) return;
  process.env.ARCADE_ONBOARDING_TOKEN ||= randomBytes(24).toString('base64url');
  const port = process.env.ARCADE_PORT || String(PORT + 2);
  const origin = `http://localhost:${port}`;
  void watch('arcade', { ARCADE_PORT: port, ARCADE_VITE_ORIGIN }).then((code) => process.exit(code));
  const deadline = AbortSignal.timeout(ARCADE_READY_WITHIN_MS);
  // The platform asks it for its games as soon as it starts.
  while (!deadline.aborted && !(await answers(`${origin}/healthz`))) await sleep(100);
  process.env.ARCADE_URL = origin;
}

/** @param {string} url */
async function answers(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    // Nobody listens yet: that is what the caller waits for.
    return false;
  }
}

/**
 * @param {string} app
 * @param {Record<string, string>} env
 * @returns {Promise<number>} Its exit code.
 */
async function watch(app, env) {
  const program = join(ROOT, 'node_modules', '.bin', 'tsx');
  const args = ['watch', '--clear-screen=false', join(ROOT, 'apps', app, 'src', 'main.ts')];
  // Detached, because both Ctrl-C and tsx would signal the server, and it does not wait at a second signal.
  const child = spawn(program, args, {
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const stop = () => {
    // Once, for the same reason: npm repeats the signals of the terminal.
    if (child.killed) return;
    child.kill();
    // tsx waits for ever for a server that was killed by a signal.
    setTimeout(signalGroup, STOP_TIMEOUT_MS, child.pid, 'SIGKILL');
  };
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'exit']) process.on(event, stop);
  const [code] = await once(child, 'exit');
  // If tsx itself was killed, the server would be left behind.
  signalGroup(child.pid, 'SIGTERM');
  return code ?? 1;
}
