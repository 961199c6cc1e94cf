import { contract } from '@parlour/contract';
import type { FastifyInstance } from 'fastify';
import { createLocalBus } from './bus/local-bus.ts';
import type { Clock } from './clock/clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { seedDemo } from './demo.ts';
import type { Binding } from './http/bind.ts';
import { collectBindings } from './http/collect-bindings.ts';
import { createCallLimiter } from './http/limit-calls.ts';
import { createLocalRateLimits } from './http/rate-limits.ts';
import { createServer } from './http/server.ts';
import { readSiteAssets } from './http/site-assets.ts';
import { createJobs } from './jobs/jobs.ts';
import { createModules, handlerTables } from './modules.ts';
import type { Log } from './observability/log.ts';
import { createMetrics } from './observability/metrics.ts';
import { createAdapters } from './outbox/adapters.ts';
import { createOutbox } from './outbox/outbox.ts';
import type { Project } from './project.ts';
import { loadMasterKey } from './secrets/master-key.ts';
import { createSecrets } from './secrets/secrets.ts';

const MINUTE_MS = 60_000;
const IDLE_SWEEP_MS = 100;

export type AppNeeds = {
  config: Config;
  project: Project;
  database: Database;
  clock: Clock;
  log: Log;
  tls?: { key: string; cert: string };
  /** Whether an empty database is filled with the demo brands. */
  isDemo: boolean;
  /** Endpoints beyond the contract, with which tests reach what no endpoint of the contract uses yet. */
  extraBindings?: Binding[];
};

export type App = Awaited<ReturnType<typeof createApp>>;

/** Everything but the process: what `main` listens with and what tests start. It closes the database it is given. */
export async function createApp(needs: AppNeeds) {
  const { config, project, database, clock, log } = needs;
  const shared = config.redisUrl ? await connectShared(config.redisUrl, { clock, log }) : null;
  const bus = shared?.bus ?? createLocalBus(log);
  const metrics = createMetrics();
  const migrated = await migrate(database, { folder: project.migrations, clock });
  if (migrated > 0) log.info({ migrations: migrated }, 'the database was brought up to date');

  const secrets = createSecrets(await loadMasterKey(config.masterKey, config.dataDir));
  const jobs = createJobs({ database, bus, clock, log, metrics });
  const outbox = createOutbox({ database, jobs, clock, adapters: createAdapters(config), metrics });
  const modules = await createModules({
    database,
    bus,
    clock,
    secrets,
    jobs,
    defaultMerchant: config.defaultMerchant,
  });
  if (needs.isDemo) await seedDemo(modules, { database, folder: project.brands });

  const { system } = modules;
  let isStopping = false;
  const server = await createServer({
    config,
    version: project.version,
    log,
    tls: needs.tls,
    bindings: [...collectBindings(contract, handlerTables(modules)), ...(needs.extraBindings ?? [])],
    limitCalls: createCallLimiter({
      limits: shared?.limits ?? createLocalRateLimits(clock),
      rule: { count: config.rateLimitPerMinute, perMs: MINUTE_MS },
    }),
    bind: {
      brands: system.brands,
      gate: system.status,
      // Nobody can sign in until the identity domain exists, so nobody is signed in.
      sessions: { find: async () => null },
      seals: system.sealing,
      metrics,
    },
    site: {
      brands: system.brands,
      tellStatus: system.status.tell,
      assets: await readSiteAssets(project.siteDist, config.viteOrigin),
      viteOrigin: config.viteOrigin,
      folders: { siteDist: project.siteDist, brands: project.brands },
    },
    health: {
      checks: {
        database: async () => void (await database.queries.execute('select 1')),
        bus: () => bus.ping(),
      },
      isStopping: () => isStopping,
    },
  });

  return {
    server,
    modules,
    database,
    jobs,
    outbox,
    bus,
    metrics,
    /** Lets what runs finish, then closes everything in the order in which it was opened, backwards. */
    async close(): Promise<void> {
      isStopping = true;
      await Promise.all([closeServer(server), jobs.stop()]);
      await bus.close();
      shared?.disconnect();
      await database.close();
    },
  };
}

/** What several processes share through Redis; its client is loaded only where there is one. */
async function connectShared(url: string, { clock, log }: { clock: Clock; log: Log }) {
  const { connectRedis } = await import('./bus/redis.ts');
  const { createRedisBus } = await import('./bus/redis-bus.ts');
  const { createRedisRateLimits } = await import('./http/redis-rate-limits.ts');
  const redis = await connectRedis(url, log);
  const meanwhile = createLocalRateLimits(clock);
  return {
    bus: await createRedisBus(redis, log),
    limits: createRedisRateLimits({ redis, clock, meanwhile }),
    disconnect: () => redis.disconnect(),
  };
}

/** Node closes idle connections once; those that fall idle afterwards would be waited for until they time out. */
async function closeServer(server: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => server.server.closeIdleConnections(), IDLE_SWEEP_MS);
  try {
    await server.close();
  } finally {
    clearInterval(sweep);
  }
}
