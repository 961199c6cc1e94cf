import { readFileSync } from 'node:fs';
import type { Database } from '@parlour/database/database';
import { openEmbedded } from '@parlour/database/embedded';
import { openPostgres } from '@parlour/database/postgres';
import { inject } from 'vitest';
import type { Log } from '../log.ts';

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
let made = 0;

/** An empty database: on PostgreSQL if one is given, else embedded, in memory. */
export function openTestStore(log: Log): Promise<TestStore> {
  const postgres = inject('postgres');
  return postgres ? createOnPostgres(postgres.url, log) : openInMemory(log);
}

async function openInMemory(log: Log): Promise<TestStore> {
  const snapshot = new Blob([readFileSync(inject('blankSnapshotPath'))]);
  const engine = await openEmbedded({ snapshot }, log);
  return { lend: async () => engine.lend(), close: engine.close };
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
