import { once } from 'node:events';
import { access, constants } from 'node:fs/promises';
import { createServer } from 'node:net';
import { systemClock } from '@parlour/clock/clock';
import { limitConnections, timeoutsOf } from '@parlour/clock/listener-limits';
import { SITE_PATHS } from '@parlour/contract';
import { ConfigError } from '@parlour/database/config-error';
import type { Database } from '@parlour/database/database';
import { makePrivateFolder } from '@parlour/database/private-folder';
import type { Keys } from '@parlour/secrets/rotation';
import type { App } from './app.ts';
import { type Config, readConfig } from './config/config.ts';
import { loadLanCertificate, ownAddresses } from './lan-certificate.ts';
import { createLog, type Log } from './observability/log.ts';
import { createFirstOperator, readOperatorWishes } from './operator-create.ts';
import { findProject } from './project.ts';

const STOP_DEADLINE_MS = 10_000;

/** House bots play the games from the start. */
const TRAFFIC = '--demo-traffic';
const NO_TRAFFIC = `${TRAFFIC}: is for demonstrations, and can be used neither in production nor with DATABASE_URL`;

/** `serve` unless told otherwise. */
const COMMANDS = ['seed-demo', 'operator-create', 'master-key-rotate'] as const;
type Command = { isLan: boolean; hasTraffic: boolean; task: 'serve' | (typeof COMMANDS)[number] };

