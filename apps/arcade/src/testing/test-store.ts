import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createManualClock } from '@parlour/clock/manual-clock';
import type { Database } from '@parlour/database/database';
import { openEmbedded } from '@parlour/database/embedded';
import { migrate } from '@parlour/database/migrate';
import { openPostgres } from '@parlour/database/postgres';
import { createLender } from '@parlour/database/testing/lent-databases';
import { inject } from 'vitest';
import { createLog, type Log } from '../log.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with an empty embedded database. */
    blankSnapshotPath: string;
    /** If a PostgreSQL is given: its address, and a database of the platform. */
    postgres: { url: string; template: string } | null;
  }
}

/** One database, and the processes that use it: closing a loan is the end of a process and keeps the data. */
export type TestStore = { lend(): Promise<Database>; close(): Promise<void> };

/** As many as a process has connections for in these tests. */
const POOL = 5;
const MIGRATIONS = join(import.meta.dirname, '..', '..', 'migrations');
let made = 0;

/** With the tables, which the first app would make otherwise, and nothing in them. */
const borrow = createLender(async () => {
  const snapshot = new Blob([readFileSync(inject('blankSnapshotPath'))]);
  const engine = await openEmbedded({ snapshot }, createLog('silent'));
  await migrate(engine, { folder: MIGRATIONS, clock: createManualClock(0) });
  return engine;
});

/** An empty database: on PostgreSQL if one is given, else embedded, in memory. */
export async function openTestStore(log: Log): Promise<TestStore> {
  const postgres = inject('postgres');
  if (postgres) return createOnPostgres(postgres.url, log);
  const { lend, giveBack } = await borrow();
  return { lend: async () => lend(), close: giveBack };
}

async function createOnPostgres(url: string, log: Log): Promise<TestStore> {
  made += 1;
  const address = new URL(url);
  address.pathname = `/arcade_${process.pid}_${made}`;
  const outer = await openPostgres({ url, pool: 1, log });
  await outer.withConnection(({ run }) => run(`create database ${address.pathname.slice(1)}`));
  await outer.close();
  return {
    async lend() {
      const database = await openPostgres({ url: address.href, pool: POOL, schema: 'arcade', log });
      let closed: Promise<void> | undefined;
      // A process that was killed is closed once more, as any other.
      return { ...database, close: () => (closed ??= database.close()) };
    },
    close: async () => {},
  };
}
