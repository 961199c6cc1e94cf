import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ServerProcess, startServer } from '../../apps/server/src/testing/process.ts';
import { seal } from '../../packages/client/src/seal.ts';
import { buildWhatIsNotBuilt } from '../../tools/build.mjs';
import { report } from '../report.ts';

const LOGINS = 500;
/** Each logs in again and again; two attempts at one account at once would need a captcha. */
const MEMBERS = ['mary01', 'newbie01'];
/** At steady rates, so that the measuring machine can send them beside the members. */
const ATTACKS = [
  { name: 'one address', addresses: 1, perSecond: 200 },
  { name: 'fifty addresses', addresses: 50, perSecond: 50 },
];
/** Bounds how long everybody waits when hashing slows everything else. */
const LOOP_DELAY_MAX_MS = 50;

type Keys = Parameters<typeof seal>[0]['keys'];

/** The 95th percentile of logins while somebody hammers one account, against the same without. */
export async function run(): Promise<void> {
  buildWhatIsNotBuilt();
  const server = await startServer({
    DATA_DIR: mkdtempSync(join(tmpdir(), 'parlour-bench-')),
    HUMAN_CHECK: 'off',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '1000000',
    // So that members and attackers come from addresses of their own.
    TRUSTED_PROXIES: '127.0.0.1',
    ...(process.env.DATABASE_URL ? { DATABASE_URL: process.env.DATABASE_URL } : {}),
  });
  try {
    const { value: keys } = (await (await fetch(`${server.origin}/wps/system/key`)).json()) as {
      value: Keys;
    };
    await logins(server, keys, 50);
    const quiet = await logins(server, keys, LOGINS);
    for (const { name, addresses, perSecond } of ATTACKS) {
      const attack = new AbortController();
      const tried = hammer(server, { keys, addresses, perSecond, signal: attack.signal });
      await sleep(2_000);
      const attacked = await logins(server, keys, LOGINS);
      attack.abort();
      console.log(`${name}: ${await tried} attempts meanwhile`);
      report({
        name: `login p95 under attack from ${name}, ms`,
        ours: percentile(attacked, 0.95),
        reference: percentile(quiet, 0.95),
      });
    }
    const lag = await loopDelay(server);
    report({ name: 'event loop delay p99, ms', ours: lag, reference: LOOP_DELAY_MAX_MS });
  } finally {
    await server.end('SIGTERM');
  }
}

let members = 0;
/** A new one each time: limits by address are not what is measured. */
function newAddress(): string {
  members += 1;
  return `10.${(members >> 16) & 255}.${(members >> 8) & 255}.${members & 255}`;
}

type Attempt = { keys: Keys; address: string; body: object };

async function attempt(server: ServerProcess, { keys, address, body }: Attempt): Promise<number> {
  const stamped = { ...keys, now: Date.now() };
  const response = await fetch(`${server.origin}/wps/session/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/jose', 'x-forwarded-for': address },
    body: await seal({ keys: stamped, payload: body }),
  });
  await response.text();
  return response.status;
}

async function logins(server: ServerProcess, keys: Keys, count: number): Promise<number[]> {
  const times: number[] = [];
  let left = count;
  const member = async (username: string) => {
    while (left > 0) {
      left -= 1;
      const began = performance.now();
      const body = { username, password: 'Parlour#2026' };
      const status = await attempt(server, { keys, address: newAddress(), body });
      if (status !== 200) throw new Error(`a login was answered with ${status}`);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(MEMBERS.map(member));
  return times;
}

type Attack = { keys: Keys; addresses: number; perSecond: number; signal: AbortSignal };

/** Guesses at one account; returns how many. */
async function hammer(
  server: ServerProcess,
  { keys, addresses, perSecond, signal }: Attack,
): Promise<number> {
  let tries = 0;
  const underWay = new Set<Promise<unknown>>();
  while (!signal.aborted) {
    const body = { username: 'agent01', password: `guess ${tries} of many` };
    const one = attempt(server, { keys, address: `192.0.2.${tries % addresses}`, body });
    underWay.add(one.finally(() => underWay.delete(one)));
    tries += 1;
    await sleep(1000 / perSecond);
  }
  await Promise.all(underWay);
  return tries;
}

function percentile(times: number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

async function loopDelay(server: ServerProcess): Promise<number> {
  const figures = await (await fetch(`${server.origin}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(figures)?.[1] ?? 0) * 1000;
}
