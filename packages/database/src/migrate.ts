import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '@parlour/clock/clock';
import { MINUTE_MS } from '@parlour/clock/durations';
import { ConfigError } from './config-error.ts';
import type { ApplicationRole, Connection, Database } from './database.ts';

/** Any number will do; it is the same for every process of this product. */
const ADVISORY_LOCK = 7_267_553;
const LOCK_TIMEOUT_MS = MINUTE_MS;
const FILE_NAME = /^(\d{4})_([a-z0-9_]+)\.sql$/;

type Migration = { number: number; name: string; sql: string; checksum: string };
type Applied = { number: number; checksum: string };

/** Brings the database up to date, each migration in its own transaction. Returns how many ran. */
export async function migrate(
  database: Database,
  { folder, clock, role }: { folder: string; clock: Clock; role?: ApplicationRole },
): Promise<number> {
  const migrations = await readMigrations(folder);
  return database.withConnection(async (connection) => {
    // A migration may take long; only the wait for its turn is bounded.
    await connection.run(`set statement_timeout = 0; set lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await connection.rows('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    try {
      const applied = await applyMissing(connection, { migrations, clock });
      if (role) await database.giveUpRights(connection, role);
      return applied;
    } finally {
      // A broken connection has lost its lock already; failing here would hide why it broke.
      await connection.rows('select pg_advisory_unlock($1)', [ADVISORY_LOCK]).catch(() => {});
      await connection.run('reset lock_timeout; reset statement_timeout').catch(() => {});
    }
  });
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (file, index) => {
      const [, number, name] = FILE_NAME.exec(file) ?? [];
      if (!number || !name || Number(number) !== index)
        throw new Error(`migration ${file} must be numbered ${String(index).padStart(4, '0')}`);
      const sql = await readFile(join(folder, file), 'utf8');
      return { number: index, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function applyMissing(
  connection: Connection,
  { migrations, clock }: { migrations: Migration[]; clock: Clock },
): Promise<number> {
  await connection.run(
    `create table if not exists migration (
       number integer primary key,
       name text not null,
       checksum text not null,
       applied_at timestamptz not null
     )`,
  );
  const applied = await connection.rows<Applied>('select number, checksum from migration order by number');
  refuseChanged(migrations, applied);
  const missing = migrations.slice(applied.length);
  for (const migration of missing) await apply(connection, { migration, clock });
  return missing.length;
}

function refuseChanged(migrations: Migration[], applied: Applied[]): void {
  if (applied.length > migrations.length)
    throw new ConfigError('DATABASE: it is newer than this program; start the newer version');
  for (const { number, checksum } of applied) {
    const migration = migrations[number];
    if (migration && migration.checksum !== checksum)
      throw new ConfigError(
        `DATABASE: migration ${String(number).padStart(4, '0')}_${migration.name} was changed after it was applied; migrations only go forward`,
      );
  }
}

async function apply(
  connection: Connection,
  { migration, clock }: { migration: Migration; clock: Clock },
): Promise<void> {
  await connection.run('begin');
  try {
    await connection.run(migration.sql);
    await connection.rows(
      'insert into migration (number, name, checksum, applied_at) values ($1, $2, $3, $4)',
      [migration.number, migration.name, migration.checksum, new Date(clock.now()).toISOString()],
    );
    await connection.run('commit');
  } catch (error) {
    await connection.run('rollback');
    throw error;
  }
}
