import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startServer } from '../../apps/server/src/testing/process.ts';
import { addCrowd, COUNT_DELIVERED, openSendings } from '../../apps/server/src/testing/sendings.ts';
import { buildWhatIsNotBuilt } from '../../tools/build.mjs';
import { openDatabase } from '../lobby/lobby-server.ts';
import { report } from '../report.ts';

const MEMBERS = Number(process.env.BENCH_MEMBERS ?? 100_000);
const LOBBY = '/wps/relay/GCSGAME_hotGamesV2?isPlatform=2&platform=html5';
const CALLS = 2_000;
const BETWEEN_MS = 10;
/** How much slower a sending may make the lobby. */
const SLOWER_AT_MOST = 1.2;
/**
 * A message to many members on the embedded database: queued once, delivered once each across a kill -9, and the
 * lobby's answers meanwhile against those before.
 */
export async function run(): Promise<void> {
  buildWhatIsNotBuilt();
  const env = {
    DATA_DIR: mkdtempSync(join(tmpdir(), 'parlour-bench-')),
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '1000000000',
  };
  await (await startServer(env)).end('SIGTERM');
  await addMembers(env.DATA_DIR);
  let server = await startServer(env);
  try {
    await timeLobby(server);
    const quiet = await timeLobby(server);
    const id = randomUUID();
    const began = Date.now();
    const sendings = await openSendings(server);
    // Asked for twice, queued once.
    await sendings.send(id);
    const { total } = await sendings.send(id);
    const busy = await timeLobby(server);
    const ratio = report({
      name: `the lobby's p95 while a message is delivered, ms (at most ${SLOWER_AT_MOST})`,
      ours: p95(busy),
      reference: p95(quiet),
    });
    if (ratio > SLOWER_AT_MOST) {
      console.error(`failed: a sending makes the lobby ${ratio.toFixed(2)} times as slow`);
      process.exitCode = 1;
    }
    console.log(`killed after ${(await sendings.look(id)).delivered} of ${total}`);
    await server.end('SIGKILL');
    server = await startServer(env);
    const again = await openSendings(server);
    while ((await again.look(id)).state === 'sending') await rest(500);
    console.log(
      `delivered in ${((Date.now() - began) / 1000).toFixed(0)} s, the kill and its lease included`,
    );
  } finally {
    await server.end('SIGTERM');
  }
  await checkInboxes(env.DATA_DIR);
}

async function addMembers(dataDir: string): Promise<void> {
  const database = await openDatabase(dataDir);
  await database.queries.execute(addCrowd(MEMBERS));
  await database.queries.execute('analyze identity_member');
  await database.close();
}

async function timeLobby({ origin }: ServerProcess): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const began = performance.now();
    await (await fetch(`${origin}${LOBBY}`, { headers: { merchant: 'harbor' } })).arrayBuffer();
    times.push(performance.now() - began);
    await rest(BETWEEN_MS);
  }
  return times;
}

async function checkInboxes(dataDir: string): Promise<void> {
  const database = await openDatabase(dataDir);
  const { rows } = await database.queries.execute(COUNT_DELIVERED);
  console.log(JSON.stringify(rows[0]));
  const { messages, members, total } = rows[0] as { messages: number; members: number; total: number };
  if (messages !== members || messages !== total) throw new Error('not everybody has it exactly once');
  await database.close();
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const p95 = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;
