import { join } from 'node:path';
import type { Clock } from '@parlour/clock/clock';
import { SECOND_MS } from '@parlour/clock/durations';
import {
  LISTENER_LIMITS,
  type ListenerLimits,
  limitConnections,
  timeoutsOf,
} from '@parlour/clock/listener-limits';
import type { Database } from '@parlour/database/database';
import { migrate } from '@parlour/database/migrate';
import { isUnavailable } from '@parlour/database/unavailable';
import type { Secrets } from '@parlour/secrets/secrets';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { createPictures } from './art/pictures.ts';
import { createCardReports } from './card-reports/card-reports.service.ts';
import { createCollusion } from './card-reports/collusion.service.ts';
import { createCardTables } from './card-tables/card-tables.ts';
import { createRoomWatching } from './fish/room-watching.service.ts';
import { createRooms } from './fish/rooms.service.ts';
import { createShooting } from './fish/shooting.service.ts';
import { createFloor } from './floor/floor.ts';
import { findOffer } from './floor/offers.service.ts';
import { createGames } from './games/games.ts';
import { artRoutes } from './http/art.routes.ts';
import { createCallLimits } from './http/call-limits.ts';
import { cardTableRoutes } from './http/card-table.routes.ts';
import { createEventStreams } from './http/event-streams.ts';
import { fishRoutes } from './http/fish.routes.ts';
import { BODY_MAX_BYTES, CALLS_PER_MINUTE } from './http/http.rules.ts';
import { operatorRoutes } from './http/operator.routes.ts';
import { pageRoutes } from './http/page.routes.ts';
import { playRoutes } from './http/play.routes.ts';
import { replayRoutes } from './http/replay.routes.ts';
import { tableRoutes } from './http/table.routes.ts';
import type { Log } from './log.ts';
import { createOperators } from './operators/operators.service.ts';
import { loadStudioKeys } from './operators/studio-keys.service.ts';
import { createWallet } from './outbound/wallet.ts';
import { Refused } from './refused.ts';
import { createReplayTickets } from './replays/replay-tickets.ts';
import { createReplays } from './replays/replays.service.ts';
import { createReports } from './reports/reports.service.ts';
import { createRewards } from './rewards/rewards.service.ts';
import { createDeliveries } from './rounds/deliveries.service.ts';
import { createEvidence } from './rounds/evidence.service.ts';
import { createOneAtATime } from './rounds/one-at-a-time.ts';
import { createPlaying } from './rounds/playing.service.ts';
import { createRecords } from './rounds/records.service.ts';
import { createRounds } from './rounds/rounds.service.ts';
import { createSteps } from './rounds/steps.service.ts';
import { createTelling } from './rounds/telling.ts';
import { createWork } from './rounds/work.service.ts';
import { createSeeds } from './seeds/seeds.service.ts';
import { createSessions } from './sessions/sessions.service.ts';
import { createCashing } from './tables/cashing.service.ts';
import { createDealing } from './tables/dealing.service.ts';
import { createSeating } from './tables/seating.service.ts';
import { createTableBets } from './tables/table-bets.service.ts';
import { createTableRecords } from './tables/table-records.service.ts';
import { createTableRounds } from './tables/table-rounds.service.ts';
import { createTableSeeds } from './tables/table-seeds.ts';
import { createTables } from './tables/tables.service.ts';
import { createWatching } from './tables/watching.service.ts';

export type ArcadeNeeds = {
  database: Database;
  secrets: Secrets;
  /** Connections of their own for tables: rounds go on, whatever pages ask. */
  tableDatabase?: Database;
  clock: Clock;
  log: Log;
  /** In a demonstration everybody may be on this machine; in production two of one address never share a card table. */
  isProduction?: boolean;
  onboardingToken: string;
  /** The public address; by default the one the caller used. */
  publicUrl?: string | undefined;
  /** The proxies whose word on a caller's address is trusted; none by default. */
  trustedProxies?: string[];
  /** Calls per minute of one address, counted before any work. */
  callsPerMinute?: number;
  /** How long a caller may take, and how many connections there may be. */
  listener?: ListenerLimits;
  /** The folder of this app, with its migrations, art and built page. */
  folder: string;
  /** Where the built page is, if not in the folder of this app. */
  pageDist?: string;
  /** Vite's origin in development: it serves the page, and nothing has to be built. */
  viteOrigin?: string | undefined;
  walletDeadlineMs?: number;
};

