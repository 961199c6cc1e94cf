import { randomUUID } from 'node:crypto';
import { binaryArray } from '@parlour/database/bytes/binary-array';
import type { Database, Lane, Statement } from '@parlour/database/database';
import { openPostgres } from '@parlour/database/postgres';
import { textArrayOf } from '@parlour/database/statement';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '../observability/log.ts';
import { describeWithServices, serviceEnvironment } from '../testing/services.ts';

type Row = { id: string; amount: bigint; words: string };

const TABLES = { plain: 'lane_plain', quick: 'lane_quick' };
const MOST_PARTS = 2n ** 62n;
const rowsOf = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    amount: fc.bigInt({ min: -MOST_PARTS, max: MOST_PARTS }),
    words: fc.string({ unit: 'binary', maxLength: 120 }).map((text) => text.replaceAll('\0', '')),
  }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 30 },
);

/** `lane.write` says in the protocol's own bytes what `lane.run` leaves to the driver: both must do the same. */
describeWithServices('a write by bytes of our own', () => {
  let database: Database;
  let lane: Lane;
  beforeAll(async () => {
    const { DATABASE_URL } = await serviceEnvironment();
    database = await openPostgres({ url: DATABASE_URL, pool: 2, log: createLog('silent') });
    await database.withConnection(async (connection) => {
      for (const table of Object.values(TABLES))
        await connection.run(
          `create table ${table} (id uuid primary key, amount bigint check (amount <= ${MOST_PARTS}), words text)`,
        );
    });
    lane = database.openLane();
  });
  const empty = () =>
    database.withConnection((connection) => connection.run(`truncate ${Object.values(TABLES)}`));
  beforeEach(empty);
  afterAll(async () => {
    await lane.close();
    await database.close();
  });

  const textOf = (table: string) =>
    `insert into ${table} select * from unnest($1::uuid[], $2::bigint[], $3::text[])`;
  const plain = (rows: readonly Row[]): Statement => ({
    name: 'plain',
    text: textOf(TABLES.plain),
    values: [
      textArrayOf(rows.map(({ id }) => id)),
      textArrayOf(rows.map(({ amount }) => String(amount))),
      textArrayOf(rows.map(({ words }) => words)),
    ],
  });
  const quick = (rows: readonly Row[]): Statement => ({
    name: 'quick',
    text: textOf(TABLES.quick),
    values: [
      binaryArray('uuid', rows, ({ id }) => id),
      binaryArray('int8', rows, ({ amount }) => amount),
      binaryArray('text', rows, ({ words }) => words),
    ],
  });
  const read = (table: string) =>
    lane.run({ name: `read-${table}`, text: `select * from ${table} order by id`, values: [] });
  const codeOf = (asked: Promise<unknown>) =>
    asked.then(
      () => null,
      (error: { code: string }) => error.code,
    );
  const row = (about: Partial<Row> = {}): Row => ({ id: randomUUID(), amount: 1n, words: 'one', ...about });

  test('leaves the rows that the plain way leaves', async () => {
    await fc.assert(
      fc
        .asyncProperty(rowsOf, async (rows) => {
          await lane.run(plain(rows));
          await lane.write(quick(rows));
          expect(await read(TABLES.quick)).toEqual(await read(TABLES.plain));
        })
        .afterEach(empty),
      { numRuns: 60 },
    );
  });

  test('sends single values as text, and names as they are', async () => {
    const words = 'é₫👍 "quoted"';
    const text = `insert into ${TABLES.quick} values ($1::uuid, $2::bigint, $3::text)`;
    // Once as a new statement, once as a known one.
    for (const id of [randomUUID(), randomUUID()])
      await lane.write({ name: 'one é', text, values: [id, 5n, words] });
    expect((await read(TABLES.quick)).map(([, ...rest]) => rest)).toEqual([
      [5n, words],
      [5n, words],
    ]);
  });

  test.each([
    ['a key that is there', (kept: Row) => [row({ id: kept.id })]],
    ['a value that is refused', () => [row({ amount: MOST_PARTS + 1n })]],
    ['one bad row among good ones', () => [row(), row({ amount: MOST_PARTS + 1n }), row()]],
  ])('fails as the plain way fails, writes nothing, and the lane goes on: %s', async (_name, makeRows) => {
    const kept = row();
    await lane.run(plain([kept]));
    await lane.write(quick([kept]));
    const rows = makeRows(kept);
    const code = await codeOf(lane.run(plain(rows)));
    expect(code).not.toBeNull();
    expect(await codeOf(lane.write(quick(rows)))).toBe(code);
    const next = row();
    await lane.write(quick([next]));
    await lane.run(plain([next]));
    expect(await read(TABLES.quick)).toEqual(await read(TABLES.plain));
    expect(await read(TABLES.quick)).toHaveLength(2);
  });
});
