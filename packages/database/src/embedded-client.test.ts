import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, createClient } from './embedded-client.ts';

let engine: PGlite;
let client: Client;
beforeAll(async () => {
  engine = new PGlite();
  await engine.waitReady;
  client = createClient(engine);
  await client.exec(
    'create table purse (id int primary key, name text not null, amount bigint, at timestamptz)',
  );
});
afterAll(() => engine.close());

test.each([
  ['select 1 as one, null as none, true as yes, 1.50::numeric as price', []],
  [
    `select $1::text as text, $2::int8 as number, $3::jsonb as json`,
    ['a "b" \\ ü ￥', 9_007_199_254_740_993n, { a: [null] }],
  ],
  [`select $1::jsonb as nothing, '[]'::jsonb as empty, 'null'::jsonb as word`, [null]],
  [
    `select $1::int[] as numbers, $2::text[] as texts`,
    [
      [1, 2, 3],
      ['x', 'y, z'],
    ],
  ],
  [
    `select $1::timestamptz as at, $2::date as day, $3::bytea as bytes`,
    ['2031-05-17T04:00:00Z', '2031-05-17', new Uint8Array([0, 255])],
  ],
  ['select * from purse where false', []],
  ['select generate_series(1, 300) as n', []],
])('%s reads as the library reads it', async (text, values) => {
  for (const rowMode of ['object', 'array'] as const)
    for (let times = 0; times < 2; times += 1) {
      const { rows, fields } = await client.query(text, values, { rowMode });
      const expected = await engine.query(text, values, { rowMode });
      expect({ rows, fields }).toEqual({ rows: expected.rows, fields: expected.fields });
    }
});

test('a change says how many rows it changed', async () => {
  const put = await client.query(`insert into purse (id, name) values (1, 'a'), (2, 'b') returning id`);
  expect(put).toMatchObject({ rows: [{ id: 1 }, { id: 2 }], affectedRows: 2, command: 'INSERT' });
  expect(await client.query('delete from purse')).toMatchObject({ rows: [], affectedRows: 2 });
});

test('what fails says why, and the next query works: at the text, at the values and at the row', async () => {
  const put = `insert into purse (id, name) values ($1, 'a')`;
  await expect(client.query('selec 1')).rejects.toMatchObject({ code: '42601' });
  await expect(client.query(put, ['one'])).rejects.toMatchObject({ code: '22P02' });
  await client.query(put, [1]);
  await expect(client.query(put, [1])).rejects.toMatchObject({ code: '23505' });
  expect((await client.query(`select name from purse`)).rows).toEqual([{ name: 'a' }]);
  await client.query('delete from purse');
});

test('a transaction is kept as a whole or not at all, and is of no use afterwards', async () => {
  const put = `insert into purse (id, name) values ($1, 'a')`;
  await client.transaction(({ query }) => Promise.all([query(put, [1]), query(put, [2])]));
  const failed = client.transaction(async ({ query }) => {
    await query(put, [3]);
    await query(put, [1]);
  });
  await expect(failed).rejects.toMatchObject({ code: '23505' });
  const forgiven = client.transaction(async ({ query }) => {
    await query(put, [4]);
    await query(put, [1]).catch(() => undefined);
  });
  await expect(forgiven).rejects.toThrow('rolled back');
  const late = await client.transaction(async ({ query }) => query);
  expect(() => late('select 1')).toThrow('the transaction has ended');
  expect((await client.query('select id from purse order by id')).rows).toEqual([{ id: 1 }, { id: 2 }]);
  await client.query('delete from purse');
});

test('two that come at once do not mix', async () => {
  const add = (amount: number) =>
    client.transaction(async ({ query }) => {
      const { rows } = await query<{ amount: bigint }>('select amount from purse where id = 1');
      await query('update purse set amount = $1 where id = 1', [Number(rows[0]?.amount) + amount]);
    });
  await client.query(`insert into purse (id, name, amount) values (1, 'a', 0)`);
  await Promise.all([...Array(20).keys()].map(add));
  expect((await client.query('select amount from purse')).rows).toEqual([{ amount: 190 }]);
  await client.query('delete from purse');
});

test('a table that was redefined is read as it is now', async () => {
  const look = () => client.query('select * from purse');
  await look();
  await client.query('alter table purse add column colour text');
  expect((await look()).fields.map(({ name }) => name)).toContain('colour');
  await client.exec('alter table purse drop column colour');
  expect((await look()).fields.map(({ name }) => name)).not.toContain('colour');
  await client.exec('discard all');
  expect((await look()).rows).toEqual([]);
});

test('no more statements are kept than a small machine has room for', async () => {
  const prepared = async () =>
    (await engine.query<{ count: number }>('select count(*)::int as count from pg_prepared_statements'))
      .rows[0]?.count;
  for (let n = 0; n < 450; n += 1) await client.query(`select ${n} as n`);
  expect(await prepared()).toBeLessThanOrEqual(200);
  // The first was forgotten, and is prepared anew.
  expect((await client.query('select 0 as n')).rows).toEqual([{ n: 0 }]);
});
