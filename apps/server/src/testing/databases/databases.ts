import { readFileSync } from 'node:fs';
import type { Database } from '@parlour/database/database';
import { openEmbedded } from '@parlour/database/embedded';
import { openPostgres } from '@parlour/database/postgres';
import { createLender } from '@parlour/database/testing/lent-databases';
import pg from 'pg';
import { inject } from 'vitest';
import { createLog } from '../../observability/log.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with a migrated embedded database. */
    snapshotPath: string;
    /** A file with an empty embedded database. */
    blankSnapshotPath: string;
    /** If a PostgreSQL is given: its address and the name of a migrated database to copy. */
    postgres: { url: string; template: string } | null;
    redisUrl: string | null;
  }
}

let made = 0;

const borrowMigrated = createLender(() =>
  openEmbedded({ snapshot: new Blob([readFileSync(inject('snapshotPath'))]) }, createLog('silent')),
);

/** A migrated database that no other test uses: on PostgreSQL if one is given, else embedded, in memory. */
export async function openTestDatabase(): Promise<Database> {
  const postgres = inject('postgres');
  if (!postgres) return borrowEmbedded();
  return openPostgres({ url: await copyTemplate(postgres), pool: 10, log: createLog('silent') });
}

/** An embedded one in any case; to close it is to give it back. */
export async function borrowEmbedded(): Promise<Database> {
  const { lend, giveBack } = await borrowMigrated();
  return { ...lend(), close: giveBack };
}

/** The address of a fresh copy of the migrated database, for tests that start processes. */
export async function copyTemplate({ url, template }: { url: string; template: string }): Promise<string> {
  made += 1;
  const name = `test_${process.pid}_${made}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Through the log it would be written twice.
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  } finally {
    await client.end();
  }
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