/** Everything but the process: `main` runs it, and tests start it. */
export async function createArcade(needs: ArcadeNeeds) {
  const { database, secrets, clock, log, folder } = needs;
  await migrate(database, { folder: join(folder, 'migrations'), clock });
  const keys = await loadStudioKeys({ database, secrets, clock });
  const wallet = createWallet({
    keys,
    clock,
    ...(needs.walletDeadlineMs === undefined ? {} : { deadlineMs: needs.walletDeadlineMs }),
  });
  const operators = createOperators({ database, keys, clock });
  const seeds = createSeeds({ database, secrets, clock });
  const sessions = createSessions({ database, clock, seeds });
  const deliveries = createDeliveries({ database, wallet, clock, log });
  const games = createGames();
  const playing = createPlaying({ database, seeds, games, deliveries, clock });
  const oneAtATime = createOneAtATime();
  const telling = createTelling({ deliveries, log });
  const tableSeeds = createTableSeeds({ secrets, clock });
  const { tableDatabase = database } = needs;
  const tableRounds = createTableRounds({ database: tableDatabase, seeds: tableSeeds, deliveries, clock });
  const shared = { database: tableDatabase, games, seeds: tableSeeds, playing, clock };
  const cashing = createCashing({ ...shared, deliveries });
  const dealing = createDealing(shared);
  const running = { database: tableDatabase, clock, log };
  const tables = createTables({ ...running, tableRounds, cashing, dealing, telling });
  const watching = createWatching({ ...running, tables, seeds: tableSeeds });
  const rewards = createRewards({ database, games, clock });
  const turns = { database, wallet, games, deliveries, playing, oneAtATime, clock };
  const seating = createSeating({ database, tables, clock });
  const tableBets = createTableBets({ database, wallet, games, deliveries, clock });
  const rounds = createRounds({ ...turns, seeds, rewards, seating });
  const rooms = createRooms({ database, clock });
  const shooting = createShooting({ database, playing, deliveries, rooms, oneAtATime, clock });
  const roomWatching = createRoomWatching({ database, games, clock, log });
  const steps = createSteps({ ...turns, cashing, tableBets, shooting });
  const tableRecords = createTableRecords({ database, seeds: tableSeeds });
  const records = createRecords({ database, wallet, seeds, tableRounds: tableRecords });
  const work = createWork({ database, deliveries, steps, clock, log });
  const shuffled = { database, secrets, wallet, seeds, deliveries, telling, oneAtATime };
  const cardTables = createCardTables({ ...shuffled, clock, log });
  const floor = createFloor({
    database,
    viewTables: watching.view,
    cardTables,
    rooms: roomWatching,
    deliveries,
    telling,
    clock,
  });
  const collusion = createCollusion({ database, decks: cardTables.decks, clock, log });

  const server = createServer(log, needs);
  const limits = createCallLimits({ clock, callsPerMinute: needs.callsPerMinute ?? CALLS_PER_MINUTE });
  limits.watch(server);
  const originOf = (request: FastifyRequest) => needs.publicUrl ?? `${request.protocol}://${request.host}`;
  const tickets = createReplayTickets({ secrets, clock });
  const replays = createReplays({ database, playing });
  operatorRoutes(server, {
    operators,
    sessions,
    evidence: createEvidence({ database, records }),
    replays: tickets,
    reports: createReports({ database }),
    cardReports: createCardReports({ database }),
    floor,
    rewards,
    limits,
    onboardingToken: needs.onboardingToken,
    originOf,
  });
  playRoutes(server, {
    sessions,
    rounds,
    steps,
    records,
    seeds,
    rewards,
    replays,
    limitsOf: async (asked) =>
      (await findOffer(database.queries, asked, new Date(clock.now())))?.limits ?? null,
    clock,
  });
  replayRoutes(server, { tickets, replays });
  artRoutes(server, createPictures(join(folder, 'art')));
  const { connectionsPerAddress } = needs.listener ?? LISTENER_LIMITS;
  const streams = createEventStreams({ clock, perAddress: connectionsPerAddress });
  tableRoutes(server, { watching, streams });
  await cardTableRoutes(server, {
    sessions,
    cardTables,
    originOf,
    perAddress: connectionsPerAddress,
    isProduction: needs.isProduction ?? false,
    clock,
  });
  fishRoutes(server, { sessions, rooms, records, watching: roomWatching, streams, clock });
  await pageRoutes(server, {
    sessions,
    tickets,
    replays,
    pageDist: needs.pageDist ?? join(folder, 'dist', 'page'),
    viteOrigin: needs.viteOrigin,
    models: join(folder, '..', '..', 'packages', 'game-rules', 'models'),
  });

  let stopWork = async () => {};
  let stopTables = async () => {};
  let stopCardTables = async () => {};
  let stopCollusion = async () => {};
  let stopRooms = async () => {};
  return {
    server,
    work,
    /** The tables that many share, moved on by hand: tests look when they want to. */
    tables: { look: watching.look, watch: watching.watch, rest: telling.rest },
    collusion,
    cardTables: { look: cardTables.audience.look, watch: cardTables.audience.watch, rest: telling.rest },
    /** The rooms of fish, likewise. */
    rooms: { look: roomWatching.look, watch: roomWatching.watch },
    /** From now on, what is owed to wallets is delivered. */
    async start() {
      stopWork = await work.start();
      stopTables = await watching.start();
      stopCardTables = cardTables.audience.start();
      stopCollusion = collusion.start();
      stopRooms = roomWatching.start();
    },
    async close() {
      streams.closeAll();
      await server.close();
      await stopTables();
      await stopCardTables();
      await stopCollusion();
      await stopRooms();
      await stopWork();
      await telling.rest();
      if (tableDatabase !== database) await tableDatabase.close();
      await database.close();
    },
  };
}

