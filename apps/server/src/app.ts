import { randomInt } from 'node:crypto';
import type { Clock } from '@parlour/clock/clock';
import { MINUTE_MS } from '@parlour/clock/durations';
import { consoleContract, contract, LOTTERY_BASE, SITE_BASE } from '@parlour/contract';
import type { Database } from '@parlour/database/database';
import { migrate } from '@parlour/database/migrate';
import type { FastifyInstance } from 'fastify';
import { createLocalBus } from './bus/local-bus.ts';
import type { Config } from './config/config.ts';
import type { PasswordCost } from './credentials/passwords.ts';
import { APPLICATION_ROLE } from './db/application-role.ts';
import { isDemoBrand, seedDemo, seedDemoMembers, seedDemoOperators } from './demo.ts';
import { demoRoutes } from './demo-traffic/traffic.routes.ts';
import { createDemoTraffic } from './demo-traffic/traffic.service.ts';
import type { Binding } from './http/calls/bind.ts';
import type { OperatorBinding } from './http/calls/bind-operator.ts';
import { collectBindings } from './http/calls/collect-bindings.ts';
import { createConsoleServer } from './http/console-server.ts';
import { findAssets, readSiteAssets } from './http/documents/site-assets.ts';
import { createEventStreams } from './http/event-stream.ts';
import { createCallLimiter } from './http/limits/limit-calls.ts';
import { createLocalRateLimits } from './http/limits/rate-limits.ts';
import { createVisits } from './http/limits/visits.ts';
import { closeListener } from './http/listener.ts';
import { createOrigins } from './http/origins.ts';
import { createServer } from './http/server.ts';
import { createJobs } from './jobs/jobs.ts';
import { createLive } from './live/live.ts';
import { allOf, createModules, handlersOf } from './modules.ts';
import type { Log } from './observability/log.ts';
import { createMetrics } from './observability/metrics.ts';
import { createAdapters } from './outbox/adapters.ts';
import { createOutbox } from './outbox/outbox.ts';
import type { Project } from './project.ts';
import { loadMasterKey } from './secrets/master-key.ts';
import { createSecrets } from './secrets/secrets.ts';
import type { Brand } from './tenancy/brand.ts';

export type AppNeeds = {
  config: Config;
  project: Project;
  database: Database;
  clock: Clock;
  log: Log;
  tls?: { key: string; cert: string };
  /** Whether an empty database is filled with the demo brands. */
  isDemo: boolean;
  /**
   * A demonstration on one's own machine: a database without accounts gets demo operators and members with well-known
   * passwords, and demo bots may play.
   */
  isDemonstration?: boolean;
  /** The cost of hashing a password; tests use a cheap one. */
  passwordCost?: PasswordCost;
  /** The maximum work of a human check. */
  hashesMax?: number;
  /** Endpoints beyond the contract, for tests of what no endpoint of the contract uses yet. */
  extraBindings?: Binding[];
  extraOperatorBindings?: OperatorBinding[];
};

export type App = Awaited<ReturnType<typeof createApp>>;

