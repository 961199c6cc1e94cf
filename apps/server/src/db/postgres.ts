import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { ConfigError } from '../config/config.ts';
import type { Log } from '../observability/log.ts';
import { type Database, type Queries, TYPE_PARSERS } from './database.ts';
import { refuseInsideTransaction, runInTransaction } from './transaction.ts';

const STATEMENT_TIMEOUT_MS = 30_000;
const LOCK_TIMEOUT_MS = 10_000;
/** The server ends a statement after its own limit; this is for a server that has fallen silent. */
const QUERY_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 5_000;
/** Migrations may take as long as they need. */
const UNLIMITED_MS = 2 ** 31 - 1;
const CONNECT_TIMEOUT_MS = 5_000;

for (const [type, parse] of Object.entries(TYPE_PARSERS)) pg.types.setTypeParser(Number(type), parse);

type ConnectCallback = Parameters<typeof pg.Pool.prototype.connect>[0];

/** Refuses a second connection to whoever holds one in a transaction: enough of those exhaust the pool. */
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
  log,
}: {
  url: string;
  pool: number;
  log: Log;
}): Promise<Database> {
  const client = new GuardedPool({
    connectionString: url,
    max: pool,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'parlour',
    options: `-c timezone=UTC -c statement_timeout=${STATEMENT_TIMEOUT_MS} -c lock_timeout=${LOCK_TIMEOUT_MS} -c idle_in_transaction_session_timeout=${STATEMENT_TIMEOUT_MS}`,
  });
  // A connection that breaks is replaced by the pool, and its query fails; unheard, the event would end the process.
  const note = (error: Error) => log.warn({ err: error }, 'a database connection broke');
  client.on('error', note);
  client.on('connect', (connection) => connection.on('error', note));
  await assertAnswers(client);
  const queries = drizzle({ client });
  return {
    engine: 'postgres',
    queries: queries as unknown as Queries,
    transaction: (work) =>
      runInTransaction((begun) => queries.transaction((tx) => begun(tx as unknown as Queries)), work, log),
    async withConnection(work) {
      const connection = await client.connect();
      try {
        return await work({
          run: async (sql) => {
            await connection.query({ text: sql, query_timeout: UNLIMITED_MS } as pg.QueryConfig);
          },
          rows: async (sql, parameters) => (await connection.query(sql, parameters)).rows,
        });
      } finally {
        connection.release();
      }
    },
    close: () => client.end(),
  };
}

/** A database that cannot be reached at the start is a setting to mend, not a bug. */
async function assertAnswers(client: pg.Pool): Promise<void> {
  try {
    await client.query('select 1');
  } catch (error) {
    await client.end();
    throw new ConfigError(
      `DATABASE_URL: no answer (${(error as Error).message || (error as NodeJS.ErrnoException).code})`,
    );
  }
}
