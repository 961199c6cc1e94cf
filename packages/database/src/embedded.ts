import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type PGliteOptions, type QueryOptions, type Results } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import {
  type Connection,
  type Database,
  type Lane,
  type Queries,
  type Run,
  TYPE_PARSERS,
} from './database.ts';
import { copyEmptyDatabase } from './empty-database.ts';
import { lockFolder } from './folder-lock.ts';
import type { Log } from './log.ts';
import { runInDrizzle } from './statement.ts';
import { refuseInsideTransaction, runInTransaction } from './transaction.ts';

export type EmbeddedDatabase = Database & {
  /** A copy of everything in it, from which another opens in about a second. */
  snapshot(): Promise<Blob>;
};

/** The embedded database: in `dataDir`, which it locks, or in memory from a snapshot (tests). */
export async function openEmbedded(
  place: { dataDir: string } | { snapshot?: Blob },
  log: Log,
): Promise<EmbeddedDatabase> {
  if (!('dataDir' in place)) return open(place.snapshot ? { loadDataDir: place.snapshot } : {}, { log });
  const folder = join(place.dataDir, 'db');
  await mkdir(place.dataDir, { recursive: true });
  const unlock = await lockFolder(place.dataDir);
  try {
    await copyEmptyDatabase(folder);
    return await open({ dataDir: folder }, { log, unlock });
  } catch (error) {
    await unlock();
    throw error;
  }
}

/**
 * What PostgreSQL keeps of its files. The library touches all of it at once, and the machine's own cache of the same files
 * stands behind it: the usual 128 MB would be held twice.
 */
const SHARED_BUFFERS = '16MB';

/** Refuses what would hang for ever: the one connection asked for from inside its own transaction. */
class GuardedPGlite extends PGlite {
  override query<Row>(text: string, parameters?: unknown[], options?: QueryOptions): Promise<Results<Row>> {
    refuseInsideTransaction('a query on the outer connection');
    return super.query<Row>(text, parameters, options);
  }
}

type OpenNeeds = { log: Log; unlock?: () => Promise<void> };

async function open(options: PGliteOptions, { log, unlock }: OpenNeeds): Promise<EmbeddedDatabase> {
  const client = new GuardedPGlite({
    ...options,
    parsers: TYPE_PARSERS,
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  });
  await client.waitReady;
  await client.exec(`set time zone 'UTC'`);
  forgetRowTypes(client);
  const queries = drizzle({ client });
  return {
    engine: 'pglite',
    queries: queries as unknown as Queries,
    transaction: (work) =>
      runInTransaction((begun) => queries.transaction((tx) => begun(tx as unknown as Queries)), work, log),
    runIn: runInDrizzle,
    openLane: () => laneOf(client),
    withConnection: (work) => work(connectionOf(client)),
    // It has one user, who may do anything; the triggers hold all the same.
    giveUpRights: async () => {},
    snapshot: () => client.dumpDataDir('none'),
    async close() {
      await client.close();
      await unlock?.();
    },
  };
}

/** PostgreSQL gives numbers below this to types that are the same everywhere. */
const FIRST_OWN_TYPE = 10_000;

/**
 * The library knows a way to read lists of the rows of every table, and copies all it knows with each query: a third of
 * what a small one takes. Nothing here reads such lists.
 */
function forgetRowTypes({ parsers }: PGlite): void {
  for (const type of Object.keys(parsers).map(Number)) if (type >= FIRST_OWN_TYPE) delete parsers[type];
}

function connectionOf(client: PGlite): Connection {
  return {
    run: async (sql) => {
      await client.exec(sql);
    },
    rows: async <Row>(sql: string, parameters: unknown[] = []) =>
      (await client.query<Row>(sql, parameters)).rows,
  };
}

/** There is one connection, so that a lane is the same one. */
function laneOf(client: PGlite): Lane {
  const runOn =
    (queries: Pick<PGlite, 'query'>): Run =>
    async ({ text, values }) =>
      (await queries.query(text, [...values], { rowMode: 'array' })).rows as unknown[][];
  return {
    run: runOn(client),
    write: runOn(client),
    transaction: (work) => client.transaction((tx) => work(runOn(tx))),
    close: async () => {},
  };
}
