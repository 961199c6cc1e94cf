import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../../apps/server/src/testing/process.ts';
import { seal } from '../../packages/client/src/seal.ts';
import { buildWhatIsNotBuilt } from '../../tools/build.mjs';
import { median, report } from '../report.ts';

const BEHAVIOURS = ['hang', 'drip', 'garbage', 'huge', 'error', 'hang_up'];
const ROUNDS = 7;
const CALLS_PER_ROUND = 1_200;
const CALLERS = 4;
const LAUNCHES_PER_SECOND = 20;
const LAUNCH = '/wps/game/launchGame?gameCategory=RNG&vendor=SQUALL&gameId=squall';
const LOBBY = [
  '/wps/relay/GCSGAME_getVassGameType?typeId=1',
  '/wps/relay/GCSGAME_gameList?gameType=RNG',
  '/wps/relay/GCSGAME_hotGamesV2',
  '/lgw/games/popular',
];

type Place = { origin: string; vendor: string; session: Record<string, string> };

/**
 * The 95th percentile of the lobby's calls while members open titles of a vendor that misbehaves, against the same
 * while the vendor is well, alternating.
 */
export async function run(): Promise<void> {
  buildWhatIsNotBuilt();
  const sandbox = await startSandboxProcess();
  const server = await startServer({
    DATA_DIR: mkdtempSync(join(tmpdir(), 'parlour-bench-')),
    HUMAN_CHECK: 'off',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '1000000000',
    // So that each launch comes from an address of its own.
    TRUSTED_PROXIES: '127.0.0.1',
    ARCADE_URL: `${sandbox.origin}/vendor`,
    ARCADE_ONBOARDING_TOKEN: 'sandbox-vendor-token',
    ...(process.env.DATABASE_URL ? { DATABASE_URL: process.env.DATABASE_URL } : {}),
  });
  try {
    const vendor = `${sandbox.origin}/vendor/control`;
    const place = { origin: server.origin, vendor, session: await signIn(server.origin) };
    await waitForTitles(place.origin);
    await measure(place.origin);
    for (const how of BEHAVIOURS) await compare(place, how);
  } finally {
    await server.end('SIGTERM');
    sandbox.end();
  }
}

async function compare(place: Place, how: string): Promise<void> {
  const p95s = { hostile: [] as number[], well: [] as number[], quiet: [] as number[] };
  const seen = { launched: 0, told: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    p95s.quiet.push(await measure(place.origin));
    for (const [answers, into] of [
      ['normal', p95s.well],
      [how, p95s.hostile],
    ] as const) {
      await beLike(place.vendor, answers);
      const launching = keepLaunching(place);
      // The vendor has its new behaviour by then, and its known health is current.
      await sleep(500);
      into.push(await measure(place.origin));
      const statuses = await launching.end();
      seen.launched += statuses.filter((status) => status === 200).length;
      seen.told += statuses.filter((status) => status === 503).length;
    }
  }
  await beLike(place.vendor, 'normal');
  if (seen.told === 0 || seen.launched === 0)
    throw new Error(`${how}: ${seen.launched} were launched and ${seen.told} told that they could not be`);
  const ours = median(p95s.hostile);
  const name = `lobby p95 while a vendor does this: ${how}, ms`;
  report({ name: `${name}, against a vendor that is well`, ours, reference: median(p95s.well) });
  // What opening titles costs the lobby with any vendor; not part of the comparison above.
  report({
    name: 'lobby p95 while members open titles of a vendor that is well, ms, against nobody opening any',
    ours: median(p95s.well),
    reference: median(p95s.quiet),
  });
}

/** The 95th percentile, in milliseconds, of a lobby's first calls. */
async function measure(origin: string): Promise<number> {
  const times: number[] = [];
  let next = 0;
  async function call(): Promise<void> {
    while (next < CALLS_PER_ROUND) {
      const path = LOBBY[next % LOBBY.length] as string;
      next += 1;
      const began = performance.now();
      const answer = await fetch(origin + path);
      await answer.arrayBuffer();
      times.push(performance.now() - began);
      if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, call));
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}

/** At a steady rate, whatever happens to them. */
function keepLaunching({ origin, session }: Place) {
  const statuses: Promise<number>[] = [];
  const ticking = setInterval(() => {
    const address = `10.${statuses.length >> 16}.${(statuses.length >> 8) & 255}.${statuses.length & 255}`;
    const headers = { ...session, 'x-forwarded-for': address };
    statuses.push(
      fetch(origin + LAUNCH, { headers }).then(
        ({ status }) => status,
        () => 0,
      ),
    );
  }, 1_000 / LAUNCHES_PER_SECOND);
  return {
    end(): Promise<number[]> {
      clearInterval(ticking);
      return Promise.all(statuses);
    },
  };
}

async function beLike(vendor: string, answers: string): Promise<void> {
  await fetch(vendor, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ answers }),
  });
}

/** The headers of a member who is signed in. */
async function signIn(origin: string): Promise<Record<string, string>> {
  const { value: keys } = (await (await fetch(`${origin}/wps/system/key`)).json()) as {
    value: Parameters<typeof seal>[0]['keys'];
  };
  const payload = { username: 'mary01', password: 'Parlour#2026', humanCheck: '' };
  const answer = await fetch(`${origin}/wps/session/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/jose' },
    body: await seal({ keys, payload }),
  });
  const { value } = (await answer.json()) as { value: { token: string } };
  const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
  return { merchant: 'harbor', authorization: `Bearer ${value.token}`, cookie: cookie.join('; ') };
}

/** The server connects to its vendors on its own once it is up. */
async function waitForTitles(origin: string): Promise<void> {
  const deadline = AbortSignal.timeout(120_000);
  for (;;) {
    const text = await (await fetch(`${origin}/wps/relay/GCSGAME_gameList`)).text();
    if (text.includes('SQUALL')) return;
    if (deadline.aborted) throw new Error('the vendor was not connected');
    await sleep(200);
  }
}

async function startSandboxProcess(): Promise<{ origin: string; end(): void }> {
  const program = join(import.meta.dirname, '../..', 'apps', 'sandbox', 'dist', 'main.js');
  const child = fork(program, {
    execArgv: [],
    env: { PATH: process.env.PATH, SANDBOX_PORT: '0' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ origin }] = (await once(child, 'message')) as [{ origin: string }];
  return { origin, end: () => void child.kill('SIGTERM') };
}
