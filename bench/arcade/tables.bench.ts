import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isShared, TITLES } from '../../apps/arcade/src/catalogue/titles.ts';
import type { TableState } from '../../apps/arcade/src/tables/table-state.ts';
import { startServices } from '../../tools/services.mjs';
import { report } from '../report.ts';
import { startBenchArcade } from './arcade-server.ts';
import { moreTables } from './many-tables.ts';

const MEMBERS = 1_000;
const ROUNDS = 5;
const GAME = 'diamond-club-baccarat-table';
const STAKE = '10.00';
/** So many bet at other tables in each round as well. */
const ELSEWHERE = 20;
/** On the way from here to the service a bet of a busy machine takes no longer. */
const ON_THE_WAY_MS = 250;
/** The service remembers no round: from the second on it grows by no more than this. */
const GROWTH_MOST = 1.2;
/** A change is known to everybody within a second. */
const KNOWN_WITHIN_MS = 1_000;
const OPENED_AT_ONCE = 20;
/** How long after the close bets are still tried. */
const LATE_MS = 500;
const SETTLED_WITHIN_MS = 60_000;
const LOOK_AGAIN_MS = 200;
const SETTLING_MS = 2_000;
const BYTES_PER_MIB = 2 ** 20;

/** Tables of every kind, and a place where one can bet. */
const OTHERS = [
  ['dragon-gate-dragon-tiger-table', 'dragon'],
  ['koi-pond-baccarat-table', 'banker'],
  ['star-voyage-roulette-table', 'red'],
  ['noodle-bar-sic-bo-table', 'big'],
  ['bamboo-grove-xoc-dia-table', 'even'],
] as const;
type Seat = { url: string; on: string };
type Heard = { phase: string; at: number; heardAt: number };

/**
 * A thousand members at one table, and somebody at every other, on PostgreSQL. Bets come over the whole time of betting
 * and beyond it. Fails where a bet is refused that was sent in time, or taken after the close, or not settled; where a change
 * is known too late; and where the memory of the service grows.
 */
export async function run(): Promise<void> {
  const services = await startServices();
  const others = moreTables();
  const arcade = await startBenchArcade({
    program: ['--import', 'tsx', join(import.meta.dirname, 'arcade-of-many-tables.ts')],
    env: {
      DATABASE_URL: services.databaseUrl,
      // Everybody watches and bets, and others are there.
      CONNECTIONS_PER_ADDRESS: String(3 * MEMBERS),
    },
  });
  try {
    const origin = process.env.ARCADE_URL ?? '';
    const seats: string[] = [];
    for (let count = 0; count < MEMBERS; count += OPENED_AT_ONCE)
      seats.push(...(await Promise.all(Array.from({ length: OPENED_AT_ONCE }, () => arcade.open(GAME)))));
    const elsewhere: Seat[] = [];
    for (const [gameCode, on] of OTHERS)
      for (let count = 0; count < ELSEWHERE / OTHERS.length; count += 1)
        elsewhere.push({ url: await arcade.open(gameCode), on });
    const heard: Heard[] = [];
    const codes = [...TITLES.filter(isShared), ...others].map(({ game_code: code }) => code);
    const watchers = seats.map(() => listen(`${origin}/tables/${GAME}/events`, heard));
    for (const code of codes) listen(`${origin}/tables/${code}/events`, []);
    const memory: number[] = [];
    const last = watchers[0];
    if (!last) throw new Error('nobody watches');
    for (let round = 0; round < ROUNDS; round += 1) {
      await until(() => last.state()?.phase === 'over' || last.state()?.phase === 'waiting');
      await until(() => last.state()?.phase === 'betting');
      const placedElsewhere = Promise.all(elsewhere.map(betOnce));
      await playRound(seats, last.state() as TableState);
      await placedElsewhere;
      memory.push(residentOf(arcade.pid));
    }
    const delays = heard.map(({ at, heardAt }) => heardAt - at).sort((a, b) => a - b);
    const slow = report({
      name: `ms until a change of ${codes.length} tables is known to ${MEMBERS} (p95)`,
      ours: delays[Math.floor(delays.length * 0.95)] ?? 0,
      reference: KNOWN_WITHIN_MS,
    });
    const growth = report({
      name: 'MiB after the last round and after the second',
      ours: memory.at(-1) ?? 0,
      reference: memory[1] ?? 1,
    });
    console.log(`MiB after each round: ${memory.map((mib) => mib.toFixed(0)).join(', ')}`);
    if (slow > 1) throw new Error('a change of a table is known too late');
    if (growth > GROWTH_MOST) throw new Error('the service needs more memory with every round');
  } finally {
    await arcade.end();
    await services.stop();
  }
}

