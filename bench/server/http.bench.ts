import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startServer } from '../../apps/server/src/testing/process.ts';
import { buildWhatIsNotBuilt } from '../../tools/build.mjs';
import { PRODUCTION } from '../production.ts';
import { median, report } from '../report.ts';

const ROUNDS = 5;
const ROUND_SECONDS = 4;
const CONNECTIONS = 32;
/** Several calls in flight per connection keep the caller busy, so that the server's work is what is measured. */
const PIPELINING = 10;
const PATHS = [
  '/wps/system/settings/consolidated',
  '/wps/system/status',
  '/wps/relay/MCSFE_getListAnnouncements?types=B,PL,PU,H&groupName=&platform=M&audience=A',
];

/** Read endpoints against a bare Fastify route that returns the same bytes from memory, alternating. */
export async function run(): Promise<void> {
  buildWhatIsNotBuilt();
  const ours = await startServer({
    DATA_DIR: mkdtempSync(join(tmpdir(), 'parlour-bench-')),
    ...PRODUCTION,
    RATE_LIMIT_PER_MINUTE: '1000000000',
  });
  try {
    for (const path of PATHS) await compare(ours.origin, path);
  } finally {
    await ours.end('SIGTERM');
  }
}

export async function compare(origin: string, path: string): Promise<void> {
  const body = await (await fetch(origin + path)).text();
  const bare = await startBare(body);
  // Both get the same query: parsing it is the framework's work too.
  const reference = bare.origin + new URL(path, origin).search;
  try {
    const rates = { ours: [] as number[], bare: [] as number[] };
    await Promise.all([measure(origin + path), measure(reference)]);
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.bare.push(await measure(reference));
      rates.ours.push(await measure(origin + path));
    }
    report({
      name: `GET ${path} (${body.length} bytes), requests/s`,
      ours: median(rates.ours),
      reference: median(rates.bare),
    });
  } finally {
    bare.end();
  }
}

async function measure(url: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    pipelining: PIPELINING,
    duration: ROUND_SECONDS,
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`);
  return requests.average;
}

async function startBare(body: string): Promise<{ origin: string; end(): void }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.stdin.end(body);
  const port = await new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk) => resolve(String(chunk).trim())),
  );
  return { origin: `http://127.0.0.1:${port}/`, end: () => void child.kill('SIGTERM') };
}
