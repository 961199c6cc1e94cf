import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Log } from './log.ts';

interface RowsResult extends PgQueryResultHKT {
  readonly type: { rows: RowsResult['row'][] };
}

/** What a repo queries with: the pool outside a transaction, `tx` inside. */
export type Queries = PgDatabase<RowsResult, Record<string, never>>;

declare const insideTransaction: unique symbol;
/** Queries that are known to run inside a transaction. */
export type Tx = Queries & { readonly [insideTransaction]: true };

/** One connection of its own, for migrations and other work on the database itself. */
export type Connection = {
  run(sql: string): Promise<void>;
  rows<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
};

export type Cell = string | number | bigint | boolean;

declare const inDatabaseForm: unique symbol;
/** An array as the database keeps it. `binaryArray` alone makes them. */
export type BinaryArray = Buffer & { readonly [inDatabaseForm]: true };

/** A statement known by its name, so that a connection reads and plans it once. Values travel as text, arrays as they are. */
export type Statement = {
  readonly name: string;
  readonly text: string;
  readonly values: readonly (Cell | BinaryArray)[];
};
/** Runs one statement; rows come as arrays of columns. */
export type Run = (statement: Statement) => Promise<unknown[][]>;
/** Runs one statement and reads no rows. */
export type Write = (statement: Statement) => Promise<unknown>;

/**
 * A dedicated connection for one kind of hot work: no waiting for the pool, plans kept. It reconnects automatically.
 */
export type Lane = {
  /** Both commit on their own. */
  readonly run: Run;
  readonly write: Write;
  transaction<T>(work: (run: Run) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** The role the server works with once the schema is up to date. */
export type ApplicationRole = {
  readonly name: string;
  /** Creates it if missing and grants what the server needs; returns whether it can be taken. */
  prepare(owner: Connection, log: Log): Promise<boolean>;
};

export type Database = {
  readonly engine: 'pglite' | 'postgres';
  /** Outside a transaction only: inside one it throws at once (a single embedded connection would hang). */
  readonly queries: Queries;
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Prepared statements inside an open transaction. */
  runIn(tx: Tx): Run;
  openLane(): Lane;
  /** With the owner's rights. */
  withConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /** Called once the schema is up to date: from then on the server has no more rights than it needs. */
  giveUpRights(connection: Connection, role: ApplicationRole): Promise<void>;
  close(): Promise<void>;
};

/** PostgreSQL's type numbers of columns that drivers would otherwise return as number, string or Date. */
const INT8 = 20;
const DATE = 1082;

/** The one place that decides how columns are read: int8 as bigint, date as text. */
export const TYPE_PARSERS: Record<number, (text: string) => unknown> = {
  [INT8]: (text) => BigInt(text),
  [DATE]: (text) => text,
};
