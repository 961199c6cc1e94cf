import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { ConfigError } from './config-error.ts';
import { type Database, type Queries, TYPE_PARSERS } from './database.ts';
import type { Log } from './log.ts';
import { LANE_SETTINGS, openPostgresLane } from './postgres-lane.ts';
import { runInDrizzle } from './statement.ts';
import { refuseInsideTransaction, runInTransaction } from './transaction.ts';

const STATEMENT_TIMEOUT_MS = 30_000;
const LOCK_TIMEOUT_MS = 10_000;
/** The server ends a statement after its own limit; this is for a server that no longer responds. */
const QUERY_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 5_000;
/** Migrations may take as long as they need. */
const UNLIMITED_MS = 2 ** 31 - 1;
const CONNECT_TIMEOUT_MS = 5_000;

for (const [type, parse] of Object.entries(TYPE_PARSERS)) pg.types.setTypeParser(Number(type), parse);

type ConnectCallback = Parameters<typeof pg.Pool.prototype.connect>[0];

/** Refuses a second connection while the caller holds one in a transaction: enough of those exhaust the pool. */
class GuardedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback) {
    refuseInsideTransaction('a query on the outer connection');
    if (!callback) return super.connect();
    super.connect(callback);
  }
}

export async function openPostgres({
  url,
  pool,
  schema,
  log,
}: {
  url: string;
  pool: number;
  /** The schema of the tables, if not the database's default; created if missing. */
  schema?: string;
  log: Log;
}): Promise<Database> {
  let role: string | null = null;
  const connection = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    application_name: schema === undefined ? 'parlour' : `parlour ${schema}`,
  };
  const settings = [
    'timezone=UTC',
    `statement_timeout=${STATEMENT_TIMEOUT_MS}`,
    `lock_timeout=${LOCK_TIMEOUT_MS}`,
    `idle_in_transaction_session_timeout=${STATEMENT_TIMEOUT_MS}`,
    ...(schema === undefined ? [] : [`search_path=${schema}`]),
  ];
  const withSettings = (all: string[]) => ({
    ...connection,
    options: all.map((one) => `-c ${one}`).join(' '),
  });
  const asOwner = withSettings(settings);
  // The pool replaces a broken connection, and its query fails; unhandled, the event would end the process.
  const note = (error: Error) => log.warn({ err: error }, 'a database connection broke');
  const takeRole = async (fresh: pg.ClientBase) => {
    if (role !== null) await fresh.query(`set role ${role}`);
  };
  // The pool waits for this and drops a connection where it fails: nothing runs with the owner's rights.
  const client = new GuardedPool({ ...asOwner, max: pool, onConnect: takeRole });
  client.on('error', note);
  client.on('connect', (fresh) => fresh.on('error', note));
  await assertAnswers(asOwner, schema);
  const queries = drizzle({ client });
  return {
    engine: 'postgres',
    queries: queries as unknown as Queries,
    transaction: (work) =>
      runInTransaction(
        (begun) =>
          withOneOf(client, (own) =>
            drizzle({ client: own }).transaction((tx) => begun(tx as unknown as Queries)),
          ),
        work,
        log,
      ),
    runIn: runInDrizzle,
    openLane: () =>
      openPostgresLane({ config: withSettings([...settings, ...LANE_SETTINGS]), prepare: takeRole, log }),
    async withConnection(work) {
      refuseInsideTransaction('a connection of its own');
      const own = new pg.Client(asOwner);
      own.on('error', note);
      await own.connect();
      try {
        return await work({
          run: async (sql) => {
            await own.query({ text: sql, query_timeout: UNLIMITED_MS } as pg.QueryConfig);
          },
          rows: async (sql, parameters) => (await own.query(sql, parameters)).rows,
        });
      } finally {
        await own.end();
      }
    },
    async giveUpRights(owner, { name, prepare }) {
      if (await prepare(owner, log)) role = name;
    },
    close: () => client.end(),
  };
}

/**
 * Given the pool, Drizzle would leak a connection whose `begin` failed, and return one whose `rollback` failed. So it
 * gets a single connection, which goes back to the pool only when it is idle.
 */
async function withOneOf<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const own = await pool.connect();
  let isBroken = false;
  try {
    return await work(own);
  } catch (error) {
    // On a healthy connection neither fails.
    isBroken = error instanceof DrizzleQueryError && /^(begin|rollback)$/.test(error.query);
    throw error;
  } finally {
    own.release(isBroken || own.getTransactionStatus() !== 'I');
  }
}

/** A database that is unreachable at start is a setting to fix, not a bug. */
async function assertAnswers(config: pg.ClientConfig, schema?: string): Promise<void> {
  const client = new pg.Client(config);
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(schema === undefined ? 'select 1' : `create schema if not exists ${schema}`);
    await client.end();
  } catch (error) {
    throw new ConfigError(
      `DATABASE_URL: no answer (${(error as Error).message || (error as NodeJS.ErrnoException).code})`,
    );
  }
}