function createServer(
  log: Log,
  { trustedProxies = [], listener = LISTENER_LIMITS }: Pick<ArcadeNeeds, 'trustedProxies' | 'listener'>,
): FastifyInstance {
  const server = Fastify({
    ...timeoutsOf(listener),
    bodyLimit: BODY_MAX_BYTES,
    forceCloseConnections: true,
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
  });
  limitConnections(server.server, listener, trustedProxies);
  // The body stays bytes until its signature is verified.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  server.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'no-referrer');
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    if (!reply.hasHeader('cross-origin-resource-policy'))
      reply.header('cross-origin-resource-policy', 'same-origin');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  server.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof Refused) {
      const { retryMs } = error.hints;
      if (retryMs === undefined) return reply.code(error.status).send({ error: error.code });
      return reply
        .code(error.status)
        .header('retry-after', String(Math.ceil(retryMs / SECOND_MS)))
        .send({ error: error.code, retryMs });
    }
    if (error.statusCode && error.statusCode < 500)
      return reply.code(error.statusCode).send({ error: 'invalid_input' });
    if (isUnavailable(error)) {
      log.warn({ err: error, url: request.url }, 'a call found the database away');
      const { status, code } = new Refused('unavailable');
      return reply.code(status).send({ error: code });
    }
    log.error({ err: error, url: request.url }, 'a call failed');
    return reply.code(500).send({ error: 'internal' });
  });
  server.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'not_found' }));
  server.get('/healthz', () => ({ ok: true }));
  return server;
}
