import { once } from 'node:events';
import { access, constants, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import Fastify from 'fastify';
import { createApp } from './app.ts';
import { systemClock } from './clock/clock.ts';
import { type Config, ConfigError, readConfig } from './config/config.ts';
import type { Database } from './db/database.ts';
import { metricsRoute } from './http/operations.routes.ts';
import { loadLanCertificate, ownAddresses } from './lan-certificate.ts';
import { createLog, type Log } from './observability/log.ts';
import { findProject } from './project.ts';

const STOP_DEADLINE_MS = 10_000;

type Command = { isLan: boolean; isSeeding: boolean };

try {
  await run(readConfig(process.env), readCommand(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  // Whatever was opened before the refusal must not keep the process waiting.
  process.exit(1);
}

function readCommand(words: string[]): Command {
  const unknown = words.find((word) => word !== '--lan' && word !== 'seed-demo');
  if (unknown !== undefined) throw new ConfigError(`${unknown}: unknown; there are --lan and seed-demo`);
  return { isLan: words.includes('--lan'), isSeeding: words.includes('seed-demo') };
}

async function run(config: Config, { isLan, isSeeding }: Command): Promise<void> {
  const log = createLog(config.logLevel);
  const address = { host: isLan ? '0.0.0.0' : config.host, port: config.port };
  if (!isSeeding) await assertFree(address);
  await makeFolder(config.dataDir);
  const database = await openDatabase(config, log);
  const app = await createApp({
    config,
    project: findProject(import.meta.dirname),
    database,
    clock: systemClock,
    log,
    // Demo brands never appear by themselves in a database that somebody chose.
    isDemo: isSeeding || config.databaseUrl === undefined,
    ...(isLan ? { tls: await loadLanCertificate(config.dataDir) } : {}),
  });
  if (isSeeding) {
    say(`The database holds ${app.modules.system.brands.all().length} brands.`);
    return app.close();
  }
  app.metrics.watchProcess();
  const closeMetrics = await listenForMetrics(config, app.metrics);
  const isStopping = stopOnSignal({ log, close: () => Promise.all([app.close(), closeMetrics()]) });
  await listen(() => app.server.listen(address), address);
  // A signal may have come while the port was opened; what is closing must not be started.
  if (!isStopping()) await app.jobs.start();
  const [bound] = app.server.addresses() as { port: number }[];
  announce({
    port: bound?.port ?? config.port,
    isLan,
    isEmpty: app.modules.system.brands.all().length === 0,
  });
}

async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true });
    await access(path, constants.W_OK);
  } catch (error) {
    throw new ConfigError(`DATA_DIR: ${path} cannot be used (${(error as NodeJS.ErrnoException).code})`);
  }
}

/** Only the engine that is used is loaded: the other one would cost every start its time and memory. */
async function openDatabase(config: Config, log: Log): Promise<Database> {
  if (config.databaseUrl === undefined) {
    const { openEmbedded } = await import('./db/embedded.ts');
    return openEmbedded({ dataDir: config.dataDir }, log);
  }
  const { openPostgres } = await import('./db/postgres.ts');
  return openPostgres({ url: config.databaseUrl, pool: config.databasePool, log });
}

type Address = { host: string; port: number; variable?: string };

/** Asks for the port before anything is opened: a second start is told at once and touches nothing. */
async function assertFree(address: Address): Promise<void> {
  const probe = createServer();
  await listen(() => once(probe.listen(address.port, address.host), 'listening'), address);
  probe.close();
  await once(probe, 'close');
}

async function listen(
  open: () => Promise<unknown>,
  { host, port, variable = 'PORT' }: Address,
): Promise<void> {
  try {
    await open();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new ConfigError(`${variable}: ${port} is in use by another program`);
    if (code === 'EACCES') throw new ConfigError(`${variable}: ${port} may not be opened by this user`);
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
      throw new ConfigError(`HOST: ${host} is no address of this machine`);
    throw error;
  }
}

async function listenForMetrics(config: Config, metrics: Parameters<typeof metricsRoute>[1]) {
  if (config.metricsPort === undefined) return async () => {};
  const server = Fastify();
  metricsRoute(server, metrics);
  const address = { host: config.host, port: config.metricsPort, variable: 'METRICS_PORT' };
  await listen(() => server.listen({ host: address.host, port: address.port }), address);
  return () => server.close();
}

/** SIGTERM lets what runs finish, for at most ten seconds; a second signal does not wait. */
function stopOnSignal({ log, close }: { log: Log; close: () => Promise<unknown> }): () => boolean {
  let isStopping = false;
  const stop = (signal: string) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'stopping');
    systemClock.after(STOP_DEADLINE_MS, () => {
      log.error('what ran did not finish in time');
      process.exit(1);
    });
    close().then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  return () => isStopping;
}

function announce({ port, isLan, isEmpty }: { port: number; isLan: boolean; isEmpty: boolean }): void {
  const hosts = isLan ? ['localhost', ...ownAddresses()] : ['localhost'];
  const scheme = isLan ? 'https' : 'http';
  for (const host of hosts) say(`Parlour serves ${scheme}://${host}:${port}/m/home`);
  say(`The calls are described at ${scheme}://${hosts[0]}:${port}/docs`);
  if (isLan) say('The certificate is self-signed: the browser asks once whether to go on.');
  if (isEmpty) say('There is no brand yet: npm run seed:demo puts in the demo brands.');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
