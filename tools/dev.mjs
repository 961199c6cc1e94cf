/**
 * `npm run dev`: the server, which starts again when its source changes, and Vite, which brings changes of the
 * site and of the console into the open page. The documents are the server's, as in production; their scripts and
 * styles are Vite's.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import * as vite from 'vite';
import { signalGroup } from './process-group.mjs';
import { startSandbox } from './sandbox.mjs';

const ROOT = join(import.meta.dirname, '..');
const FIRST_VITE_PORT = Number(process.env.PORT || 8080) + 10;
const VITE_ORIGIN = `http://localhost:${FIRST_VITE_PORT}`;
const CONSOLE_VITE_ORIGIN = `http://localhost:${FIRST_VITE_PORT + 1}`;
/** A little more than tsx itself allows the server. */
const STOP_TIMEOUT_MS = 6_000;

await serveFrontEnd({ app: 'site', origin: VITE_ORIGIN, base: '/m/' });
await serveFrontEnd({ app: 'console', origin: CONSOLE_VITE_ORIGIN, base: '/' });
await startSandbox({
  program: join(ROOT, 'apps', 'sandbox', 'src', 'main.ts'),
  execArgv: ['--import', 'tsx'],
});
process.exit(await watchServer());

/** @param {{ app: string, origin: string, base: string }} needs */
async function serveFrontEnd({ app, origin, base }) {
  const root = join(ROOT, 'apps', app);
  // Not Vite's own HTTP server, since that one ends this process on SIGTERM and would not wait for the other.
  const http = createServer();
  const { middlewares } = await vite.createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    clearScreen: false,
    // The origin is for what a style sheet names: the page would look for it at the server.
    server: { middlewareMode: true, ws: { server: http }, origin },
  });
  http.on('request', middlewares).listen(Number(new URL(origin).port), 'localhost');
  await once(http, 'listening');
  console.log(`Vite serves ${origin}${base}`);
}

/** @returns {Promise<number>} Its exit code. */
async function watchServer() {
  const program = join(ROOT, 'node_modules', '.bin', 'tsx');
  const args = ['watch', '--clear-screen=false', join(ROOT, 'apps', 'server', 'src', 'main.ts')];
  // Detached, because both Ctrl-C and tsx would signal the server, and at a second signal it does not wait.
  const child = spawn(program, args, {
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, VITE_ORIGIN, CONSOLE_VITE_ORIGIN },
  });
  const stop = () => {
    // Once, for the same reason: npm repeats the signals of the terminal.
    if (child.killed) return;
    child.kill();
    // tsx waits for ever for a server that has died of a signal.
    setTimeout(signalGroup, STOP_TIMEOUT_MS, child.pid, 'SIGKILL');
  };
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'exit']) process.on(event, stop);
  const [code] = await once(child, 'exit');
  // Had tsx itself been killed, the server would stay behind.
  signalGroup(child.pid, 'SIGTERM');
  return code ?? 1;
}
