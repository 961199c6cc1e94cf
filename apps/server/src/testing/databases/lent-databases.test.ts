import type { Database } from '@parlour/database/database';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { borrowEmbedded } from './databases.ts';

async function read<Value>(database: Database, question: string): Promise<Value> {
  const { rows } = await database.queries.execute(sql.raw(`select ${question} as value`));
  return (rows[0] as { value: Value }).value;
}

/** Counts up for as long as a database lives. */
const countOf = async (database: Database) => Number(await read<bigint>(database, 'txid_current()'));

/** Leaves something in a database that it gives back; answers whether the next borrower gets the same one. */
async function isLentOn(leave: (database: Database) => Promise<unknown>) {
  const first = await borrowEmbedded();
  await leave(first);
  for (let times = 0; times < 100; times += 1) await countOf(first);
  const count = await countOf(first);
  await first.close();
  const next = await borrowEmbedded();
  return { next, isSame: (await countOf(next)) > count };
}

test('a database that was given back is lent to the next test, without the rows and settings of the first', async () => {
  const { next, isSame } = await isLentOn(async (database) => {
    await database.withConnection(async (connection) => {
      await connection.run(`insert into system_fact (name, value) values ('left behind', '"here"')`);
      await connection.run(`set time zone 'Asia/Shanghai'`);
    });
  });
  expect(isSame).toBe(true);
  expect(await read(next, `(select count(*)::int from system_fact where name = 'left behind')`)).toBe(0);
  expect(await read(next, `current_setting('timezone')`)).toBe('UTC');
  await next.close();
});

test('a database with another schema than the snapshot is not lent on', async () => {
  const { next, isSame } = await isLentOn((database) =>
    database.withConnection((connection) => connection.run('create table left_behind (one int)')),
  );
  expect(isSame).toBe(false);
  expect(await read(next, `to_regclass('left_behind')`)).toBeNull();
  await next.close();
});
