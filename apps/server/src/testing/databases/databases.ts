import type { Database } from '@parlour/database/database';
import { openPostgres } from '@parlour/database/postgres';
import pg from 'pg';
import { inject } from 'vitest';
import { createLog } from '../../observability/log.ts';
import { borrowEmbedded } from './lent-databases.ts';

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

/** A migrated database that no other test uses: on PostgreSQL if one is given, else embedded, in memory. */
export async function openTestDatabase(): Promise<Database> {
  const postgres = inject('postgres');
  if (!postgres) return borrowEmbedded(inject('snapshotPath'));
  return openPostgres({ url: await copyTemplate(postgres), pool: 10, log: createLog('silent') });
}

/** The address of a fresh copy of the migrated database, for tests that start processes. */
export async function copyTemplate({ url, template }: { url: string; template: string }): Promise<string> {
  made += 1;
  const name = `test_${process.pid}_${made}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`create database ${name} template ${template}`);
  } finally {
    await client.end();
  }
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