/** Everything but the process: `main` runs it, and tests start it. It closes the database it is given. */
export async function createApp(needs: AppNeeds) {
  const { config, project, database, clock, log } = needs;
  const shared = config.redisUrl ? await connectShared(config.redisUrl, { clock, log }) : null;
  const bus = shared?.bus ?? createLocalBus(log);
  const metrics = createMetrics();
  const migrated = await migrate(database, { folder: project.migrations, clock, role: APPLICATION_ROLE });
  if (migrated > 0) log.info({ migrations: migrated }, 'the database was brought up to date');

  const secrets = createSecrets(await loadMasterKey(config.masterKey, config.dataDir));
  const jobs = createJobs({ database, bus, clock, log, metrics });
  const outbox = createOutbox({ database, jobs, clock, adapters: createAdapters(config), metrics });
  const limits = shared?.limits ?? createLocalRateLimits(clock);
  const visits = createVisits(clock);
  const modules = await createModules({
    database,
    bus,
    clock,
    secrets,
    log,
    jobs,
    outbox,
    version: project.version,
    defaultMerchant: config.defaultMerchant,
    limits,
    visits,
    metrics,
    human: { ...config.human, hashesMax: needs.hashesMax },
    passwordCost: needs.passwordCost,
    thirdParties: config.thirdParties,
    publicScheme: config.consoleOrigin && new URL(config.consoleOrigin).protocol,
  });
  if (needs.isDemo) await seedDemo(modules, { database, clock, folder: project.brands });
  const { isDemonstration = false } = needs;
  if (isDemonstration) {
    await seedDemoOperators(modules);
    await seedDemoMembers(modules, { database, clock, folder: project.brands });
    await modules.games.connectDemo();
  }

  const { system, operators, identity, messages, wallet, games } = modules;
  let isStopping = false;
  const rule = { count: config.rateLimitPerMinute, perMs: MINUTE_MS };
  const listener = {
    config,
    version: project.version,
    log,
    tls: needs.tls,
    limits,
    limitCalls: createCallLimiter({ limits, rule }),
    health: {
      checks: {
        database: async () => void (await database.queries.execute('select 1')),
        bus: () => bus.ping(),
      },
      isStopping: () => isStopping,
    },
  };
  const streams = createEventStreams(clock);
  const origins = createOrigins({
    consoleOrigin: config.consoleOrigin,
    ports: () => ({
      site: portOf(server) ?? config.port,
      console: portOf(consoleServer) ?? config.consolePort,
    }),
  });
  const vendorOrigins = ({ id }: Brand) =>
    games.vendors.originsOf(id).catch((err) => {
      // Without a database no game opens, but the page still loads and says so.
      log.warn({ err }, 'the vendors of a brand could not be read');
      return [];
    });
  const live = createLive({ clock });
  for (const module of allOf(modules)) module.topics?.(live);
  const server: FastifyInstance = await createServer({
    ...listener,
    limitCalls(request, done) {
      visits.note();
      listener.limitCalls(request, done);
    },
    live: { live, redeem: (brand, ticket) => identity.tickets.redeem(brand, ticket, 'live') },
    bindings: [...collectBindings(contract, handlersOf(modules, 'routes')), ...(needs.extraBindings ?? [])],
    bind: {
      brands: system.brands,
      gate: system.status,
      sessions: identity.sessions,
      consents: modules.messages.consents,
      seals: system.sealing,
      repeats: wallet.repeats,
      limits,
      metrics,
    },
    pictures: { brands: system.brands, find: messages.pictures.find },
    vendors: { door: games.vendorWallet, limits, rule, metrics },
    site: {
      brands: system.brands,
      tellStatus: system.status.tell,
      assets: await readSiteAssets({
        dist: project.siteDist,
        base: SITE_BASE,
        viteOrigin: config.viteOrigin,
      }),
      viteOrigin: config.viteOrigin,
      framers: origins.framersOfSite,
      vendorOrigins,
      folders: { siteDist: project.siteDist, brands: project.brands },
    },
    lotteryPage: {
      brands: system.brands,
      tellStatus: system.status.tell,
      termsOf: modules.lottery.terms,
      lotteriesOf: modules.lottery.list,
      assets: await findAssets({
        dist: project.lotteryDist,
        base: LOTTERY_BASE,
        viteOrigin: config.lotteryViteOrigin,
      }),
      viteOrigin: config.lotteryViteOrigin,
      lotteryDist: project.lotteryDist,
    },
  });
  const traffic = createDemoTraffic({
    modules,
    database,
    clock,
    log,
    chance: randomInt,
    arcadeUrl: config.thirdParties.arcade?.url ?? null,
    isDemoBrand: ({ settings }) => isDemonstration && isDemoBrand(project.brands, settings.merchantCode),
    async callSite({ url, headers }) {
      const { statusCode, body } = await server.inject({ url, headers });
      return { status: statusCode, body: JSON.parse(body) };
    },
  });
  const consoleServer: FastifyInstance = await createConsoleServer({
    ...listener,
    bindings: [
      ...collectBindings<OperatorBinding>(consoleContract, {
        ...handlersOf(modules, 'operatorRoutes'),
        demo: demoRoutes(traffic),
      }),
      ...(needs.extraOperatorBindings ?? []),
    ],
    bind: { brands: system.brands, sessions: operators.sessions, origins, streams, metrics },
    console: {
      brands: system.brands,
      origins,
      version: project.version,
      isDemonstration,
      assets: await findAssets({
        dist: project.consoleDist,
        base: '/',
        viteOrigin: config.consoleViteOrigin,
      }),
      viteOrigin: config.consoleViteOrigin,
      vendorOrigins,
      consoleDist: project.consoleDist,
    },
  });

  return {
    server,
    /** The console's listener; not called `console`, which is the language's. */
    consoleServer,
    modules,
    database,
    jobs,
    outbox,
    bus,
    live,
    metrics,
    traffic,
    /** Finishes running work, then closes everything in reverse order of opening. */
    async close(): Promise<void> {
      isStopping = true;
      streams.closeAll();
      await traffic.close();
      await Promise.all([closeListener(server), closeListener(consoleServer), jobs.stop()]);
      for (const module of allOf(modules).toReversed()) await module.close?.();
      await bus.close();
      shared?.disconnect();
      await database.close();
    },
  };
}

/** The port, once it is listening. */
function portOf(server: FastifyInstance): number | undefined {
  const [address] = server.addresses() as { port: number }[];
  return address?.port;
}

/** What several processes share through Redis; its client is loaded only if there is one. */
async function connectShared(url: string, { clock, log }: { clock: Clock; log: Log }) {
  const { connectRedis } = await import('./bus/redis.ts');
  const { createRedisBus } = await import('./bus/redis-bus.ts');
  const { createRedisRateLimits } = await import('./http/limits/redis-rate-limits.ts');
  const redis = await connectRedis(url, log);
  const meanwhile = createLocalRateLimits(clock);
  return {
    bus: await createRedisBus(redis, log),
    limits: createRedisRateLimits({ redis, clock, meanwhile }),
    disconnect: () => redis.disconnect(),
  };
}
