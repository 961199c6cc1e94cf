import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { APPLICATION_ROLE } from '../../../db/application-role.ts';
import { ledgerOf } from '../../../testing/ledger/ledger.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const RESTRICTED = '23001';
const NOT_ALLOWED = '42501';

const CHANGES = [
  'update wallet_transfer set amount = amount + 1',
  'delete from wallet_transfer',
  'truncate wallet_transfer',
  `update wallet_account set owner = 'another'`,
  'delete from wallet_account',
  'delete from wallet_balance',
];

describe('the rows of the ledger', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    const books = ledgerOf(app.modules.system.brands.byDefault()?.id ?? '');
    await app.modules.wallet.submit(books.deposit(randomUUID(), 100n));
  });
  afterAll(() => app.close());

  const counts = async () =>
    app.database.withConnection(({ rows }) =>
      rows(`select (select count(*)::int from wallet_transfer) as transfers,
              (select count(*)::int from wallet_account) as accounts,
              (select count(*)::int from wallet_balance) as balances,
              (select sum(amount)::text from wallet_transfer) as moved`),
    );
  const codeOf = async (doing: Promise<unknown>) => {
    try {
      await doing;
      return 'done';
    } catch (error) {
      const { code, cause } = error as { code?: string; cause?: { code?: string } };
      return cause?.code ?? code;
    }
  };

  test.each(CHANGES)('stay as they are even for the owner: %s', async (change) => {
    const before = await counts();
    expect(await codeOf(app.database.withConnection(({ run }) => run(change)))).toBe(RESTRICTED);
    expect(await counts()).toEqual(before);
  });

  test.each(['update wallet_transfer set amount = amount + 1', 'delete from wallet_transfer'])(
    'stay as they are even where triggers are said to rest: %s',
    async (change) => {
      const before = await counts();
      const resting = app.database.withConnection(async ({ run }) => {
        await run('set session_replication_role = replica');
        try {
          await run(change);
        } finally {
          await run('reset session_replication_role');
        }
      });
      expect(await codeOf(resting)).toBe(RESTRICTED);
      expect(await counts()).toEqual(before);
    },
  );

  test
    .runIf(inject('postgres') !== null)
    .each([
      ...CHANGES,
      'truncate wallet_balance cascade',
      'alter table wallet_transfer disable trigger all',
      'alter table wallet_transfer disable trigger wallet_transfer_only_grows',
      'drop trigger wallet_transfer_only_grows on wallet_transfer',
      'set session_replication_role = replica',
      'drop table wallet_transfer',
      `create or replace function wallet_transfer_refuse_change() returns trigger language plpgsql as 'begin return new; end'`,
    ])('are beyond the rights of the server on PostgreSQL: %s', async (change) => {
    const before = await counts();
    expect(await codeOf(app.database.queries.execute(sql.raw(change)))).toBe(NOT_ALLOWED);
    const lane = app.database.openLane();
    expect(
      await codeOf(lane.run({ name: `test:${CHANGES.indexOf(change)}`, text: change, values: [] })),
    ).toBe(NOT_ALLOWED);
    await lane.close();
    expect(await counts()).toEqual(before);
  });

  test.runIf(inject('postgres') !== null)(
    'belong to another role than the one the server works as',
    async () => {
      const { rows } = await app.database.queries.execute('select current_user as role');
      expect(rows).toEqual([{ role: APPLICATION_ROLE.name }]);
    },
  );
});
