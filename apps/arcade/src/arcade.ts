import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { systemClock } from '@parlour/clock/clock';
import { ConfigError } from '@parlour/database/config-error';
import { migrate } from '@parlour/database/migrate';
import { makePrivateFolder } from '@parlour/database/private-folder';
import { loadMasterKey } from '@parlour/secrets/master-key';
import { replaceMasterKey } from '@parlour/secrets/replace-master-key';
import type { Keys } from '@parlour/secrets/rotation';
import { createSecrets } from '@parlour/secrets/secrets';
import { createArcade } from './app.ts';
import { type ArcadeConfig, readArcadeConfig, readStoreConfig } from './config.ts';
import { createLog, type Log } from './log.ts';
import { rotateMasterKey } from './secrets/rotation.ts';

/** The tables have their own schema, even if the platform uses the same database. */
const SCHEMA = 'arcade';
const POOL = 10;
/** Those of the loop that moves tables on. */
const TABLE_POOL = 4;

/** Opens the database and listens: alone, or in one process with the platform. */
export async function startArcade(environment: NodeJS.ProcessEnv) {
  const config = readArcadeConfig(environment);
  const log = createLog(config.logLevel);
  await makePrivateFolder(config.dataDir);
  const database = await openDatabase(config, { pool: POOL, log });
  const arcade = await createArcade({
    database,
    // The embedded engine has a single connection.
    ...(config.databaseUrl && { tableDatabase: await openDatabase(config, { pool: TABLE_POOL, log }) }),
    secrets: createSecrets(await loadMasterKey(config.masterKey, config.dataDir)),
    clock: systemClock,
    log,
    isProduction: config.isProduction,
    onboardingToken: config.onboardingToken,
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
    callsPerMinute: config.callsPerMinute,
    listener: config.listener,
    folder: findFolder(import.meta.dirname),
    viteOrigin: config.viteOrigin,
  });
  try {
    await arcade.server.listen({ host: config.host, port: config.port });
  } catch (error) {
    await arcade.close();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new ConfigError(`ARCADE_PORT: ${config.port} is in use by another program`);
  }
  await arcade.start();
  const { port } = arcade.server.server.address() as AddressInfo;
  return { origin: config.publicUrl ?? `http://${config.host}:${port}`, close: () => arcade.close() };
}

/** `npm run master-key:rotate:arcade`. Returns what to print. */
export async function replaceArcadeKey(environment: NodeJS.ProcessEnv): Promise<string[]> {
  const config = readStoreConfig(environment);
  const { masterKey: given, dataDir } = config;
  await makePrivateFolder(dataDir);
  const database = await openDatabase(config, { pool: 1, log: createLog(config.logLevel) });
  try {
    await migrate(database, {
      folder: join(findFolder(import.meta.dirname), 'migrations'),
      clock: systemClock,
    });
    const rotate = (keys: Keys) => rotateMasterKey({ database, schema: SCHEMA }, keys);
    return await replaceMasterKey({ variable: 'ARCADE_MASTER_KEY', given, dataDir, rotate }, environment);
  } finally {
    await database.close();
  }
}

type Store = Pick<ArcadeConfig, 'databaseUrl' | 'dataDir'>;

/** Only the engine in use is loaded. */
async function openDatabase({ databaseUrl, dataDir }: Store, { pool, log }: { pool: number; log: Log }) {
  if (databaseUrl === undefined) {
    const { openEmbedded } = await import('@parlour/database/embedded');
    return openEmbedded({ dataDir }, log);
  }
  const { openPostgres } = await import('@parlour/database/postgres');
  return openPostgres({ url: databaseUrl, pool, schema: SCHEMA, log });
}

/** The folder of this app, found by walking up: the same from source and from the build. */
function findFolder(from: string): string {
  if (existsSync(join(from, 'migrations'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('the folder of the arcade was not found');
  return findFolder(parent);
}
