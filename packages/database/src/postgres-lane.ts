import pg from 'pg';
import { writeOn } from './bytes/postgres-write.ts';
import type { Lane, Run } from './database.ts';
import type { Log } from './log.ts';
import { refuseInsideTransaction } from './transaction.ts';

/**
 * Batches look up what they write by key. Without statistics for young tables the planner may prefer a scan, and a plan
 * made for a batch of one would be kept for a batch of a thousand: so plans that scan are disabled.
 */
export const LANE_SETTINGS = [
  'enable_seqscan=off',
  'enable_hashjoin=off',
  'enable_mergejoin=off',
  'enable_material=off',
  'plan_cache_mode=force_generic_plan',
  'jit=off',
];

type LaneNeeds = { config: pg.ClientConfig; prepare(client: pg.Client): Promise<void>; log: Log };

/** One connection, made when first needed and again after it broke. */
export function openPostgresLane({ config, prepare, log }: LaneNeeds): Lane {
  let connected: Promise<pg.Client> | null = null;
  let current: pg.Client | null = null;
  let isClosed = false;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client(config);
    current = client;
    client.on('error', (error) => {
      log.warn({ err: error }, 'a database connection broke');
      forget(client);
    });
    client.on('end', () => forget(client));
    try {
      await client.connect();
      await prepare(client);
    } catch (error) {
      drop(client);
      throw error;
    }
    return client;
  }

  /** The end of a connection may be reported late, when another has taken its place. */
  function forget(client: pg.Client): void {
    if (current !== client) return;
    current = null;
    connected = null;
  }

  /** What is still running on it is unknown: an unfinished transaction would swallow whatever came next. */
  function drop(client: pg.Client): void {
    forget(client);
    client.end().catch((error) => log.warn({ err: error }, 'a broken database connection did not end'));
  }

  function getClient(): Promise<pg.Client> {
    if (isClosed) return Promise.reject(new Error('the lane is closed'));
    connected ??= connect();
    return connected;
  }

  const runOn =
    (client: pg.Client): Run =>
    async ({ name, text, values }) =>
      (await client.query({ name, text, values: values as unknown[], rowMode: 'array' })).rows;

  async function onClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    refuseInsideTransaction('a lane');
    const client = await getClient();
    try {
      return await work(client);
    } catch (error) {
      if (!isAnswer(error)) drop(client);
      throw error;
    }
  }

  return {
    run: (statement) => onClient((client) => runOn(client)(statement)),
    write: (statement) => onClient((client) => writeOn(client, statement)),
    async transaction(work) {
      refuseInsideTransaction('a lane');
      const client = await getClient();
      try {
        await client.query('begin');
        const answer = await work(runOn(client));
        await client.query('commit');
        return answer;
      } catch (error) {
        // Failing here would hide why; without the connection the database rolls back anyway.
        await client.query('rollback').catch(() => drop(client));
        throw error;
      }
    },
    async close() {
      isClosed = true;
      const client = await connected?.catch(() => null);
      await client?.end();
    },
  };
}

/**
 * Whether the database itself reported the error on a connection that still works, rather than the connection failing
 * or timing out.
 */
function isAnswer(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity !== 'FATAL' && error.severity !== 'PANIC';
}
