import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface RowsResult extends PgQueryResultHKT {
  readonly type: { rows: RowsResult['row'][] };
}

/** What a repo asks its questions with: the pool outside a transaction, `tx` inside. */
export type Queries = PgDatabase<RowsResult, Record<string, never>>;

declare const insideTransaction: unique symbol;
/** Queries that are known to run inside a transaction. */
export type Tx = Queries & { readonly [insideTransaction]: true };

/** One connection of its own, for migrations and other work on the database itself. */
export type Connection = {
  run(sql: string): Promise<void>;
  rows<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
};

export type Database = {
  readonly engine: 'pglite' | 'postgres';
  /** Outside a transaction only: inside one it throws at once (a single embedded connection would hang). */
  readonly queries: Queries;
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  withConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** PostgreSQL's type numbers for what the drivers would otherwise give as number, string or Date at will. */
const INT8 = 20;
const DATE = 1082;

/** The one place that decides how a column arrives: int8 as bigint, date as its text. */
export const TYPE_PARSERS: Record<number, (text: string) => unknown> = {
  [INT8]: (text) => BigInt(text),
  [DATE]: (text) => text,
};
