import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import {
  type Connection,
  type Database,
  type Lane,
  type Queries,
  type Run,
  TYPE_PARSERS,
} from './database.ts';
import { type Client, createClient } from './embedded-client.ts';
import { copyEmptyDatabase } from './empty-database.ts';
import { lockFolder } from './folder-lock.ts';
import type { Log } from './log.ts';
import { tighten } from './private-folder.ts';
import { runInDrizzle } from './statement.ts';
import { runInTransaction } from './transaction.ts';

export type EmbeddedDatabase = Database & {
  /** A copy of all its data, from which another database opens in about a second. */
  snapshot(): Promise<Blob>;
  /** Lends the same data to one user after another: closing a loan blocks further use of it and keeps the data. */
  lend(): Database;
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
    const database = await open({ dataDir: folder }, { log, unlock });
    // The library gives its files rights of its own, whatever the process asked for.
    await tighten(folder);
    return database;
  } catch (error) {
    await unlock();
    throw error;
  }
}

/**
 * PostgreSQL's cache. The library touches all of it at once, and the operating system caches the same files: the usual
 * 128 MB would be held twice.
 */
const SHARED_BUFFERS = '16MB';

type OpenNeeds = { log: Log; unlock?: () => Promise<void> };

async function open(options: PGliteOptions, { log, unlock }: OpenNeeds): Promise<EmbeddedDatabase> {
  const engine = new PGlite({
    ...options,
    parsers: TYPE_PARSERS,
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  });
  await engine.waitReady;
  await engine.exec(`set time zone 'UTC'`);
  const client = createClient(engine);
  return {
    ...databaseOn(client, log),
    snapshot: () => engine.dumpDataDir('none'),
    lend: () => lend(client, log),
    async close() {
      await engine.close();
      await unlock?.();
    },
  };
}

function databaseOn(client: Client, log: Log): Omit<Database, 'close'> {
  const queries = drizzle({ client: client as unknown as PGlite });
  return {
    engine: 'pglite',
    queries: queries as unknown as Queries,
    transaction: (work) =>
      runInTransaction((begun) => queries.transaction((tx) => begun(tx as unknown as Queries)), work, log),
    runIn: runInDrizzle,
    openLane: () => laneOf(client),
    withConnection: (work) => work(connectionOf(client)),
    // It has one user with all rights; the triggers still apply.
    giveUpRights: async () => {},
  };
}

function lend(client: Client, log: Log): Database {
  let isLent = true;
  const requireLent = () => {
    if (!isLent) throw new Error('the database was closed');
  };
  const lent: Client = {
    async query(...given) {
      requireLent();
      return client.query(...given);
    },
    async exec(text) {
      requireLent();
      return client.exec(text);
    },
    async transaction(work) {
      requireLent();
      return client.transaction(work);
    },
  };
  return {
    ...databaseOn(lent, log),
    async close() {
      isLent = false;
    },
  };
}

function connectionOf(client: Client): Connection {
  return {
    run: (sql) => client.exec(sql),
    rows: async <Row>(sql: string, parameters: unknown[] = []) =>
      (await client.query<Row>(sql, parameters)).rows,
  };
}

/** There is only one connection, so a lane is the same one. */
function laneOf(client: Client): Lane {
  const runOn =
    (queries: Pick<Client, 'query'>): Run =>
    async ({ text, values }) =>
      (await queries.query(text, [...values], { rowMode: 'array' })).rows as unknown[][];
  return {
    run: runOn(client),
    write: runOn(client),
    transaction: (work) => client.transaction((tx) => work(runOn(tx))),
    close: async () => {},
  };
}
