import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIVE_ADDRESS, LIVE_PROTOCOL } from '@parlour/contract/values/live';
import { WebSocket } from 'ws';
import { PAGES_PER_ADDRESS_MAX } from '../../apps/server/src/live/live.rules.ts';
import { startServer } from '../../apps/server/src/testing/process.ts';
import { buildWhatIsNotBuilt } from '../../tools/build.mjs';
import { PRODUCTION } from '../production.ts';
import { report } from '../report.ts';

const SOCKETS = 10_000;
const AT_ONCE = 100;
const SETTLE_MS = 5_000;

/** What idle live connections add to the memory of our server, and to that of a bare `ws` server. */
export async function run(): Promise<void> {
  buildWhatIsNotBuilt();
  const bare = await startBareSockets();
  const reference = await measure(bare).finally(bare.end);
  const server = await startServer({
    DATA_DIR: mkdtempSync(join(tmpdir(), 'parlour-bench-')),
    ...PRODUCTION,
    RATE_LIMIT_PER_MINUTE: '1000000000',
    CONNECTIONS_MAX: String(2 * SOCKETS),
  });
  const address = `${server.origin.replace('http', 'ws')}${LIVE_ADDRESS}`;
  const ours = await measure({ address, pid: server.child.pid ?? 0 }).finally(() => server.end('SIGTERM'));
  report({ name: `memory of ${SOCKETS} idle live connections, MB`, ours, reference });
}

async function measure({ address, pid }: { address: string; pid: number }): Promise<number> {
  // The first connections load what all of them use.
  const first = await connectAll(address, AT_ONCE, 0);
  await pause(SETTLE_MS);
  const before = memoryOf(pid);
  const sockets = await connectAll(address, SOCKETS, AT_ONCE);
  await pause(SETTLE_MS);
  const grown = memoryOf(pid) - before;
  const open = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
  for (const socket of [...first, ...sockets]) socket.terminate();
  if (open !== SOCKETS) throw new Error(`only ${open} connections stayed open`);
  return grown;
}

async function connectAll(address: string, count: number, from: number): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  while (sockets.length < count) {
    const more = Array.from({ length: Math.min(AT_ONCE, count - sockets.length) }, (_, at) =>
      connect(address, from + sockets.length + at),
    );
    sockets.push(...(await Promise.all(more)));
  }
  return sockets;
}

/** From many addresses of this machine, since one may only have so many pages open. */
async function connect(address: string, number: number): Promise<WebSocket> {
  const visitor = Math.floor(number / PAGES_PER_ADDRESS_MAX);
  const localAddress = `127.1.${Math.floor(visitor / 250)}.${(visitor % 250) + 1}`;
  const socket = new WebSocket(address, LIVE_PROTOCOL, { localAddress, perMessageDeflate: false });
  await once(socket, 'open');
  return socket;
}

async function startBareSockets() {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-sockets.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  if (child.pid === undefined) throw new Error('the reference could not be started');
  return {
    address: `ws://127.0.0.1:${String(port).trim()}`,
    pid: child.pid,
    end: () => void child.kill('SIGTERM'),
  };
}

/** In megabytes, as the system counts it. */
function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
