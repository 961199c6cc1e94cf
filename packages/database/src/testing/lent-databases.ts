import type { Connection, Database } from '../database.ts';
import type { EmbeddedDatabase } from '../embedded.ts';

type Trigger = { table: string; name: string };
type Kept = {
  database: EmbeddedDatabase;
  tables: string[];
  /** Triggers that always fire, even during clean-up. */
  alwaysFiring: Trigger[];
  /** What a new one holds, by table, as JSON. */
  seeds: Map<string, string>;
  shape: string;
};

/** An embedded database never removes its log, which is in memory. */
const LOG_MAX_BYTES = 128 * 1024 * 1024;
/**
 * Tables up to this size are emptied row by row. To truncate one is to make anew the files of every table that refers to
 * it, and of their indexes: most of the schema, for the one row of a brand.
 */
const ROWS_MAX_BYTES = 512 * 1024;

/** A database, for everybody who works on it in one test. */
type Loan = {
  /** For one of its users, who closes it; what is written stays. */
  lend(): Database;
  /** Ends whatever still uses it, and empties it for the next test. */
  giveBack(): Promise<void>;
};

/**
 * Lends databases as `open` makes them: one that was given back and emptied, or a new one. The files of a worker run
 * one after another, and opening a database takes seconds.
 */
export function createLender(open: () => Promise<EmbeddedDatabase>): () => Promise<Loan> {
  const idle: Kept[] = [];
  return async () => {
    const kept = idle.pop() ?? (await lookAt(await open()));
    const users: Database[] = [];
    let isBack = false;
    return {
      lend() {
        const user = kept.database.lend();
        users.push(user);
        return user;
      },
      async giveBack() {
        if (isBack) return;
        isBack = true;
        for (const user of users) await user.close();
        if (await isEmptied(kept)) idle.push(kept);
        else await kept.database.close();
      },
    };
  };
}

function lookAt(database: EmbeddedDatabase): Promise<Kept> {
  return database.withConnection(async (connection) => {
    const tables = await connection.rows<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const names = tables.map(({ name }) => name);
    const filled = await findFilled(connection, names);
    return {
      database,
      tables: names,
      alwaysFiring: await connection.rows<Trigger>(
        `select tgrelid::regclass::text as "table", tgname as name from pg_trigger
         where not tgisinternal and tgenabled = 'A'`,
      ),
      seeds: new Map(
        await Promise.all(
          filled.map(
            async ({ name }): Promise<[string, string]> => [name, await contentOf(connection, name)],
          ),
        ),
      ),
      shape: await shapeOf(connection),
    };
  });
}

/** False if it differs from a new one: its problems must not become the next test's. */
async function isEmptied(kept: Kept): Promise<boolean> {
  try {
    await kept.database.withConnection((connection) => empty(connection, kept));
    return await kept.database.withConnection(async (connection) => {
      const isAsBefore = (await shapeOf(connection)) === kept.shape && (await hasSeedsOnly(connection, kept));
      return isAsBefore && (await logBytes(connection)) < LOG_MAX_BYTES;
    });
  } catch {
    // A test left it in a state that cannot be cleaned up; it is not used again.
    return false;
  }
}

async function empty(connection: Connection, { tables, alwaysFiring, seeds }: Kept): Promise<void> {
  // Alone: several statements together are one transaction, in which nothing can be discarded.
  await connection.run('discard all');
  await connection.run(`set time zone 'UTC'`);
  const changed: string[] = [];
  const filled = await findFilled(connection, tables);
  for (const name of new Set([...seeds.keys(), ...filled.map((table) => table.name)]))
    if (!seeds.has(name) || seeds.get(name) !== (await contentOf(connection, name))) changed.push(name);
  if (changed.length === 0) return;
  const isLarge = filled.some(({ bytes }) => bytes > ROWS_MAX_BYTES);
  const held = alwaysFiring.filter(({ table }) => changed.includes(table));
  await connection.run(
    [
      'begin',
      'set local session_replication_role = replica',
      ...held.map(({ table, name }) => `alter table "${table}" disable trigger "${name}"`),
      // Cascades, so that constraints do not get in the way.
      ...(isLarge
        ? [`truncate ${changed.map((name) => `"${name}"`).join()} cascade`]
        : changed.map((name) => `delete from "${name}"`)),
      ...held.map(({ table, name }) => `alter table "${table}" enable always trigger "${name}"`),
      ...changed.flatMap((name) => {
        const seed = seeds.get(name);
        if (seed === undefined) return [];
        return `insert into "${name}" select * from json_populate_recordset(null::"${name}", ${quote(seed)})`;
      }),
      'commit',
    ].join(';\n'),
  );
}

/** Tables with rows, and their size. A table without a page has no rows: most are, and are not opened. */
async function findFilled(
  { rows }: Connection,
  tables: string[],
): Promise<{ name: string; bytes: number }[]> {
  const sized = await rows<{ name: string; bytes: number }>(
    `select name, pg_relation_size(quote_ident(name)::regclass)::int as bytes from unnest($1::text[]) as name`,
    [tables],
  );
  const parts = sized
    .filter(({ bytes }) => bytes > 0)
    .map(
      ({ name, bytes }) =>
        `select '${name}' as name, ${bytes} as bytes where exists (select 1 from "${name}")`,
    );
  return parts.length === 0 ? [] : rows(parts.join(' union all '));
}

async function hasSeedsOnly(connection: Connection, { tables, seeds }: Kept): Promise<boolean> {
  const filled = await findFilled(connection, tables);
  if (filled.length !== seeds.size) return false;
  for (const { name } of filled) if (seeds.get(name) !== (await contentOf(connection, name))) return false;
  return true;
}

async function contentOf({ rows }: Connection, table: string): Promise<string> {
  const [row] = await rows<{ content: string }>(
    `select coalesce(json_agg(t order by t::text collate "C"), '[]')::text as content from "${table}" t`,
  );
  return row?.content ?? '[]';
}

/** Shows any change of the schema: tables, columns, constraints, triggers, functions, indexes. */
async function shapeOf({ rows }: Connection): Promise<string> {
  const [row] = await rows<{ shape: string }>(`
    select md5(string_agg(part, ',' order by part collate "C")) as shape
    from (
      select concat_ws(' ', 'class', oid, relname) from pg_class where oid >= 16384
      union all
      select concat_ws(' ', 'column', attrelid, attname, atttypid, attnotnull)
      from pg_attribute where attrelid >= 16384
      union all
      select concat_ws(' ', 'constraint', oid, conname, convalidated) from pg_constraint where oid >= 16384
      union all
      select concat_ws(' ', 'trigger', oid, tgname, tgenabled) from pg_trigger where oid >= 16384
      union all
      select concat_ws(' ', 'function', oid, md5(prosrc)) from pg_proc where oid >= 16384
      union all
      select concat_ws(' ', 'schema', oid, nspname) from pg_namespace where oid >= 16384
    ) as parts (part)`);
  return row?.shape ?? '';
}

async function logBytes({ rows }: Connection): Promise<number> {
  const [row] = await rows<{ bytes: number }>('select sum(size)::int as bytes from pg_ls_waldir()');
  return row?.bytes ?? 0;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
