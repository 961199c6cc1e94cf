import type { Database } from '@parlour/database/database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/databases/databases.ts';

/** Tables that belong to the installation rather than to a brand, and why. */
const SHARED_BY_ALL_BRANDS: Record<string, string> = {
  migration: 'the state of the database itself',
  job: 'work of the platform; brand_id says for whom, where it is for somebody',
  system_fact: 'facts about the installation',
  system_sealing_key: 'one key set opens the sealed bodies of all brands',
  system_seen_seal: 'a sealed body must not be replayed to another brand either',
  system_brand_host: 'a host leads to its brand, so the host is the key',
  system_process: 'the processes serve all brands',
  operators_operator: 'one account may have roles in several brands',
  operators_grant: 'a role for one brand (brand_id) or for all of them (null)',
  operators_recovery_code: 'belongs to an account',
  operators_session: 'belongs to an account; which brands it reaches is asked for at every call',
  operators_challenge: 'belongs to an account',
  operators_device: 'belongs to an account',
  operators_passkey: 'belongs to an account',
  operators_ceremony: 'belongs to an account',
  operators_ticket: 'belongs to a session; brand_id says for which brand it was made',
  credentials_attempt:
    'counts names and addresses, before it is known who it is; the key says of which brand',
  operators_audit: 'of brands (brand_id) and of the platform itself (null)',
  operators_audit_day: 'counts the record, of brands and of the platform itself',
  operators_approval: 'for a brand (brand_id) or for the platform itself (null)',
};

type Column = { table: string; column: string; nullable: string };
type Key = { table: string; first: string };

describe('tenancy', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  test('every table leads its key with brand_id, or is listed with a reason', async () => {
    const columns = (
      await database.queries.execute(
        sql`select table_name as "table", column_name as "column", is_nullable as nullable
            from information_schema.columns where table_schema = 'public' order by 1, 2`,
      )
    ).rows as Column[];
    const keys = (
      await database.queries.execute(
        sql`select c.table_name as "table", k.column_name as first
            from information_schema.table_constraints c
            join information_schema.key_column_usage k using (constraint_schema, constraint_name)
            where c.table_schema = 'public' and c.constraint_type = 'PRIMARY KEY' and k.ordinal_position = 1
            order by 1`,
      )
    ).rows as Key[];
    const tables = [...new Set(columns.map(({ table }) => table))];
    expect(tables.length).toBeGreaterThan(5);
    const wrong = tables.filter((table) => {
      if (table in SHARED_BY_ALL_BRANDS) return false;
      const owner = columns.find((column) => column.table === table && column.column === 'brand_id');
      const key = keys.find((one) => one.table === table);
      return owner?.nullable !== 'NO' || key?.first !== 'brand_id';
    });
    expect(wrong).toEqual([]);
    expect(Object.keys(SHARED_BY_ALL_BRANDS).filter((table) => !tables.includes(table))).toEqual([]);
  });

  test('no column fills itself with a time, and no money is a float', async () => {
    const { rows } = await database.queries.execute(
      sql`select table_name, column_name from information_schema.columns
          where table_schema = 'public'
            and (column_default ~* 'now|current_|clock_|statement_' or data_type in ('real', 'double precision'))`,
    );
    expect(rows).toEqual([]);
  });
});
