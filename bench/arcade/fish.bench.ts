import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS, SECOND_MS } from '@parlour/clock/durations';
import { isSame, type RoundRecord, recompute } from '@parlour/game-rules';
import { SEATS } from '@parlour/game-rules/fish/sea';
import { loadGame } from '@parlour/game-rules/games';
import { startServices } from '../../tools/services.mjs';
import { median, report } from '../report.ts';
import { startBenchArcade } from './arcade-server.ts';
import { enter, type Player, play, VOLLEY_MS } from './fish-players.ts';

const ROOMS = Number(process.env.ROOMS ?? 50);
const PLAYERS = ROOMS * SEATS;
const GAME = 'coral-reef-fishing';
/** Until everybody has fired and the code is compiled. */
const WARM_UP_MS = 15 * SECOND_MS;
const PLAYED_MS = 10 * MINUTE_MS;
const PARTS = 10;
/** A bet and a win in five seconds. */
const WALLET_CALLS = 2;
const FIVE_SECONDS_MS = 5 * SECOND_MS;
const AT_ONCE = 20;
const BYTES_PER_MIB = 2 ** 20;
const TICKS_PER_S = 100;

type Sample = { at: number; cpuMs: number; mib: number };

/**
 * Rooms of four, each player with four shots a second, on PostgreSQL, every page listening to its room. Fails where a call is
 * refused, and where a magazine is not what its seeds say.
 */
export async function run(): Promise<void> {
  const services = await startServices();
  const env = { DATABASE_URL: services.databaseUrl, CONNECTIONS_PER_ADDRESS: String(4 * PLAYERS) };
  const arcade = await startBenchArcade({ env });
  try {
    const urls: string[] = [];
    while (urls.length < PLAYERS) {
      const length = Math.min(AT_ONCE, PLAYERS - urls.length);
      urls.push(...(await Promise.all(Array.from({ length }, () => arcade.open(GAME)))));
    }
    const players: Player[] = [];
    for (const url of urls) players.push(await enter(url));
    const samples: Sample[] = [];
    let isOver = false;
    const playing = Promise.all(
      players.map((player, place) => play(player, { share: place / PLAYERS, isOver: () => isOver })),
    );
    await sleep(WARM_UP_MS);
    const from = { calls: arcade.walletCalls(), shots: sumOf(players), at: Date.now() };
    for (const player of players) player.answeredMs.length = 0;
    for (let part = 0; part <= PARTS; part += 1) {
      if (part > 0) await sleep(PLAYED_MS / PARTS);
      samples.push(sampleOf(arcade.pid));
    }
    const lasted = Date.now() - from.at;
    const each = PLAYERS * (lasted / FIVE_SECONDS_MS);
    const calls = arcade.walletCalls() - from.calls;
    const shots = sumOf(players) - from.shots;
    isOver = true;
    await playing;
    report({
      name: `wallet calls in five seconds of each of ${PLAYERS} in ${ROOMS} rooms`,
      ours: calls / each,
      reference: WALLET_CALLS,
    });
    report({ name: 'shots a second of each', ours: shots / PLAYERS / (lasted / SECOND_MS), reference: 4 });
    const answered = players.flatMap(({ answeredMs }) => answeredMs).sort((a, b) => a - b);
    report({
      name: 'ms until a volley is answered (p95), against the time in which the next is collected',
      ours: answered[Math.floor(answered.length * 0.95)] ?? 0,
      reference: VOLLEY_MS,
    });
    const [first, ...rest] = samples
      .slice(1)
      .map((sample, part) => cpuBetween(samples[part] as Sample, sample));
    report({
      name: 'processor of the service in the last part and in the first, %',
      ours: rest.at(-1) ?? 0,
      reference: first ?? 1,
    });
    report({
      name: 'MiB in the last part and in the first',
      ours: samples.at(-1)?.mib ?? 0,
      reference: samples[1]?.mib ?? 1,
    });
    const checked = await recomputeAll(players);
    console.log(`${checked} magazines are what their seeds say; a volley took ${median(answered)} ms`);
  } finally {
    await arcade.end();
    await services.stop();
  }
}

const sumOf = (players: readonly Player[]): number => players.reduce((sum, { shots }) => sum + shots, 0);

/** Everybody's seeds are revealed; then each magazine is computed again. */
async function recomputeAll(players: readonly Player[]): Promise<number> {
  const game = await loadGame('fish', '96');
  if (!game) throw new Error('fish has no model');
  let checked = 0;
  for (const { call, ended } of players) {
    const { seeds } = await call<{ seeds: { nextServerSeedHash: string } }>('/api/session');
    await call('/api/seeds', { clientSeed: 'bench', nextHash: seeds.nextServerSeedHash });
    for (const { id, seen } of ended) {
      const told = await call<RoundRecord & { serverSeedHash: string }>(`/api/rounds/${id}`);
      const { played, serverSeedHash } = recompute(game, told);
      if (serverSeedHash !== told.serverSeedHash || !isSame(played?.seen, seen))
        throw new Error(`magazine ${id} is not what its seeds say`);
      checked += 1;
    }
  }
  return checked;
}

function sampleOf(pid: number): Sample {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
  const [, pages] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
  return {
    at: Date.now(),
    cpuMs: ((user + system) * SECOND_MS) / TICKS_PER_S,
    mib: (Number(pages) * 4_096) / BYTES_PER_MIB,
  };
}

const cpuBetween = (before: Sample, after: Sample): number =>
  ((after.cpuMs - before.cpuMs) * 100) / (after.at - before.at);
