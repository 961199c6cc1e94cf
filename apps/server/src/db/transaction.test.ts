import type { Database } from '@parlour/database/database';
import { afterCommit } from '@parlour/database/transaction';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postJson } from '../outbound/outbound.ts';
import { openTestDatabase } from '../testing/databases/databases.ts';

describe('a transaction', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const facts = async () =>
    (await database.queries.execute(sql`select name from system_fact order by name collate "C"`)).rows as {
      name: string;
    }[];
  const addFact = (name: string) => sql`insert into system_fact (name, value) values (${name}, '')`;

  test('throws at once when the outer connection is used inside it', async () => {
    const attempt = database.transaction(async () => {
      await database.queries.execute(sql`select 1`);
    });
    await expect(attempt).rejects.toHaveProperty(
      'cause.message',
      expect.stringContaining('outer connection inside a transaction'),
    );
  });

  test('throws at once when another system is called inside it', async () => {
    const attempt = database.transaction(async () => {
      await postJson({ url: 'http://127.0.0.1:9/', deadlineMs: 1_000, body: {}, requestId: null });
    });
    await expect(attempt).rejects.toThrow('a call to 127.0.0.1:9 inside a transaction');
  });

  test('throws at once when another is begun inside it', async () => {
    const attempt = database.transaction(() => database.transaction(async () => {}));
    await expect(attempt).rejects.toThrow('a second transaction inside a transaction');
  });

  test('frees the connection again after such a throw', async () => {
    await expect(database.queries.execute(sql`select 1`)).resolves.toBeDefined();
  });

  test('runs follow-ups after the commit, outside it, and never after a rollback', async () => {
    const before = await facts();
    const seen: unknown[] = [];
    await database.transaction(async (tx) => {
      await tx.execute(addFact('committed'));
      afterCommit(async () => {
        seen.push(...(await facts()));
      });
      expect(seen).toEqual([]);
    });
    expect(seen).toEqual([{ name: 'committed' }, ...before]);

    const attempt = database.transaction(async (tx) => {
      await tx.execute(addFact('undone'));
      afterCommit(() => {
        seen.push('never');
      });
      throw new Error('changed my mind');
    });
    await expect(attempt).rejects.toThrow('changed my mind');
    expect(seen).not.toContain('never');
    expect(await facts()).not.toContainEqual({ name: 'undone' });
  });

  test('stays committed and runs the other follow-ups when one fails', async () => {
    const seen: string[] = [];
    const answer = await database.transaction(async (tx) => {
      await tx.execute(addFact('stays'));
      afterCommit(() => {
        throw new Error('nobody to tell');
      });
      afterCommit(() => void seen.push('told'));
      return 'done';
    });
    expect([answer, seen]).toEqual(['done', ['told']]);
    expect(await facts()).toContainEqual({ name: 'stays' });
  });

  test('lets work that outlives it use the outer connection', async () => {
    let later: Promise<unknown> | undefined;
    let release = () => {};
    const committed = new Promise<void>((resolve) => {
      release = resolve;
    });
    await database.transaction(async () => {
      later = committed.then(() => database.queries.execute(sql`select 1`));
    });
    release();
    await expect(later).resolves.toBeDefined();
  });

  test('reads int8 as bigint, date as text, and time in UTC, on either engine', async () => {
    const { rows } = await database.queries.execute(
      sql`select 9007199254740993::int8 as big, '2026-02-28'::date as day, current_setting('TimeZone') as zone`,
    );
    expect(rows).toEqual([{ big: 9007199254740993n, day: '2026-02-28', zone: 'UTC' }]);
  });
});
