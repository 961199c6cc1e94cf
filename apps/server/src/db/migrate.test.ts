import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createManualClock } from '@parlour/clock/manual-clock';
import type { Database } from '@parlour/database/database';
import { migrate } from '@parlour/database/migrate';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/databases/databases.ts';

const clock = createManualClock(0);

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-migrations-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

describe('migrations', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(() =>
    database.withConnection(({ run }) => run('drop schema public cascade; create schema public')),
  );
  afterAll(() => database.close());

  test('apply each file once, in order', async () => {
    const folder = folderWith({
      '0000_first.sql': 'create table a (id int); insert into a values (1);',
      '0001_second.sql': 'insert into a values (2);',
    });
    expect(await migrate(database, { folder, clock })).toBe(2);
    expect(await migrate(database, { folder, clock })).toBe(0);
    expect((await database.queries.execute(sql`select id from a order by id`)).rows).toEqual([
      { id: 1 },
      { id: 2 },
    ]);
  });

  test('refuse a file that was changed after it was applied, naming it', async () => {
    const folder = folderWith({ '0000_first.sql': 'create table a (id int)' });
    await migrate(database, { folder, clock });
    writeFileSync(join(folder, '0000_first.sql'), 'create table a (id bigint)');
    await expect(migrate(database, { folder, clock })).rejects.toThrow('0000_first was changed');
  });

  test('leave nothing of a file that fails, and keep what came before', async () => {
    const folder = folderWith({
      '0000_first.sql': 'create table a (id int)',
      '0001_broken.sql': 'create table b (id int); select nonsense from nowhere;',
    });
    await expect(migrate(database, { folder, clock })).rejects.toThrow();
    writeFileSync(join(folder, '0001_broken.sql'), 'create table b (id int)');
    expect(await migrate(database, { folder, clock })).toBe(1);
  });

  test('refuse a database that is newer than the program, and a gap in the numbers', async () => {
    const two = { '0000_first.sql': 'select 1', '0001_second.sql': 'select 1' };
    await migrate(database, { folder: folderWith(two), clock });
    const older = folderWith({ '0000_first.sql': 'select 1' });
    await expect(migrate(database, { folder: older, clock })).rejects.toThrow('newer than this program');
    const gap = folderWith({ '0000_first.sql': 'select 1', '0002_third.sql': 'select 1' });
    await expect(migrate(database, { folder: gap, clock })).rejects.toThrow('must be numbered 0001');
  });
});
