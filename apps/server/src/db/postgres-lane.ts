import pg from 'pg';
import type { Log } from '../observability/log.ts';
import type { Lane, Run } from './database.ts';
import { refuseInsideTransaction } from './transaction.ts';

/**
 * Batches look up by key what they write. Without figures about young tables the planner may think otherwise, and once
 * it has planned a batch of one it would keep that for a batch of a thousand: so the ways that scan are closed.
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

/** One connection that is made when first needed, and again after it broke. */
export function openPostgresLane({ config, prepare, log }: LaneNeeds): Lane {
  let connected: Promise<pg.Client> | null = null;
  let isClosed = false;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client(config);
    const forget = () => {
      connected = null;
    };
    client.on('error', (error) => {
      log.warn({ err: error }, 'a database connection broke');
      forget();
    });
    client.on('end', forget);
    await client.connect();
    await prepare(client);
    return client;
  }

  function getClient(): Promise<pg.Client> {
    if (isClosed) return Promise.reject(new Error('the lane is closed'));
    connected ??= connect().catch((error) => {
      connected = null;
      throw error;
    });
    return connected;
  }

  const runOn =
    (client: pg.Client): Run =>
    async ({ name, text, values }) =>
      (await client.query({ name, text, values: values as unknown[], rowMode: 'array' })).rows;

  return {
    async run(statement) {
      refuseInsideTransaction('a lane');
      return runOn(await getClient())(statement);
    },
    async transaction(work) {
      refuseInsideTransaction('a lane');
      const client = await getClient();
      await client.query('begin');
      try {
        const answer = await work(runOn(client));
        await client.query('commit');
        return answer;
      } catch (error) {
        // A connection that broke has rolled back already; failing here would hide why.
        await client.query('rollback').catch(() => {});
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