/** Everybody bets once, spread evenly until a moment after the close; then what was taken is looked for. */
async function playRound(seats: readonly string[], { closesAt, number }: TableState): Promise<void> {
  const until = (closesAt ?? 0) + LATE_MS;
  const from = Date.now();
  const bets = await Promise.all(
    seats.map(async (url, index) => {
      await sleep(Math.max(0, ((until - from) * index) / seats.length));
      const sentAt = Date.now();
      const answer = await call(url, '/api/rounds', {
        roundId: randomUUID(),
        stake: STAKE,
        pick: { bets: [{ on: index % 2 === 0 ? 'banker' : 'player', coins: 1 }] },
      });
      return { url, sentAt, ...answer };
    }),
  );
  const taken = bets.filter(({ status }) => status === 200);
  const late = taken.filter(({ sentAt }) => sentAt >= (closesAt ?? 0));
  const strange = bets.filter(({ status, body }) => status !== 200 && body.error !== 'betting_closed');
  const refused = bets.filter(({ status }) => status !== 200).map(({ sentAt }) => sentAt);
  const early = Math.max(0, (closesAt ?? 0) - Math.min(...refused));
  if (strange.length > 0) throw new Error(`bets were refused with ${JSON.stringify(strange[0]?.body)}`);
  if (late.length > 0) throw new Error(`${late.length} bets were taken that were sent after the close`);
  if (early > ON_THE_WAY_MS) throw new Error(`a bet was refused that was sent ${early} ms before the close`);
  const deadline = Date.now() + SETTLED_WITHIN_MS;
  let open = taken;
  let states: string[] = [];
  while (open.length > 0 && Date.now() < deadline) {
    await sleep(SETTLING_MS);
    const seen = await Promise.all(open.map(({ url, body }) => call(url, `/api/rounds/${body.id}`)));
    open = open.filter((_, index) => seen[index]?.body.state !== 'settled');
    states = [...new Set(seen.map(({ body }) => body.state ?? body.error ?? ''))];
  }
  if (open.length > 0) throw new Error(`${open.length} bets that were taken are ${states.join(', ')}`);
  console.log(
    `round ${number}: ${taken.length} of ${bets.length} bets came in time, all of them settled; refused from ${early} ms before the close`,
  );
}

/** Whatever the table does at this moment; it may just not take bets. */
async function betOnce({ url, on }: Seat): Promise<void> {
  const pick = { bets: [{ on, coins: 1 }] };
  const { status, body } = await call(url, '/api/rounds', { roundId: randomUUID(), stake: STAKE, pick });
  const isKnown = status === 200 || body.error === 'betting_closed' || body.error === 'round_open';
  if (!isKnown) throw new Error(`a bet elsewhere was refused with ${JSON.stringify(body)}`);
}

type Answer = { status: number; body: { id: string; state: string; error?: string } };

async function call(url: string, path: string, body?: object): Promise<Answer> {
  const { origin, pathname, hash } = new URL(url);
  const answer = await fetch(origin + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${pathname.split('/').at(-1)}.${hash.slice(1)}`,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

/** Notes when each change of the phase was heard. */
function listen(url: string, heard: Heard[]) {
  let state: TableState | null = null;
  let rest = '';
  get(url, { agent: false }, (answer) => {
    answer.setEncoding('utf8');
    answer.on('error', () => {});
    answer.on('data', (text: string) => {
      const parts = (rest + text).split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts) take(part);
    });
  }).on('error', () => {});

  function take(part: string): void {
    const [, event, data] = /^event: (\w+)\ndata: (.*)$/s.exec(part) ?? [];
    if (event !== 'table' && event !== 'change') return;
    const told = JSON.parse(data ?? '{}') as Partial<TableState>;
    const isNews = event === 'change' && told.phase !== undefined;
    state = { ...(state as TableState), ...told };
    const at = { betting: state.opensAt, running: state.startedAt, over: state.endedAt, waiting: null }[
      state.phase
    ];
    if (isNews && at !== null) heard.push({ phase: state.phase, at, heardAt: Date.now() });
  }
  return { state: () => state };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(LOOK_AGAIN_MS);
}

function residentOf(pid: number): number {
  const [, pages] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
  return (Number(pages) * 4_096) / BYTES_PER_MIB;
}