try {
  await run(readConfig(process.env), readCommand(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  // Whatever was opened before the refusal must not keep the process alive.
  process.exit(1);
}

function readCommand(words: string[]): Command {
  const known: string[] = ['--lan', TRAFFIC, ...COMMANDS];
  const unknown = words.find((word) => !known.includes(word));
  if (unknown !== undefined)
    throw new ConfigError(`${unknown}: unknown; there are --lan, ${TRAFFIC}, ${COMMANDS.join(', ')}`);
  return {
    isLan: words.includes('--lan'),
    hasTraffic: words.includes(TRAFFIC),
    task: COMMANDS.find((command) => words.includes(command)) ?? 'serve',
  };
}

async function run(config: Config, { isLan, hasTraffic, task }: Command): Promise<void> {
  const isEmbedded = config.databaseUrl === undefined;
  // What it brings has public passwords, so it is only for one's own machine.
  const isDemonstration = task === 'serve' && isEmbedded && config.mode !== 'production';
  if (hasTraffic && !isDemonstration) throw new ConfigError(NO_TRAFFIC);
  const log = createLog(config.logLevel);
  const host = isLan ? '0.0.0.0' : config.host;
  const site = { host, port: config.port };
  const console_ = { host, port: config.consolePort, variable: 'CONSOLE_PORT' };
  if (task === 'serve') {
    await assertFree(site);
    await assertFree(console_);
  }
  const wishes = task === 'operator-create' ? await readOperatorWishes(process.env) : null;
  await makeFolder(config.dataDir);
  const database = await openDatabase(config, log);
  if (task === 'master-key-rotate') {
    const { replaceMasterKey } = await import('@parlour/secrets/replace-master-key');
    const { rotateMasterKey } = await import('./secrets/rotation.ts');
    const needs = {
      variable: 'MASTER_KEY',
      given: config.masterKey,
      dataDir: config.dataDir,
      rotate: (keys: Keys) => rotateMasterKey({ database, clock: systemClock }, keys),
    };
    for (const line of await replaceMasterKey(needs, process.env)) say(line);
    return database.close();
  }
  // Only now: to load it takes seconds, which nobody should wait to be told of a wrong setting.
  const { createApp } = await import('./app.ts');
  const app = await createApp({
    config,
    project: findProject(import.meta.dirname),
    database,
    clock: systemClock,
    log,
    // Demo brands are never added automatically to a database that somebody chose.
    isDemo: task === 'seed-demo' || (task === 'serve' && isEmbedded),
    isDemonstration,
    ...(isLan ? { tls: await loadLanCertificate(config.dataDir) } : {}),
  });
  if (task === 'seed-demo') {
    say(`The database holds ${app.modules.system.brands.all().length} brands.`);
    return app.close();
  }
  if (wishes) {
    for (const line of await createFirstOperator(app.modules, wishes)) say(line);
    return app.close();
  }
  app.metrics.watchProcess();
  const closeMetrics = await listenForMetrics(config, app.metrics);
  const isStopping = stopOnSignal({ log, close: () => Promise.all([app.close(), closeMetrics()]) });
  await listen(() => app.consoleServer.listen(console_), console_);
  await listen(() => app.server.listen(site), site);
  // A signal may come while the ports are opened, or later: a closing app is not started, and what was starting ends with it.
  try {
    if (!isStopping()) {
      await app.modules.system.processes.start();
      await app.jobs.start();
      if (hasTraffic) app.traffic.startAll();
    }
    await announce(app, { config, isLan });
  } catch (error) {
    if (!isStopping()) throw error;
  }
}

async function makeFolder(path: string): Promise<void> {
  try {
    await makePrivateFolder(path);
    await access(path, constants.W_OK);
  } catch (error) {
    throw new ConfigError(`DATA_DIR: ${path} cannot be used (${(error as NodeJS.ErrnoException).code})`);
  }
}

/** Only the engine in use is loaded: the other would cost every start time and memory. */
async function openDatabase(config: Config, log: Log): Promise<Database> {
  if (config.databaseUrl === undefined) {
    const { openEmbedded } = await import('@parlour/database/embedded');
    return openEmbedded({ dataDir: config.dataDir }, log);
  }
  const { openPostgres } = await import('@parlour/database/postgres');
  return openPostgres({ url: config.databaseUrl, pool: config.databasePool, log });
}

type Address = { host: string; port: number; variable?: string };

/** Checks the port before anything is opened: a second start is told at once and touches nothing. */
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

async function listenForMetrics(config: Config, metrics: App['metrics']) {
  if (config.metricsPort === undefined) return async () => {};
  const { default: Fastify } = await import('fastify');
  const { metricsRoute } = await import('./http/operations.routes.ts');
  const server = Fastify(timeoutsOf(config.listener));
  limitConnections(server.server, config.listener, []);
  metricsRoute(server, metrics);
  const address = { host: config.host, port: config.metricsPort, variable: 'METRICS_PORT' };
  await listen(() => server.listen({ host: address.host, port: address.port }), address);
  return () => server.close();
}

/** SIGTERM finishes running work, for at most ten seconds; a second signal does not wait. */
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

async function announce(app: App, { config, isLan }: { config: Config; isLan: boolean }): Promise<void> {
  const hosts = isLan ? ['localhost', ...ownAddresses()] : ['localhost'];
  const scheme = isLan ? 'https' : 'http';
  const [site, console_] = [app.server, app.consoleServer].map(
    (server) => (server.addresses() as { port: number }[])[0]?.port,
  );
  for (const host of hosts) say(`Parlour serves ${scheme}://${host}:${site}${SITE_PATHS.home}`);
  say(`The calls are described at ${scheme}://${hosts[0]}:${site}/docs`);
  for (const host of hosts)
    say(`Operators work at ${config.consoleOrigin ?? `${scheme}://${host}:${console_}`}/`);
  const { listDemoAccounts } = await import('./demo.ts');
  const demo = await listDemoAccounts(app.modules);
  if (demo.members.length > 0) say(`Demo members: ${demo.members.join(', ')}`);
  if (demo.operators.length > 0) say(`Demo operators: ${demo.operators.join(', ')}`);
  if (demo.members.length + demo.operators.length > 0)
    say(`  all with the password ${demo.password} unless changed`);
  if (isLan) say('The certificate is self-signed: the browser asks once whether to go on.');
  if (app.modules.system.brands.all().length === 0)
    say('There is no brand yet: npm run seed:demo puts in the demo brands.');
  const { items } = await app.modules.operators.accounts.list({ limit: 1 });
  if (items.length === 0) say('There is no operator yet: npm run operator:create makes the first one.');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
